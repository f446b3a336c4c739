import { counted } from "../../http/counted";
import { readableDay } from "../../http/dates";
import { formatMoney, gstWords, withGst } from "../../http/money";
import type { Working } from "../../http/working";
import { priceKind, type PriceRange, unitCents, volumePrices } from "./prices";
import type { StyleRecord } from "./records";
import type { PriceKind } from "./tables";

const NAMES: Record<PriceKind["of"], string> = {
  contract: "Contract price",
  list: "List price",
  quote: "Price of your quote",
  fixed: "Price when it was added",
};

/** "Contract price from 10 pieces". */
export const priceName = ({ of, from }: PriceKind): string =>
  from === undefined ? NAMES[of] : `${NAMES[of]} from ${counted(from, "piece")}`;

/** The last day of a price that has one. */
export const untilNote = (price: PriceKind | undefined): string | undefined =>
  price?.until && `Until ${readableDay(price.until)}.`;

/** How the reader sees prices. */
interface Reader {
  market: { currencySymbol: string };
  /** GST in basis points: of the unit, and in the prices that are shown. */
  gstRate: number;
  gstIncluded: number;
  /** What must be on a garment is on it from the first. */
  withAdditions?: boolean;
}

/**
 * How the price of one piece of a style is worked out: its kind, the prices of more pieces, GST if prices are read with
 * it, and what is always added.
 * @param sku of the one size and colour that is shown; null for the style, at its lowest price.
 * @returns undefined for a style without a price.
 */
export function itemWorking(
  style: StyleRecord,
  sku: string | null,
  { min, max = 0 }: PriceRange,
  { market, gstRate, gstIncluded, withAdditions }: Reader,
): Working | undefined {
  if (min === undefined) return undefined;
  const money = (cents: number) => formatMoney(cents, market.currencySymbol);
  const shown = (cents: number) => withGst(cents, gstIncluded);
  const basis = gstIncluded > 0 ? "inc. GST" : "exc. GST";
  const cheapest = sku ?? style.variants.find((one) => unitCents(style.prices, one.sku) === min)?.sku ?? null;
  const kind = priceKind(style.prices, cheapest, 1, min);
  const breaks = volumePrices(style).filter(({ minQuantity }) => minQuantity > 1);
  const notes = [
    untilNote(kind),
    max > min ? `Some sizes cost up to ${money(max)} exc. GST.` : undefined,
    breaks.length > 0
      ? `More pieces: ${breaks.map(({ minQuantity, cents }) => `${money(cents)} from ${minQuantity}`).join(", ")}, exc. GST.`
      : undefined,
    gstIncluded > 0 ? undefined : `${gstWords({ gstRate })} is added once, to the whole order.`,
  ];
  const rows: Working["rows"] = [
    {
      code: "price",
      label: `${priceName(kind)}, exc. GST`,
      amount: money(min),
      note: notes.filter(Boolean).join(" ") || undefined,
    },
  ];
  if (gstIncluded > 0) {
    rows.push({ code: "gst", label: gstWords({ gstRate }), amount: money(shown(min) - min) });
  }
  const price = { label: `Price of 1 piece, ${basis}`, amount: money(shown(min)) };
  const additions = withAdditions
    ? style.valueAdds.filter(({ mandatory, cents }) => mandatory && cents > 0)
    : [];
  if (additions.length === 0) return { rows, total: price };
  rows.push({ code: "before", ...price, sum: true });
  let cents = min;
  for (const [index, addition] of additions.entries()) {
    const amount = money(shown(cents + addition.cents) - shown(cents));
    rows.push({ code: `addition ${index + 1}`, label: addition.name, amount, note: "Always added." });
    cents += addition.cents;
  }
  return { rows, total: { label: `With what is always added, ${basis}`, amount: money(shown(cents)) } };
}
