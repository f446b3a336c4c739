import { sql } from "drizzle-orm";
import type { LapsedPack } from "../../entitlement";
import { orderEntries } from "../tables";

type Entry = typeof orderEntries.$inferSelect;

/** The class of a line's garment, such as Trousers; null for a style that is gone. */
export const garmentClass = sql<string | null>`(
  select c.name from styles s join categories c on c.code = s.category_code
  where s.code = ${orderEntries.product} ->> 'styleCode')`;

/**
 * A line for whoever decides about an order or reads those of others, where the organisation hides sizes from them: the
 * class of the garment and its colour. A style, a pack or a hem may say as much of a body as a size does, and so may what
 * the wearer wrote to the warehouse.
 */
export const withoutSize = (entry: Entry, garment: string | null): Entry => ({
  ...entry,
  product: {
    ...{ code: "", styleCode: "", size: "", dimension: null, picture: null },
    name: garment ?? "Garment",
    colour: entry.product.colour,
    price: entry.product.price,
  },
  valueAdds: entry.valueAdds.map((added) => ({ ...added, entries: [] })),
  configuration: null,
  ...{ packId: null, packName: null, packType: null, bundleId: null, bundleName: null },
  additionalComments: null,
  // The standard that it misses is what an approver must know of it.
  ppeWarning: entry.ppeWarning?.replaceAll(entry.product.name, "It") ?? null,
  standards: null,
});

/** The same of a pack of which something lapses. */
export const withoutPack = ({ lastDay }: LapsedPack): LapsedPack => ({ packId: "", name: "a pack", lastDay });
