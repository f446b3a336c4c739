import type { assortments, priceRows } from "../modules/catalogue/tables";
import type { DemoStyle, DemoVariant } from "./catalogue";
import { isLargeSize } from "./sizes";

type PriceRow = typeof priceRows.$inferInsert;
type Currency = "AUD" | "NZD";

const CURRENCIES: readonly Currency[] = ["AUD", "NZD"];
const LARGE_SIZE_FACTOR = 1.1;
/** Recommended prices are 28 per cent above contract prices and include GST. */
const RETAIL_FACTOR = 1.28;
const NZ_GST = 1.15;

/** Wholesale quantity breaks: the number of pieces, and the part of the price. */
const VOLUME: readonly [pieces: number, factor: number][] = [
  [1, 1],
  [10, 0.95],
  [50, 0.9],
];

/** Styles of other programs that the wholesale group may buy. */
const WHOLESALE_EXTRAS = ["KM-1501", "KM-1502", "SV-3201", "SV-3202", "SV-3401", "LB-2002"];

/** Whether the wholesale group may buy a style. */
export const sellsWholesale = (style: DemoStyle): boolean =>
  style.program === "korraline" || style.program === "emberbun" || WHOLESALE_EXTRAS.includes(style.code);

/** Contract cents ex GST of a style, with the supplement for large sizes when a variant is given. */
export function contractCents(style: DemoStyle, currency: Currency, variant?: DemoVariant): number {
  const base = currency === "AUD" ? style.audCents : style.nzdCents;
  return variant && isLargeSize(variant, style.scaleName) ? Math.round(base * LARGE_SIZE_FACTOR) : base;
}

const retailCents = (style: DemoStyle, currency: Currency) =>
  currency === "AUD" ? style.rrpAudCents : Math.round(style.nzdCents * RETAIL_FACTOR * NZ_GST);

/** One price for the style, and one for each large size, which is why a card says "From". */
function withLargeSizes(style: DemoStyle, row: Omit<PriceRow, "styleCode" | "sku">): PriceRow[] {
  const large = style.variants.filter((variant) => isLargeSize(variant, style.scaleName));
  return [
    { ...row, styleCode: style.code, sku: null },
    ...large.map((variant) => ({
      ...row,
      styleCode: style.code,
      sku: variant.sku,
      cents: Math.round(row.cents * LARGE_SIZE_FACTOR),
    })),
  ];
}

/** The wholesale price of one piece for a quantity. */
export function wholesaleCents(
  style: DemoStyle,
  variant: DemoVariant,
  currency: Currency,
  quantity: number,
): number {
  const factor = VOLUME.findLast(([pieces]) => pieces <= quantity)?.[1] ?? 1;
  const base = Math.round(contractCents(style, currency) * factor);
  return isLargeSize(variant, style.scaleName) ? Math.round(base * LARGE_SIZE_FACTOR) : base;
}

const wholesaleRows = (style: DemoStyle, currency: Currency): PriceRow[] =>
  VOLUME.flatMap(([minQuantity, factor]) =>
    withLargeSizes(style, {
      organisationUid: "harrowstreet",
      currency,
      kind: "std",
      minQuantity,
      cents: Math.round(contractCents(style, currency) * factor),
    }),
  );

/** Contract rows of the program that owns the style and of the wholesale group; retail rows for everyone. */
export const priceRowsOf = (styles: readonly DemoStyle[]): PriceRow[] =>
  styles.flatMap((style) =>
    CURRENCIES.flatMap((currency) => [
      ...withLargeSizes(style, {
        organisationUid: style.program,
        currency,
        kind: "std",
        minQuantity: 1,
        cents: contractCents(style, currency),
      }),
      ...withLargeSizes(style, {
        organisationUid: null,
        currency,
        kind: "rrp",
        minQuantity: 1,
        cents: retailCents(style, currency),
      }),
      ...(sellsWholesale(style) ? wholesaleRows(style, currency) : []),
    ]),
  );

/** The assortments: who may buy which styles outside a pack. */
export const assortmentRows = (styles: readonly DemoStyle[]): (typeof assortments.$inferInsert)[] =>
  styles.flatMap((style) => [
    { organisationUid: style.program, styleCode: style.code },
    ...(sellsWholesale(style) ? [{ organisationUid: "harrowstreet", styleCode: style.code }] : []),
  ]);
