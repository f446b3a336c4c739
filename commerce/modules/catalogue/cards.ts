import type { Database } from "../../database/connection";
import { selectsOnlyWithin, type Selection } from "../../http/fields";
import { cachedFacts, type StyleFacts } from "./facts";
import { onePiecePricesOf } from "./live";
import { priceRange, rangeOf, type PriceRange } from "./prices";
import { CARD_PROPERTIES, cardPart, type ProductCard, type Showing } from "./product";
import { sizeRange } from "./sizes";
import { stylesByCode } from "./styles";

type CardFact = "ending" | "code" | "name" | "isNew" | "points" | "colours" | "sizeScale" | "variants";

/**
 * Styles of the organisation's assortment as cards, by code; unknown codes are left out. One statement: today's
 * prices, or all of the styles where their facts are not cached.
 */
export async function productCards(
  db: Database,
  codes: string[],
  showing: Showing,
): Promise<Map<string, ProductCard>> {
  const facts = cachedFacts(db, codes);
  const prices =
    facts && showing.priceEnabled ? await onePiecePricesOf(db, codes, showing.market) : undefined;
  const card = (style: Pick<StyleFacts, CardFact>, std: PriceRange, rrp: PriceRange) =>
    cardPart({ ...style, sizeRange: sizeRange(style), inAssortment: true }, { std, rrp }, showing);
  if (!facts) {
    const styles = await stylesByCode(db, codes, showing.market);
    return new Map(
      styles.map((style) => [style.code, card(style, priceRange(style), priceRange(style, "rrp"))]),
    );
  }
  return new Map(
    facts.map((style) => {
      const sold = new Set(style.variants.map(({ sku }) => sku));
      const rows = (prices?.get(style.code) ?? []).filter(({ sku }) => sku === null || sold.has(sku));
      return [style.code, card(style, rangeOf(rows, sold.size), rangeOf(rows, sold.size, "rrp"))];
    }),
  );
}

/** Whether a selection of a product can be answered with a card. */
export const isCard = (selection: Selection | undefined): boolean =>
  selection !== undefined && selectsOnlyWithin(selection, CARD_PROPERTIES);
