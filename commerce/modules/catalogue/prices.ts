import type { PriceRecord, StyleRecord } from "./records";
import type { PriceKind } from "./tables";

/** After every day: a price without a last day is worth less than one with it. */
const NO_END = "9999-12-31";

/** Of two prices of the same goods, the one with dates counts; of those the one that began last, then that ends first. */
const byDates = (a: PriceRecord, b: PriceRecord): number =>
  compared(b.validFrom ?? "", a.validFrom ?? "") || compared(a.validUntil ?? NO_END, b.validUntil ?? NO_END);

const compared = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * The price row that counts: the organisation's own rows before the list, a SKU's own row before its style's, of those
 * the highest quantity break reached, and of rows of the same break one with dates.
 * @param prices those in force on the day.
 * @returns cents (ex GST for std, including GST for rrp), or undefined when the style has no price.
 */
export const unitCents = (
  prices: PriceRecord[],
  sku: string | null,
  quantity = 1,
  kind: "std" | "rrp" = "std",
): number | undefined => priceRow(prices, sku, quantity, kind)?.cents;

function priceRow(
  prices: PriceRecord[],
  sku: string | null,
  quantity: number,
  kind: "std" | "rrp" = "std",
): PriceRecord | undefined {
  const rows = prices.filter(
    (row) => row.kind === kind && row.minQuantity <= quantity && (row.sku === null || row.sku === sku),
  );
  rows.sort(
    (a, b) =>
      Number(b.organisationUid !== null) - Number(a.organisationUid !== null) ||
      Number(b.sku !== null) - Number(a.sku !== null) ||
      b.minQuantity - a.minQuantity ||
      byDates(a, b),
  );
  return rows[0];
}

/** The kind of the price of one piece of so many. @param cents what is charged for it, ex GST, without additions. */
export function priceKind(
  prices: PriceRecord[],
  sku: string | null,
  quantity: number,
  cents: number,
): PriceKind {
  const row = priceRow(prices, sku, quantity);
  if (row?.cents !== cents) return { of: "fixed" };
  return {
    of: row.organisationUid === null ? "list" : "contract",
    from: row.minQuantity > 1 ? row.minQuantity : undefined,
    until: row.validUntil ?? undefined,
  };
}

/** In cents; both undefined without a price. */
export interface PriceRange {
  min?: number;
  max?: number;
}

/**
 * The lowest and highest price of one piece over a style's variants. Variants without a price row of their own
 * cost the same, so one of them is looked at.
 * @param prices of the style and of the variants that are sold.
 */
export function rangeOf(
  prices: PriceRecord[],
  variantCount: number,
  kind: "std" | "rrp" = "std",
): PriceRange {
  const own = new Set(prices.map(({ sku }) => sku));
  own.delete(null);
  const all = [...own].map((sku) => unitCents(prices, sku, 1, kind));
  if (variantCount > own.size || variantCount === 0) all.push(unitCents(prices, null, 1, kind));
  const known = all.filter((cents): cents is number => cents !== undefined);
  return known.length === 0 ? {} : { min: Math.min(...known), max: Math.max(...known) };
}

/** The lowest and highest price of one piece over a style's variants; both undefined without a price. */
export function priceRange(style: StyleRecord, kind: "std" | "rrp" = "std"): PriceRange {
  const sold = new Set<string | null>(style.variants.map(({ sku }) => sku));
  const prices = style.prices.filter(({ sku }) => sku === null || sold.has(sku));
  return rangeOf(prices, sold.size, kind);
}

/** Quantity breaks of a style, lowest first: what one piece costs from each quantity on. */
export function volumePrices(style: StyleRecord): { minQuantity: number; cents: number }[] {
  const breaks = [...new Set(style.prices.filter((p) => p.kind === "std").map((p) => p.minQuantity))];
  return breaks
    .sort((a, b) => a - b)
    .map((minQuantity) => ({ minQuantity, cents: unitCents(style.prices, null, minQuantity) ?? 0 }));
}
