import { sql, type SQL } from "drizzle-orm";
import { rowsOf, type Database } from "../../database/connection";
import type { Market } from "../catalogue";
import type { SortCode } from "./query";
import { textQuery, wordsOf } from "./words";

export interface MatchQuery {
  text: string;
  /** The text with mistyped words put right, looked for when the text itself finds nothing. */
  corrected?: string;
  sort: SortCode;
  /** Only styles of this pack, which must be allocated to this person. */
  pack?: { packId: string; customerId: string };
  codes?: string[];
}

export interface Matches {
  /** Style codes in the order asked for. */
  styles: string[];
  /** The corrected text found them. */
  corrected: boolean;
}

/** A code or SKU, whole or in part, comes before any text. */
function codeHits(text: string): SQL {
  const code = text.trim().toUpperCase();
  if (!/^\S*\d\S*$/.test(code) || code.length < 3) return sql`select null::text, null::real where false`;
  return sql`
    select code, 10 from own where starts_with(${code}, code) or position(${code} in code) > 0
    union all select style_code, 20 from variants where sku = ${code}`;
}

/** Without words, everything of the assortment in catalogue order; else text, codes and, failing both, likeness. */
function hits({ text, corrected }: MatchQuery): SQL {
  const words = wordsOf(text);
  if (words.length === 0) {
    return sql`hits as (select code, 0::real as rank, false as corrected from own where ${text === ""})`;
  }
  return sql`
    found as materialized (select code, max(rank) as rank from (
      select s.code, ts_rank(s.search_document, q.q) as rank
      from own s, (select ${textQuery(words)} as q) q where s.search_document @@ q.q
      union all ${codeHits(text)}) f where code in (select code from own) group by code),
    hits as (select code, rank, false as corrected from found ${corrected ? alikeHits(corrected) : sql``})`;
}

/** Only read when the typed words found nothing: the condition on `found` is tested once, before the styles. */
const alikeHits = (corrected: string) => sql`
  union all select s.code, ts_rank(s.search_document, q.q), true
  from own s, (select ${textQuery(wordsOf(corrected))} as q) q
  where not exists (select 1 from found) and s.search_document @@ q.q`;

/**
 * What one piece of a style costs at least, from its price rows alone: an organisation's price for the style
 * hides the list, as in the catalogue's unitCents. Variants are not looked at, so that ordering stays cheap.
 */
const leastCents = ({ organisationUid, currency }: Market) => sql`
  left join (select style_code,
      case when bool_or(organisation_uid is not null and sku is null)
        then min(cents) filter (where organisation_uid is not null) else min(cents) end as cents
    from price_rows
    where kind = 'std' and min_quantity <= 1 and currency = ${currency}
      and (organisation_uid is null or organisation_uid = ${organisationUid})
    group by style_code) price on price.style_code = s.code`;

const orders: Record<SortCode, SQL> = {
  relevance: sql`h.rank desc`,
  "name-asc": sql`lower(s.name)`,
  "name-desc": sql`lower(s.name) desc`,
  "price-asc": sql`price.cents nulls last`,
  "price-desc": sql`price.cents desc nulls last`,
};

/** The organisation's styles that a text finds, in order, in one statement. */
export async function matchStyles(db: Database, market: Market, query: MatchQuery): Promise<Matches> {
  const { pack, codes } = query;
  const only = [
    ...(pack
      ? [
          sql`and s.code in (select b.style_code from bundle_styles b
            join allocations l on l.pack_id = b.pack_id
            where b.pack_id = ${pack.packId} and l.customer_id = ${pack.customerId})`,
        ]
      : []),
    ...(codes ? [sql`and s.code in (select json_array_elements_text(${JSON.stringify(codes)}::json))`] : []),
  ];
  const rows = await rowsOf<{ code: string; corrected: boolean }>(
    db,
    sql`
    with own as not materialized (select s.code, s.name, s.sort, s.search_document
      from assortments a join styles s on s.code = a.style_code
      where a.organisation_uid = ${market.organisationUid} ${sql.join(only, sql` `)}),
    ${hits(query)}
    select h.code, h.corrected from hits h join own s on s.code = h.code
    ${query.sort.startsWith("price") ? leastCents(market) : sql``}
    order by ${orders[query.sort]}, s.sort, s.code`,
  );
  return { styles: rows.map((row) => row.code), corrected: rows[0]?.corrected ?? false };
}
