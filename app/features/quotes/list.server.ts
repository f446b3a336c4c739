import type { ResponseOf } from "~/commerce/response";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import { type ListQuery, listQuery } from "~/lists/list-query.server";
import { listView, nameOf, optionsOf } from "~/lists/list-view.server";
import { readableDay, readableMoment } from "~/ui/dates";
import { quotesPath } from "~/paths";

const SORTS = ["byDate", "byName", "byCode", "byDateUp"];

type Page = ResponseOf<"get", "/users/current/quotes">;
type State = Page["quotes"][number]["state"];

const STATES: readonly State[] = [
  "BUYER_DRAFT",
  "BUYER_SUBMITTED",
  "SELLER_DRAFT",
  "BUYER_OFFER",
  "EXPIRED",
  "BUYER_ORDERED",
  "BUYER_REJECTED",
  "CANCELLED",
];

/** What the list is asked for in its address. */
export const quotesQuery = (request: Request): ListQuery =>
  listQuery(request.url, { path: quotesPath, sorts: SORTS, names: ["state"], choices: { state: STATES } });

/** The state that the list is filtered by. */
export const requestedState = ({ filters }: ListQuery): State | undefined =>
  STATES.find((state) => state === filters["state"]);

/** A page of the quotes that somebody asked for, or for the desk of all that were sent to it. */
export function quotesView(query: ListQuery, page: Page, timeZone: string) {
  const link = (wanted: string) => query.hrefWith({ sort: wanted === SORTS[0] ? undefined : wanted });
  const states = optionsOf([{ code: "state", values: page.states }], "state");
  return {
    ...listView(query, page, page.quotes.length, { state: nameOf(states, query.filters["state"]) }),
    states,
    csv: undefined,
    sort: query.sort,
    sortLinks: { byDate: link("byDate"), byName: link("byName"), byCode: link("byCode") },
    rows: page.quotes.map((one) => ({
      code: one.code,
      name: one.name,
      state: one.state,
      stateDisplay: one.stateDisplay,
      customer: one.customer && `${one.customer.name}, ${one.customer.organisation}`,
      pieces: one.totalUnitCount,
      updated: readableMoment(one.updatedTime, timeZone),
      until: one.validUntil && readableDay(one.validUntil),
      total: one.subTotal.formattedValue,
    })),
  };
}

/** The form that asks for a quote of the cart. */
export const requestView = (
  cart: { code: string; entries?: readonly { packId?: string; taken: boolean }[] },
  goods: readonly { quantity: number }[],
) => ({
  code: cart.code,
  lines: goods.length,
  pieces: goods.reduce((sum, { quantity }) => sum + quantity, 0),
  stays: goods.length < (cart.entries?.length ?? 0),
  key: newIdempotencyKey(),
});

/** The colours of states: an offer waits for its customer, what was sent for the desk. */
export const toneOf = (state: State): "ok" | "warn" | "bad" | "plain" => {
  if (state === "BUYER_OFFER" || state === "BUYER_ORDERED") return "ok";
  if (state === "BUYER_SUBMITTED" || state === "SELLER_DRAFT") return "warn";
  return state === "EXPIRED" ? "bad" : "plain";
};
