import { asc, desc, eq } from "drizzle-orm";
import type { Call } from "../../http/call";
import type { Person } from "../../http/principal";
import { addresses } from "../organisation/tables";
import type { EntryRow } from "./entry-rows";
import type { LoadedCart } from "./loaded-cart";
import type { AddressSnapshot } from "./tables";

/** Whether a person hands out goods from a stockroom on site, so that lines of their carts may be taken. */
export const mayTake = ({ user }: Pick<Person, "user">): boolean => user.enableTaken;

type Twin = Pick<EntryRow, "sku" | "packId" | "quoteCode" | "taken" | "quantity" | "configuration">;

/** Whether a line is of goods of the catalogue at its prices: of no pack, and not at the prices of a quote. */
export const isOfCatalogue = ({ packId, quoteCode }: Pick<EntryRow, "packId" | "quoteCode">): boolean =>
  packId === null && quoteCode === null;

/** Whether a line is of goods of the catalogue as they come: not configured. */
export const isPlain = (entry: Pick<Twin, "packId" | "quoteCode" | "configuration">): boolean =>
  isOfCatalogue(entry) && entry.configuration === null;

/**
 * The line of the same SKU whose pieces are taken if those of this one are delivered, or the other way round. What is
 * made to a configuration is never taken, so such a line has none.
 */
export const twinOf = <Row extends Twin>(
  entries: readonly Row[],
  entry: Pick<Twin, "sku" | "taken" | "configuration">,
) =>
  entry.configuration === null
    ? entries.find((one) => one.sku === entry.sku && isPlain(one) && one.taken !== entry.taken)
    : undefined;

/** Whether nothing of a cart is delivered, because all of it was taken on site. */
export const isAllTaken = (lines: readonly { entry: { taken: boolean } }[], person: Person): boolean =>
  mayTake(person) && lines.length > 0 && lines.every(({ entry }) => entry.taken);

/** How taken goods reach their people. It costs nothing. */
export const TAKEN_MODE = {
  code: "taken",
  name: "Taken on site",
  description: "From your stockroom. Nothing is delivered.",
  cents: 0,
  postBoxes: true,
  minDays: 0,
  maxDays: 0,
};

/** The address of the person's own unit, where its stockroom is; one statement. */
export async function siteAddress({
  db,
  about,
}: Pick<Call, "db" | "about">): Promise<AddressSnapshot | undefined> {
  const [row] = await db
    .select({
      id: addresses.id,
      firstName: addresses.firstName,
      lastName: addresses.lastName,
      companyName: addresses.companyName,
      line1: addresses.line1,
      line2: addresses.line2,
      town: addresses.town,
      region: addresses.region,
      postalCode: addresses.postalCode,
      country: addresses.country,
      phone: addresses.phone,
    })
    .from(addresses)
    .where(eq(addresses.unitUid, about.unit.uid))
    .orderBy(desc(addresses.isDefault), asc(addresses.id))
    .limit(1);
  return row;
}

/** A cart of taken goods: they stay at the site, whatever address and mode were chosen before. */
export const takenAt = (loaded: LoadedCart, site: AddressSnapshot | undefined): LoadedCart => ({
  ...loaded,
  cart: {
    ...loaded.cart,
    deliveryAddress: site ?? loaded.cart.deliveryAddress,
    deliveryMode: TAKEN_MODE.code,
  },
  mode: TAKEN_MODE,
});
