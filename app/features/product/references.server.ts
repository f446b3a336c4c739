import type { SerializeFrom } from "@remix-run/node";
import type { ResponseOf } from "~/commerce/response";
import { CARD_FIELDS, cardOf } from "~/features/product-cards/card.server";

/** Two views of a carousel of four (spec 000 §9). */
const MOST = 8;

/** The rows of a product's page: what goes with it, and what could take its place. */
const ROWS = [
  { type: "ACCESSORIES", id: "goes-with", title: "Goes well with this" },
  { type: "SIMILAR", id: "similar", title: "Similar products" },
] as const;

/** The query of other products beside one: enough for both rows. */
export const REFERENCES = {
  pageSize: 2 * MOST,
  fields: `references(referenceType,target(${CARD_FIELDS}))`,
};

/** Other products beside one, by kind; a kind without any is left out. */
export const referencesView = ({ references }: ResponseOf<"get", "/products/{code}/references">) =>
  ROWS.map(({ type, id, title }) => ({
    id,
    title,
    cards: references
      .filter(({ referenceType }) => referenceType === type)
      .slice(0, MOST)
      .map(({ target }) => cardOf(target)),
  })).filter(({ cards }) => cards.length > 0);

export type References = SerializeFrom<typeof referencesView>;
