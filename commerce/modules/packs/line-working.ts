import { counted } from "../../http/counted";
import { formatMoney, gstWords } from "../../http/money";
import type { Person } from "../../http/principal";
import type { Working, WorkingRow } from "../../http/working";
import { priceName, untilNote } from "../catalogue";
import type { PriceKind } from "../catalogue/tables";
import { shownCents } from "../organisation";
import { discountAmounts, discountCents, discountName } from "../promotions";

/** A line of a cart, a draft or an order; cents are ex GST. */
export interface PricedLine {
  /** Of one piece with its additions. */
  unitCents: number;
  quantity: number;
  /** The additions with what each costs for one piece. */
  valueAdds: readonly { name: string; cents: number }[];
  /** Undefined for a line of an order that does not keep it. */
  price?: PriceKind;
  quoteCode?: string | null;
  /** What offers took off the line. */
  discounts: readonly { code: string; kind: string; title: string; cents: number }[];
}

type Reader = Pick<Person, "unit" | "organisation">;

/**
 * How the price of a line is worked out: its goods, additions and GST, which come to what the line shows, and what
 * offers took off it.
 * @returns undefined if the line is no more than a usual price times a quantity.
 */
export function lineWorking(line: PricedLine, reader: Reader): Working | undefined {
  const { unitCents, quantity, discounts, price } = line;
  const money = (cents: number) => formatMoney(cents, reader.unit.currencySymbol);
  const shown = (cents: number) => shownCents(cents, reader);
  const including = reader.organisation.priceIncludingGst;
  const additions = additionsOf(line);
  const baseCents = unitCents - discountCents(additions);
  const before = unitCents * quantity;
  const isUsual = price === undefined || ((price.of === "contract" || price.of === "list") && !price.from);
  if (quantity === 0) return undefined;
  if (additions.length === 0 && discounts.length === 0 && isUsual) return undefined;
  const times = (code: string, label: string, cents: number, note?: string): WorkingRow => ({
    code,
    label: `${label}, ${quantity} × ${money(cents)}`,
    amount: money(cents * quantity),
    note,
  });
  const total = {
    label: `Price of ${counted(quantity, "piece")}, ${including ? "inc." : "exc."} GST`,
    amount: money(shown(before)),
  };
  const rows: WorkingRow[] = [
    times("price", price ? priceName(price) : "Price when it was ordered", baseCents, untilNote(price)),
    ...additions.map(({ name, cents }, index) => times(`addition ${index + 1}`, name, cents)),
    ...(including
      ? [{ code: "gst", label: gstWords(reader.unit), amount: money(shown(before) - before) }]
      : []),
  ];
  if (discounts.length === 0) return { rows, total };
  return {
    rows: [
      ...rows,
      { code: "before", ...total, sum: true },
      ...discountAmounts(before, discounts, shown).map(({ discount, cents }) => ({
        code: `discount ${discount.code}`,
        label: discountName(discount),
        amount: `−${money(cents)}`,
      })),
    ],
    total: { label: "After offers", amount: money(shown(before - discountCents(discounts))) },
  };
}

/** The additions that cost something. A quote has one price for a piece with all that is on it. */
function additionsOf({ valueAdds, unitCents, price, quoteCode }: PricedLine) {
  if (quoteCode || price?.of === "quote") return [];
  const paid = valueAdds.filter(({ cents }) => cents > 0);
  return discountCents(paid) > unitCents ? [] : paid;
}
