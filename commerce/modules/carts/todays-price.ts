import { findVariant, type Stocked, type StyleRecord, unitCents } from "../catalogue";
import type { EntryRow } from "./entry-rows";
import type { CartLine, CartRow } from "./loaded-cart";
import { isOfCatalogue, twinOf } from "./stockroom";
import { addedCents } from "./totals";

/**
 * What one piece of a line costs today, in cents with its value-adds. Pieces that are taken on site and pieces that are
 * delivered count together for breaks.
 * @returns undefined for lines of packs and quotes, whose prices are fixed, and for what has no price.
 */
export function todaysCents(
  entry: EntryRow,
  stocked: Stocked | undefined,
  all: readonly EntryRow[],
): number | undefined {
  if (!stocked || !isOfCatalogue(entry)) return undefined;
  const pieces = entry.quantity + (twinOf(all, entry)?.quantity ?? 0);
  const price = unitCents(stocked.style.prices, entry.sku, pieces);
  return price === undefined ? undefined : price + addedCents(entry.valueAdds);
}

/** The lines of a cart with their garments. A price holds for its day; on another day it is that of today. */
export function pricedLines(
  { cart, entries }: { cart: CartRow; entries: EntryRow[] },
  styles: StyleRecord[],
  today: string,
): CartLine[] {
  // A buyer's system has its prices from the cart, and the list of saved carts reads what is stored.
  const priced = cart.punchoutSid === null && cart.savedAt === null;
  return entries.map((entry) => {
    const stocked = findVariant(styles, entry.sku);
    const isOfToday = entry.pricedOn === null || entry.pricedOn === today;
    const cents = priced && !isOfToday ? todaysCents(entry, stocked, entries) : undefined;
    return {
      entry: { ...entry, unitCents: cents ?? entry.unitCents },
      storedCents: entry.unitCents,
      stocked,
    };
  });
}
