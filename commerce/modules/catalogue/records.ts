import { sql } from "drizzle-orm";
import { rowsOf, type Database } from "../../database/connection";
import type { Ending } from "../recalls";
import type { Classification, StyleStandard, ValueAddPrompt } from "./tables";

/** The organisation, currency and day that prices and assortments are read for. */
export interface Market {
  organisationUid: string;
  /** The organisation's day, YYYY-MM-DD: the prices that are in force on it count. */
  day: string;
  currency: string;
  currencySymbol: string;
}

export interface ColourRecord {
  code: string;
  name: string;
  hex: string;
  front: string | null;
  back: string | null;
}

export interface VariantRecord {
  sku: string;
  colourCode: string;
  size: string;
  dimension: string | null;
  onHand: number;
  expectedAt: string | null;
}

export interface PriceRecord {
  sku: string | null;
  organisationUid: string | null;
  kind: "std" | "rrp";
  minQuantity: number;
  cents: number;
  /** The first and the last day on which it is charged, YYYY-MM-DD; null for no such day. */
  validFrom: string | null;
  validUntil: string | null;
}

export interface ValueAddRecord {
  code: string;
  name: string;
  position: string | null;
  prompts: ValueAddPrompt[];
  mandatory: boolean;
  nonReturnable: boolean;
  leadDays: number;
  cents: number;
}

/** A style with everything that choosing, pricing and showing it needs. */
export interface StyleRecord {
  code: string;
  name: string;
  summary: string;
  description: string;
  brand: string;
  categoryCode: string;
  categoryName: string;
  sizeScale: string;
  sizeLabel: string;
  dimensionLabel: string | null;
  productType: "ready" | "kit";
  stockModel: "stocked" | "made_to_order" | "indent";
  inStockCode: string;
  backOrder: boolean;
  isNew: boolean;
  points: number | null;
  runs: "small" | "large" | null;
  runsFor: number | null;
  standard: string | null;
  garmentClass: string | null;
  replacedAfterMonths: number | null;
  standards: StyleStandard[];
  /** How it ends; null for a style that has no end. */
  ending: Ending | null;
  /** The category of goods that buyers' systems sort by. */
  unspsc: string | null;
  /** The model of its variant or quote-based configurator, if it has one, and which of them it is. */
  configurationModel: string | null;
  modelType: "CPQCONFIGURATOR" | "CLOUDCPQCONFIGURATOR" | null;
  classifications: Classification[];
  /** The sum and the number of the organisation's ratings. */
  ratingSum: number;
  ratingCount: number;
  colours: ColourRecord[];
  variants: VariantRecord[];
  prices: PriceRecord[];
  valueAdds: ValueAddRecord[];
  /** The market's organisation may buy it outside a pack. */
  inAssortment: boolean;
}

/**
 * A style's picture, and whether the garment is shown on a hanger. Small goods, shoes, hats and socks are
 * not.
 */
export interface FrontPicture {
  front: string;
  hangs: boolean;
}

const LIES = /one_size|shoe|hat|sock/;

/**
 * The front picture of each style in its first colour, or in the first of those named; null where there is none.
 * One statement.
 */
export async function frontPictures(
  db: Database,
  wanted: readonly { code: string; colours: string[] | null }[],
): Promise<(FrontPicture | null)[]> {
  if (wanted.length === 0) return [];
  const rows = await rowsOf<{ place: number; front: string; scale: string }>(
    db,
    sql`select distinct on (w.place) w.place, k.front, s.size_scale as scale
      from json_to_recordset(${JSON.stringify(wanted.map((style, place) => ({ ...style, place })))}::json)
        as w(place int, code text, colours text[])
      join styles s on s.code = w.code
      join style_colours k on k.style_code = w.code and (w.colours is null or k.code = any(w.colours))
      where k.front is not null order by w.place, k.sort`,
  );
  const fronts = new Map(rows.map(({ place, front, scale }) => [place, { front, hangs: !LIES.test(scale) }]));
  return wanted.map((_style, place) => fronts.get(place) ?? null);
}

/** The style limited to these colours; undefined if none of them is made; null means all colours. */
export function inColours<Style extends { colours: { code: string }[]; variants: { colourCode: string }[] }>(
  style: Style,
  codes: readonly string[] | null,
): Style | undefined {
  if (codes === null) return style;
  const colours = style.colours.filter(({ code }) => codes.includes(code));
  const variants = style.variants.filter(({ colourCode }) => codes.includes(colourCode));
  return colours.length > 0 ? { ...style, colours, variants } : undefined;
}

export interface Stocked {
  style: StyleRecord;
  colour: ColourRecord;
  variant: VariantRecord;
}

/** Finds a SKU in loaded styles. */
export function findVariant(styles: readonly StyleRecord[], sku: string): Stocked | undefined {
  for (const style of styles) {
    const variant = style.variants.find((v) => v.sku === sku);
    const colour = variant && style.colours.find((c) => c.code === variant.colourCode);
    if (variant && colour) return { style, colour, variant };
  }
  return undefined;
}
