import { sql, type SQL } from "drizzle-orm";
import { rowsOf, type Database } from "../../database/connection";
import { factsPlaces, cachedFacts, cachedFactsOfSkus, type StyleFacts } from "./facts";
import { validPrices, valueAddPairs, withLive } from "./live";
import type { Market, StyleRecord } from "./records";

const selectStyles = (market: Market, where: SQL) => sql`
  select s.code, s.name, s.summary, s.description, s.brand,
    s.category_code as "categoryCode", c.name as "categoryName", s.size_scale as "sizeScale",
    s.size_label as "sizeLabel", s.dimension_label as "dimensionLabel", s.product_type as "productType",
    s.stock_model as "stockModel", s.in_stock_code as "inStockCode", s.back_order as "backOrder",
    s.is_new as "isNew", s.points, s.runs, s.runs_for as "runsFor", s.standard, s.unspsc,
    s.garment_class as "garmentClass", s.replaced_after_months as "replacedAfterMonths", s.standards, s.classifications, s.sort,
    case when s.ends_on is not null then json_build_object('kind', s.end_kind, 'endsOn', s.ends_on,
      'reason', s.end_reason, 'exchangeFree', s.exchange_free, 'replacement', (
        select json_build_object('code', r.code, 'name', r.name) from styles r where r.code = s.replaced_by)) end as ending,
    s.configuration_model as "configurationModel",
    (select m.type from configuration_models m where m.code = s.configuration_model) as "modelType",
    sold.style_code is not null as "inAssortment",
    coalesce(sold.rating_sum, 0) as "ratingSum", coalesce(sold.rating_count, 0) as "ratingCount",
    coalesce((select json_agg(json_build_object('code', k.code, 'name', k.name, 'hex', k.hex,
      'front', k.front, 'back', k.back) order by k.sort) from style_colours k where k.style_code = s.code), '[]') as colours,
    coalesce((select json_agg(json_build_object('sku', v.sku, 'colourCode', v.colour_code, 'size', v.size,
      'dimension', v.dimension, 'onHand', coalesce(l.on_hand, 0), 'expectedAt', l.expected_at) order by v.sort)
      from variants v left join stock_levels l on l.sku = v.sku
      where v.style_code = s.code and v.active), '[]') as variants,
    coalesce((select json_agg(json_build_object('sku', p.sku, 'organisationUid', p.organisation_uid,
      'kind', p.kind, 'minQuantity', p.min_quantity, 'cents', p.cents,
      'validFrom', p.valid_from, 'validUntil', p.valid_until))
      from price_rows p where p.style_code = s.code
      and ${validPrices(market)}), '[]') as prices,
    coalesce((select json_agg(json_build_object(${valueAddPairs}) order by sv.sort)
      from style_value_adds sv join value_adds a on a.code = sv.value_add_code
      where sv.style_code = s.code and sv.currency = ${market.currency}), '[]') as "valueAdds"
  from styles s join categories c on c.code = s.category_code
  left join assortments sold on sold.style_code = s.code and sold.organisation_uid = ${market.organisationUid}
  where ${where}
  order by s.sort, s.code`;

/** Styles by code, in catalogue order, in one statement; unknown codes are left out. */
export async function stylesByCode(db: Database, codes: string[], market: Market): Promise<StyleRecord[]> {
  if (codes.length === 0) return [];
  const facts = cachedFacts(db, codes);
  return facts ? withLive(db, facts, market) : readStyles(db, selectStyles(market, sql`s.code in ${codes}`));
}

/** Styles by code, in catalogue order, without stock and prices; no statement for those whose facts are cached. */
export async function styleFacts(
  db: Database,
  codes: string[],
  market: Market,
): Promise<Omit<StyleFacts, "sort">[]> {
  return cachedFacts(db, codes) ?? stylesByCode(db, codes, market);
}

/** The styles that hold these SKUs, in one statement. */
export async function stylesBySku(db: Database, skus: string[], market: Market): Promise<StyleRecord[]> {
  if (skus.length === 0) return [];
  const facts = cachedFactsOfSkus(db, skus);
  return facts
    ? withLive(db, facts, market)
    : readStyles(
        db,
        selectStyles(market, sql`s.code in (select v.style_code from variants v where v.sku in ${skus})`),
      );
}

type Row = StyleRecord & { sort: number };

async function readStyles(db: Database, statement: SQL): Promise<StyleRecord[]> {
  const keep = factsPlaces(db);
  const rows = await rowsOf<Row>(db, statement);
  for (const row of rows) keep(row);
  return rows;
}

/** The styles that replace some of these, at most one statement, and none if none of them ends. */
export async function replacementsOf(
  db: Database,
  styles: readonly StyleRecord[],
  market: Market,
): Promise<(style: StyleRecord) => StyleRecord | undefined> {
  const codes = [...new Set(styles.flatMap(({ ending }) => ending?.replacement?.code ?? []))];
  const known = styles.filter(({ code }) => codes.includes(code));
  const missing = codes.filter((code) => !known.some((style) => style.code === code));
  const all = [...known, ...(await stylesByCode(db, missing, market))];
  return ({ ending }) => all.find(({ code }) => code === ending?.replacement?.code);
}
