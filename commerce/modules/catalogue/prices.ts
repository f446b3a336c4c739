import type { PriceRecord, StyleRecord } from "./records";

/**
 * The price row that counts: the organisation's own rows before the list, a SKU's own row before its style's,
 * and of those the highest quantity break reached.
 * @returns cents (ex GST for std, including GST for rrp), or undefined when the style has no price.
 */
export function unitCents(
  prices: PriceRecord[],
  sku: string | null,
  quantity = 1,
  kind: "std" | "rrp" = "std",
): number | undefined {
  const rows = prices.filter(
    (row) => row.kind === kind && row.minQuantity <= quantity && (row.sku === null || row.sku === sku),
  );
  rows.sort(
    (a, b) =>
      Number(b.organisationUid !== null) - Number(a.organisationUid !== null) ||
      Number(b.sku !== null) - Number(a.sku !== null) ||
      b.minQuantity - a.minQuantity,
  );
  return rows[0]?.cents;
}

/** The lowest and highest price of one piece over a style's variants; both undefined without a price. */
export function priceRange(style: StyleRecord, kind: "std" | "rrp" = "std"): { min?: number; max?: number } {
  const all = style.variants
    .map((variant) => unitCents(style.prices, variant.sku, 1, kind))
    .filter((price): price is number => price !== undefined);
  const single = unitCents(style.prices, null, 1, kind);
  if (all.length === 0 && single !== undefined) all.push(single);
  if (all.length === 0) return {};
  return { min: Math.min(...all), max: Math.max(...all) };
}

/** Quantity breaks of a style, lowest first: what one piece costs from each quantity on. */
export function volumePrices(style: StyleRecord): { minQuantity: number; cents: number }[] {
  const breaks = [...new Set(style.prices.filter((p) => p.kind === "std").map((p) => p.minQuantity))];
  return breaks
    .sort((a, b) => a - b)
    .map((minQuantity) => ({ minQuantity, cents: unitCents(style.prices, null, minQuantity) ?? 0 }));
}
