import { sql } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { heldCopies } from "../../database/held";
import { prepared } from "../../database/prepared";
import { asksOnlyWithin, type Selection } from "../../http/fields";
import { CARD_PROPERTIES, cardPart, type ProductCard, type Showing } from "./product";
import { rangeOf } from "./prices";
import type { ColourRecord, Market, PriceRecord } from "./records";
import { sizeRange } from "./sizes";
import { priceRows, styles } from "./tables";

/** What a card shows of a style besides prices. It changes only when somebody edits the catalogue. */
export interface CardRecord {
  code: string;
  name: string;
  isNew: boolean;
  points: number | null;
  colours: ColourRecord[];
  sizeRange: string;
  /** Variants that are sold. */
  variantCount: number;
}

/**
 * Cards are dropped as soon as the database announces a change of the catalogue; where it announces nothing
 * they are read each time. Prices are never cached.
 */
const held = heldCopies<CardRecord>("catalogue", 60_000, { onlyFollowed: true });

const cardRows = prepared((db) => {
  const colours = sql<
    ColourRecord[]
  >`coalesce((select json_agg(json_build_object('code', k.code, 'name', k.name,
    'hex', k.hex, 'front', k.front, 'back', k.back) order by k.sort)
    from style_colours k where k.style_code = styles.code), '[]')`;
  const sold = sql<{ size: string; dimension: string | null }[]>`coalesce((select json_agg(json_build_object(
    'size', v.size, 'dimension', v.dimension) order by v.sort)
    from variants v where v.style_code = styles.code and v.active), '[]')`;
  return db
    .select({
      code: styles.code,
      name: styles.name,
      isNew: styles.isNew,
      points: styles.points,
      sizeScale: styles.sizeScale,
      colours,
      sold,
    })
    .from(styles)
    .where(sql`${styles.code} = any(${sql.placeholder("codes")}::text[])`)
    .prepare("card_rows");
});

/** The cards of some styles, in one statement, or in none if all of them are cached. */
async function cardsByCode(db: Database, codes: string[]): Promise<Map<string, CardRecord>> {
  const cards = new Map<string, CardRecord>();
  const missing: { code: string; put: (card: CardRecord) => void }[] = [];
  for (const code of new Set(codes)) {
    const known = held.young(db, code);
    if (known) cards.set(code, known);
    else missing.push({ code, put: held.place(db, code) });
  }
  if (missing.length === 0) return cards;
  const rows = await cardRows(db).execute({ codes: missing.map(({ code }) => code) });
  const puts = new Map(missing.map(({ code, put }) => [code, put]));
  for (const { sold, sizeScale, ...row } of rows) {
    const card = { ...row, sizeRange: sizeRange({ sizeScale, variants: sold }), variantCount: sold.length };
    puts.get(row.code)?.(card);
    cards.set(row.code, card);
  }
  return cards;
}

const onePiecePrices = prepared((db) =>
  db
    .select({
      styleCode: priceRows.styleCode,
      sku: priceRows.sku,
      organisationUid: priceRows.organisationUid,
      kind: priceRows.kind,
      minQuantity: priceRows.minQuantity,
      cents: priceRows.cents,
    })
    .from(priceRows)
    .where(
      sql`${priceRows.styleCode} = any(${sql.placeholder("codes")}::text[]) and ${priceRows.minQuantity} <= 1
        and ${priceRows.currency} = ${sql.placeholder("currency")}
        and (${priceRows.organisationUid} is null or ${priceRows.organisationUid} = ${sql.placeholder("organisation")})
        and (${priceRows.sku} is null or exists (select 1 from variants v
          where v.sku = price_rows.sku and v.style_code = price_rows.style_code and v.active))`,
    )
    .prepare("one_piece_prices"),
);

/** What one piece costs: the price rows of each style, of its own and of the variants that are sold. */
async function pricesByCode(db: Database, codes: string[], market: Market) {
  const { organisationUid: organisation, currency } = market;
  const rows = await onePiecePrices(db).execute({ codes, currency, organisation });
  const prices = new Map<string, PriceRecord[]>();
  for (const { styleCode, ...row } of rows) {
    const ofStyle = prices.get(styleCode);
    if (ofStyle) ofStyle.push(row);
    else prices.set(styleCode, [row]);
  }
  return prices;
}

/**
 * Styles of the organisation's assortment as cards, in the order given; unknown codes are left out. At most two
 * statements: the cards that are not cached, and today's prices for readers who see prices.
 */
export async function productCards(
  db: Database,
  codes: string[],
  showing: Showing,
): Promise<Map<string, ProductCard>> {
  if (codes.length === 0) return new Map();
  const cards = await cardsByCode(db, codes);
  const prices = showing.priceEnabled ? await pricesByCode(db, codes, showing.market) : undefined;
  return new Map(
    [...cards].map(([code, card]) => {
      const rows = prices?.get(code) ?? [];
      const range = (kind: "std" | "rrp") => rangeOf(rows, card.variantCount, kind);
      const part = cardPart(
        { ...card, inAssortment: true },
        { std: range("std"), rrp: range("rrp") },
        showing,
      );
      return [code, part];
    }),
  );
}

/** Whether a selection of a product can be answered with a card. */
export const isCard = (selection: Selection | undefined): boolean =>
  selection !== undefined && asksOnlyWithin(selection, CARD_PROPERTIES);
