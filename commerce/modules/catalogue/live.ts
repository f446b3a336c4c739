import { sql, type Placeholder } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { prepared } from "../../database/prepared";
import type { StyleFacts } from "./facts";
import type { Market, PriceRecord, StyleRecord, ValueAddRecord } from "./records";

/** Without the names of its columns, which would be most of what the database writes and the driver reads. */
type PriceTuple = [
  styleCode: string,
  sku: string | null,
  organisationUid: string | null,
  kind: PriceRecord["kind"],
  minQuantity: number,
  cents: number,
  validFrom: string | null,
  validUntil: string | null,
];

/** The values of a market in prepared statements. */
const market = {
  currency: sql.placeholder("currency"),
  organisationUid: sql.placeholder("organisationUid"),
  day: sql.placeholder("day"),
};
const [codes, skus] = [sql.placeholder("codes"), sql.placeholder("skus")];

type Value = string | Placeholder;

/** Which prices `p` are valid for an organisation on its day. */
export const validPrices = ({
  currency,
  organisationUid,
  day,
}: Record<"currency" | "organisationUid" | "day", Value>) =>
  sql`p.currency = ${currency} and (p.organisation_uid is null or p.organisation_uid = ${organisationUid})
    and (p.valid_from is null or p.valid_from <= ${day}::date)
    and (p.valid_until is null or p.valid_until >= ${day}::date)`;

/** The properties of a value-add `a` that a style has by `sv`. */
export const valueAddPairs = sql`'code', a.code, 'name', a.name, 'position', a.position, 'prompts', a.prompts,
  'mandatory', a.mandatory, 'nonReturnable', a.non_returnable, 'leadDays', a.lead_days, 'cents', sv.cents`;

/** The prices of styles that are valid for one organisation on its day, in one value. */
const pricesJson = (more = sql``) => sql<PriceTuple[]>`coalesce((
  select json_agg(json_build_array(p.style_code, p.sku, p.organisation_uid, p.kind, p.min_quantity, p.cents,
    p.valid_from, p.valid_until))
  from price_rows p where p.style_code = any(${codes}::text[])
    and ${validPrices(market)} ${more}), '[]')`;

function pricesByStyle(tuples: PriceTuple[]): Map<string, PriceRecord[]> {
  const prices = new Map<string, PriceRecord[]>();
  for (const [styleCode, sku, organisationUid, kind, minQuantity, cents, validFrom, validUntil] of tuples) {
    const price = { sku, organisationUid, kind, minQuantity, cents, validFrom, validUntil };
    const ofStyle = prices.get(styleCode);
    if (ofStyle) ofStyle.push(price);
    else prices.set(styleCode, [price]);
  }
  return prices;
}

const oneRow = sql`(values (1)) as one (row)`;

const onePiecePrices = prepared((db) =>
  db
    .select({ prices: pricesJson(sql`and p.min_quantity <= 1`) })
    .from(oneRow)
    .prepare("one_piece_prices"),
);

/** What one piece of each style costs, in one statement. */
export async function onePiecePricesOf(
  db: Database,
  codes: string[],
  { organisationUid, currency, day }: Market,
): Promise<Map<string, PriceRecord[]>> {
  const [row] = await onePiecePrices(db).execute({ codes, currency, organisationUid, day });
  return pricesByStyle(row!.prices);
}

/**
 * What is never cached of styles: stock, prices and what belongs to an organisation. Each kind is one value for all
 * styles together, which takes half as long as a value for each style.
 */
const liveRow = prepared((db) =>
  db
    .select({
      // Code, and sum and number of ratings, of those in the assortment.
      sold: sql<[string, number | null, number | null][]>`coalesce((
        select json_agg(json_build_array(sold.style_code, sold.rating_sum, sold.rating_count))
        from assortments sold
        where sold.organisation_uid = ${market.organisationUid} and sold.style_code = any(${codes}::text[])), '[]')`,
      // SKU, pieces on hand, and when more are expected.
      stock: sql<[string, number, string | null][]>`coalesce((
        select json_agg(json_build_array(l.sku, l.on_hand, l.expected_at))
        from stock_levels l where l.sku = any(${skus}::text[])), '[]')`,
      prices: pricesJson(),
      valueAdds: sql<(ValueAddRecord & { styleCode: string })[]>`coalesce((
        select json_agg(json_build_object('styleCode', sv.style_code, ${valueAddPairs}) order by sv.sort)
        from style_value_adds sv join value_adds a on a.code = sv.value_add_code
        where sv.style_code = any(${codes}::text[]) and sv.currency = ${market.currency}), '[]')`,
    })
    .from(oneRow)
    .prepare("live_row"),
);

/** Styles of cached facts, in catalogue order, with what is live of them, in one statement. */
export async function withLive(
  db: Database,
  facts: StyleFacts[],
  { organisationUid, currency, day }: Market,
): Promise<StyleRecord[]> {
  const codes = facts.map(({ code }) => code);
  const skus = facts.flatMap(({ variants }) => variants.map(({ sku }) => sku));
  const [row] = await liveRow(db).execute({ codes, skus, currency, organisationUid, day });
  const prices = pricesByStyle(row!.prices);
  const sold = new Map(row!.sold.map(([code, ratingSum, ratingCount]) => [code, { ratingSum, ratingCount }]));
  const stock = new Map(row!.stock.map(([sku, onHand, expectedAt]) => [sku, { onHand, expectedAt }]));
  return facts.map(({ sort: _sort, variants, ...fact }) => {
    const ratings = sold.get(fact.code);
    return {
      ...fact,
      inAssortment: ratings !== undefined,
      ratingSum: ratings?.ratingSum ?? 0,
      ratingCount: ratings?.ratingCount ?? 0,
      prices: prices.get(fact.code) ?? [],
      valueAdds: row!.valueAdds.flatMap(({ styleCode, ...one }) => (styleCode === fact.code ? one : [])),
      variants: variants.map((variant) => ({ ...variant, ...(stock.get(variant.sku) ?? NONE) })),
    };
  });
}

const NONE = { onHand: 0, expectedAt: null };
