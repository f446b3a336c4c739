import { priceKind } from "../catalogue";
import type { PriceKind } from "../catalogue/tables";
import type { Person } from "../../http/principal";
import { lineWorking } from "../packs";
import type { CartLine, LoadedCart } from "./loaded-cart";
import { isOfCatalogue, twinOf } from "./stockroom";
import { addedCents } from "./totals";

/** What kind of price a line has: that of its quantity today, of its quote, or of the day on which it was added. */
export function linePriceKind({ entry, stocked }: CartLine, lines: readonly CartLine[]): PriceKind {
  if (entry.quoteCode !== null) return { of: "quote" };
  if (!stocked) return { of: "fixed" };
  const twin = isOfCatalogue(entry)
    ? twinOf(
        lines.map((line) => line.entry),
        entry,
      )
    : undefined;
  const pieces = entry.quantity + (twin?.quantity ?? 0);
  return priceKind(stocked.style.prices, entry.sku, pieces, entry.unitCents - addedCents(entry.valueAdds));
}

/** How the price of a line of a cart is worked out. */
export const workingOfLine = (
  line: CartLine,
  { lines, discounts }: Pick<LoadedCart, "lines" | "discounts">,
  person: Person,
) =>
  lineWorking(
    {
      ...line.entry,
      price: linePriceKind(line, lines),
      discounts: discounts.flatMap(({ shares, ...discount }) =>
        shares
          .filter(({ entryNumber }) => entryNumber === line.entry.entryNumber)
          .map(({ cents }) => ({ ...discount, cents })),
      ),
    },
    person,
  );
