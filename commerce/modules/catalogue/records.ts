import { sql, type SQL } from "drizzle-orm";
import { rowsOf, type Database } from "../../database/connection";
import type { Classification, ValueAddPrompt } from "./tables";

/** The organisation and currency that prices and assortments are read for. */
export interface Market {
  organisationUid: string;
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
  standard: string | null;
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

const selectStyles = (market: Market, where: SQL) => sql`
  select s.code, s.name, s.summary, s.description, s.brand,
    s.category_code as "categoryCode", c.name as "categoryName", s.size_scale as "sizeScale",
    s.size_label as "sizeLabel", s.dimension_label as "dimensionLabel", s.product_type as "productType",
    s.stock_model as "stockModel", s.in_stock_code as "inStockCode", s.back_order as "backOrder",
    s.is_new as "isNew", s.points, s.standard, s.classifications,
    sold.style_code is not null as "inAssortment",
    coalesce(sold.rating_sum, 0) as "ratingSum", coalesce(sold.rating_count, 0) as "ratingCount",
    coalesce((select json_agg(json_build_object('code', k.code, 'name', k.name, 'hex', k.hex,
      'front', k.front, 'back', k.back) order by k.sort) from style_colours k where k.style_code = s.code), '[]') as colours,
    coalesce((select json_agg(json_build_object('sku', v.sku, 'colourCode', v.colour_code, 'size', v.size,
      'dimension', v.dimension, 'onHand', coalesce(l.on_hand, 0), 'expectedAt', l.expected_at) order by v.sort)
      from variants v left join stock_levels l on l.sku = v.sku
      where v.style_code = s.code and v.active), '[]') as variants,
    coalesce((select json_agg(json_build_object('sku', p.sku, 'organisationUid', p.organisation_uid,
      'kind', p.kind, 'minQuantity', p.min_quantity, 'cents', p.cents))
      from price_rows p where p.style_code = s.code and p.currency = ${market.currency}
      and (p.organisation_uid is null or p.organisation_uid = ${market.organisationUid})), '[]') as prices,
    coalesce((select json_agg(json_build_object('code', a.code, 'name', a.name, 'position', a.position,
      'prompts', a.prompts, 'mandatory', a.mandatory, 'nonReturnable', a.non_returnable,
      'leadDays', a.lead_days, 'cents', sv.cents) order by sv.sort)
      from style_value_adds sv join value_adds a on a.code = sv.value_add_code
      where sv.style_code = s.code and sv.currency = ${market.currency}), '[]') as "valueAdds"
  from styles s join categories c on c.code = s.category_code
  left join assortments sold on sold.style_code = s.code and sold.organisation_uid = ${market.organisationUid}
  where ${where}
  order by s.sort, s.code`;

/** Styles by code, in catalogue order, in one statement; unknown codes are left out. */
export async function stylesByCode(db: Database, codes: string[], market: Market): Promise<StyleRecord[]> {
  if (codes.length === 0) return [];
  return rowsOf<StyleRecord>(db, selectStyles(market, sql`s.code in ${codes}`));
}

/** The styles that hold these SKUs, in one statement. */
export async function stylesBySku(db: Database, skus: string[], market: Market): Promise<StyleRecord[]> {
  if (skus.length === 0) return [];
  return rowsOf<StyleRecord>(
    db,
    selectStyles(market, sql`s.code in (select v.style_code from variants v where v.sku in ${skus})`),
  );
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
export function inColours(style: StyleRecord, codes: readonly string[] | null): StyleRecord | undefined {
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
export function findVariant(styles: StyleRecord[], sku: string): Stocked | undefined {
  for (const style of styles) {
    const variant = style.variants.find((v) => v.sku === sku);
    const colour = variant && style.colours.find((c) => c.code === variant.colourCode);
    if (variant && colour) return { style, colour, variant };
  }
  return undefined;
}
