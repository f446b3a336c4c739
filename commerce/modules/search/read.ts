import { fieldsOf, PartlyRead, type Call } from "../../http/call";
import { selectionAt } from "../../http/fields";
import { pageOf, pagination } from "../../http/paging";
import {
  isCard,
  productCards,
  productOf,
  showingFor,
  stylesByCode,
  type Product,
  type ProductCard,
} from "../catalogue";
import { contentSeenBy, searchContent } from "../cms";
import type { PackCall } from "../packs";
import { assortmentOf } from "./assortment";
import { narrow } from "./facets";
import { matchStyles, type MatchQuery } from "./match";
import { orderMatches } from "./order";
import { searchPage, termsFor } from "./present";
import { packsWanted } from "./of-packs";
import { isSort, parseQuery, trimmed, type SearchQuery } from "./query";
import { correctedText } from "./words";

type SearchCall = Pick<Call, "db" | "fromReplica" | "about" | "mediaBaseUrl" | "baseSite" | "now">;
type ListCall = SearchCall & PackCall;

/** The number of products shown while typing: one row of cards. */
const SUGGESTED_PRODUCTS = 4;

/** Some styles as cards, in the order given, for a call whose `fields` ask for no more. */
async function cardsOf(call: SearchCall, codes: string[]): Promise<ProductCard[]> {
  const cards = await productCards(call.db, codes, showingFor(call));
  return codes.flatMap((code) => cards.get(code) ?? []);
}

/** The products of some styles in the order given, in one statement. */
async function productsOf(call: SearchCall, codes: string[]): Promise<Product[]> {
  const showing = showingFor(call);
  const styles = await stylesByCode(call.db, codes, showing.market);
  const byCode = new Map(styles.map((style) => [style.code, style]));
  return codes.flatMap((code) => {
    const style = byCode.get(code);
    return style ? [productOf(style, showing)] : [];
  });
}

/**
 * The styles that a text finds, and the corrected text if spelling was corrected. What a replica finds may be some
 * seconds old, so a style that is no longer in the assortment, which is read from the primary, is left out.
 */
async function match(call: SearchCall, query: Omit<MatchQuery, "corrected">) {
  const { market } = showingFor(call);
  const assortment = await assortmentOf(call.db, market.organisationUid);
  const corrected = correctedText(query.text, assortment.vocabulary);
  const found = await call.fromReplica(async (db) => {
    const matches = await matchStyles(db, market, { ...query, corrected });
    return db === call.db ? matches : matches.filter(({ code }) => assortment.places.has(code));
  });
  const styles = orderMatches(found, query.sort, assortment.places);
  return { assortment, styles, corrected: found[0]?.corrected ? corrected : undefined };
}

export interface SearchParameters {
  query?: string;
  sort?: string;
  filters?: string;
  packId?: string;
  packType?: string;
  currentPage?: number;
  pageSize?: number;
}

/** The `sort` parameter goes before the query's own; people who may not see prices cannot sort by them. */
function queryOf(sent: SearchParameters, pricesShown: boolean): SearchQuery {
  const query = parseQuery(sent.query ?? "");
  const sort = isSort(sent.sort) ? sent.sort : query.sort;
  return { ...query, sort: sort.startsWith("price") && !pricesShown ? "relevance" : sort };
}

/** Codes of `filters=code:A,B`, at most a page of 100 (contract §5.2). */
const codesOf = (filters: string | undefined): string[] | undefined =>
  filters?.startsWith("code:")
    ? filters
        .slice("code:".length)
        .split(",")
        .map((code) => code.trim())
        .slice(0, 100)
    : undefined;

/**
 * Product search in two statements; one more if it is narrowed to packs, and one more each if the organisation's assortment or a product's card is not
 * cached yet.
 */
export async function searchProducts(call: ListCall, sent: SearchParameters) {
  const { user } = call.about;
  const packs = await packsWanted(call, sent);
  const query = queryOf(sent, user.priceEnabled);
  const { assortment, corrected, ...matches } = await match(call, {
    text: query.text,
    sort: query.sort,
    packIds: packs?.map(({ id }) => id),
    codes: codesOf(sent.filters),
  });
  const { styles, counts } = narrow(assortment, matches.styles, query.selected);
  const page = pageOf(sent, 18);
  const shown = styles.slice(page.offset, page.offset + page.pageSize);
  const found = { query, page, total: styles.length, counts, corrected };
  const shownAs = { pricesShown: user.priceEnabled, mediaBaseUrl: call.mediaBaseUrl };
  const answer = {
    ...searchPage({ ...found, ...shownAs }, assortment),
    packs: packs?.map(({ id, name, packType }) => ({ packId: id, packName: name, packType })),
  };
  return isCard(selectionAt(fieldsOf(sent), "products"))
    ? new PartlyRead({ ...answer, products: await cardsOf(call, shown) })
    : { ...answer, products: await productsOf(call, shown) };
}

/** Terms and best products for what is being typed. */
async function suggest(call: SearchCall, typed: string, most: number) {
  const text = trimmed(typed);
  if (text === "") return { terms: [], styles: [] };
  const { assortment, styles, corrected } = await match(call, { text, sort: "relevance" });
  const names = styles.map((code) => assortment.names.get(code) ?? "");
  return { terms: termsFor(corrected ?? text, names, most), styles };
}

/** `products/suggestions`: terms only. */
export async function suggestTerms(call: SearchCall, typed: string, most: number) {
  const { terms } = await suggest(call, typed, most);
  return { suggestions: terms.map((value) => ({ value })) };
}

/** `search/suggestions`: terms and the first products. */
export async function suggestAll(call: SearchCall, typed: string, most: number) {
  const { terms, styles } = await suggest(call, typed, most);
  return {
    suggestions: terms.map((term) => ({ term })),
    products: await productsOf(call, styles.slice(0, SUGGESTED_PRODUCTS)),
  };
}

/** The overlay's search: pages of the shop first, then products, paged as one list. */
export async function searchAll(
  call: SearchCall,
  sent: { search: string; currentPage?: number; pageSize?: number },
) {
  const page = pageOf(sent, 10);
  const text = trimmed(sent.search);
  const { terms, styles } = await suggest(call, text, 5);
  const pages = searchContent(await contentSeenBy(call), text);
  const end = page.offset + page.pageSize;
  const shown = styles.slice(Math.max(0, page.offset - pages.length), Math.max(0, end - pages.length));
  const products = await productsOf(call, shown);
  return {
    results: [...pages.slice(page.offset, end), ...products.map(resultOf)],
    pagination: pagination(page, pages.length + styles.length),
    products,
    suggestions: terms.map((term) => ({ term })),
  };
}

const resultOf = (product: Product) => ({
  title: product.name,
  description: product.summary,
  imageUrl: product.images[0]?.url ?? "",
  label: product.url,
  name: product.code,
});
