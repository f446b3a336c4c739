import { sql, type SQL } from "drizzle-orm";
import { rowsOf, type Database } from "../../database/connection";
import { type Market, validPrices } from "../catalogue";
import type { SortCode } from "./query";
import { textQuery, wordsOf } from "./words";

export interface MatchQuery {
  text: string;
  /** The text with corrected spelling, used if the text itself finds nothing. */
  corrected?: string;
  sort: SortCode;
  /** Only styles of these packs. */
  packIds?: string[];
  codes?: string[];
}

/** A style that a text finds. */
export interface Match {
  code: string;
  rank: number;
  /** The corrected text found it. */
  corrected: boolean;
  /** The sort key: cents of one piece for price sorts, stars for top rated; otherwise not read. */
  amount: number | null;
}

/** A code or SKU, whole or in part, comes before any text. */
function codeHits(text: string): SQL {
  const code = text.trim().toUpperCase();
  if (!/^\S*\d\S*$/.test(code) || code.length < 3) return sql``;
  return sql`
    union all select code, 10 from own where starts_with(${code}, code) or position(${code} in code) > 0
    union all select o.code, 20 from variants v join own o on o.code = v.style_code where v.sku = ${code}`;
}

/** The organisation is a word in its documents, so that the index skips those of others. */
const textHits = (words: string[], { organisationUid }: Market): SQL => sql`
  select o.code, ts_rank(o.document, q.q) as rank
  from own o, (select ${textQuery(words)} as q) q
  where numnode(q.q) > 0 and o.document @@ (q.q && ${exactly(`org ${organisationUid}`)}::tsquery)`;

/** One word of a tsquery as it stands. */
const exactly = (word: string): string => `'${word.replaceAll(/['\\]/g, "$&$&")}'`;

/** Without words, the whole assortment; otherwise text, codes and, if neither matches, similarity. */
function hits({ text, corrected }: MatchQuery, market: Market): SQL {
  const words = wordsOf(text);
  if (words.length === 0) {
    return sql`hits as (select code, 0::real as rank, false as corrected from own where ${text === ""})`;
  }
  return sql`
    found as materialized (select code, max(rank) as rank
      from (${textHits(words, market)} ${codeHits(text)}) f group by code),
    hits as (select code, rank, false as corrected from found ${corrected ? alikeHits(corrected, market) : sql``})`;
}

/**
 * Read only if the typed words found nothing: the condition on `found` is evaluated once, before the styles.
 */
const alikeHits = (corrected: string, market: Market) => sql`
  union all select a.code, a.rank, true from (${textHits(wordsOf(corrected), market)}) a
  where not exists (select 1 from found)`;

/**
 * The lowest price of one piece of a style, from its price rows only: an organisation's price overrides the
 * list price, and one with dates that without, as in the catalogue's unitCents. Variants are not read, so that
 * sorting stays cheap.
 */
const leastCents = (market: Market) => sql`
  left join lateral (select
      case when bool_or(organisation_uid is not null and sku is null)
        then min(cents) filter (where organisation_uid is not null) else min(cents) end as amount
    from (select distinct on (p.organisation_uid, p.sku) p.organisation_uid, p.sku, p.cents from price_rows p
      where p.style_code = h.code and p.kind = 'std' and p.min_quantity <= 1 and ${validPrices(market)}
      order by p.organisation_uid, p.sku, p.valid_from desc nulls last, p.valid_until nulls last) today) by on true`;

/** The average rating of a style by colleagues; null without ratings. */
const stars = ({ organisationUid }: Market) => sql`
  left join lateral (select rating_sum::float8 / nullif(rating_count, 0) as amount
    from assortments where style_code = h.code and organisation_uid = ${organisationUid}) by on true`;

/** The sort key's SQL; undefined if the sort needs none. */
function amountOf(sort: SortCode, market: Market): SQL | undefined {
  if (sort.startsWith("price")) return leastCents(market);
  return sort === "topRated" ? stars(market) : undefined;
}

/** The organisation's styles that a text finds, in no order, in one statement. */
export async function matchStyles(db: Database, market: Market, query: MatchQuery): Promise<Match[]> {
  const { packIds, codes } = query;
  const only = [
    ...(packIds
      ? [
          packIds.length > 0
            ? sql`and a.style_code in (select b.style_code from bundle_styles b where b.pack_id in ${packIds})`
            : sql`and false`,
        ]
      : []),
    ...(codes
      ? [sql`and a.style_code in (select json_array_elements_text(${JSON.stringify(codes)}::json))`]
      : []),
  ];
  const amount = amountOf(query.sort, market);
  return rowsOf<Match>(
    db,
    sql`
    with own as not materialized (select a.style_code as code, a.search_document as document
      from assortments a
      where a.organisation_uid = ${market.organisationUid} ${sql.join(only, sql` `)}),
    ${hits(query, market)}
    select h.code, h.rank, h.corrected, ${amount ? sql`by.amount` : sql`null::int`} as amount
    from hits h ${amount ?? sql``}`,
  );
}
