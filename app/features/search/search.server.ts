import { answer } from "~/commerce/client.server";
import type { components } from "~/commerce/occ";
import { plainText } from "~/features/cms/sanitise.server";
import { CARD_FIELDS, cardOf } from "~/features/product-cards/card.server";
import { pageNumberOf, whole } from "~/lists/list-query.server";
import { seeOther } from "~/session/see-other.server";
import { typedText } from "~/forms/typed-text";
import type { Visit } from "~/session/visit.server";
import { type PackFilter, packFilterOf } from "./pack-filter";
import { pairBetween, pairOf, parseQuery, type SearchQuery, writeQuery } from "./query";

type ApiPage = components["schemas"]["ProductSearchPage"];

/** Products a page (spec 000 §9). */
const PAGE_SIZE = 18;
/** Values of a facet before "more". */
const TOP_VALUES = 6;

export interface SearchPlace {
  /** Of the list itself, without its query. */
  path: string;
  text: string;
  /** On the page of a category or brand: the filter that cannot be removed. */
  category?: string;
}

/** The search that an address stands for: `query`, or the checkboxes and sort of the page's own forms. */
function queryOf(place: SearchPlace, search: URLSearchParams): SearchQuery {
  const written = search.get("query");
  const sent = written === null ? undefined : parseQuery(written);
  const pairs = sent?.pairs ?? search.getAll("facet").slice(0, 100).flatMap(pairOf);
  const others = pairs.filter(([facet]) => facet !== "allCategories" || !place.category);
  return {
    text: place.text,
    sort: search.get("sortCode")?.slice(0, 40) || sent?.sort || "relevance",
    pairs: place.category ? [["allCategories", place.category], ...others] : others,
  };
}

/** The name of the category or brand, or the packs whose goods these are; a search has its own words. */
const headingOf = (category: string | undefined, packs: string | undefined, term: string | undefined) =>
  category ?? (packs && !term ? `Catalogue for ${packs}` : undefined);

/** A page of results with everything around it. */
export async function readSearch(visit: Visit, request: Request, place: SearchPlace) {
  const search = new URL(request.url).searchParams;
  const query = queryOf(place, search);
  const pageSize = whole(search.get("pageSize"), PAGE_SIZE, 100) || PAGE_SIZE;
  const packs = packFilterOf(search);
  const asked = {
    query: typedText(writeQuery(query)),
    pageSize,
    currentPage: pageNumberOf(search),
    ...packs,
  };
  const page = await readSorted(visit, query, asked);
  // A pack that the person does not have is not found, as on its own page.
  if (page.packs?.length === 0) throw new Response(null, { status: 404 });
  const { pagination, breadcrumbs } = page;
  const hrefOf = (value: string, currentPage = 0) =>
    addressOf(place.path, value, currentPage, pageSize, packs);
  const now = page.currentQuery.query.value;
  if (pagination.totalResults > 0 && pagination.currentPage >= pagination.totalPages) {
    throw await seeOther(visit, hrefOf(now, pagination.totalPages - 1));
  }
  const own = breadcrumbs.find(({ facetCode }) => facetCode === "allCategories");
  const withoutPacks = addressOf(place.path, now, 0, pageSize, {});
  const first = pagination.currentPage * pagination.pageSize;
  const packNames = page.packs?.map(({ packName }) => plainText(packName)).join(", ");
  return {
    term: place.text,
    heading: headingOf(
      place.category && own ? plainText(own.facetValueName) : undefined,
      packNames,
      place.text,
    ),
    total: pagination.totalResults,
    first: first + 1,
    last: first + page.products.length,
    products: page.products.map(cardOf),
    facets: facetsOf(page, parseQuery(now)),
    filters: [
      ...(packNames ? [{ label: packNames, to: withoutPacks }] : []),
      ...breadcrumbs
        .filter(({ facetCode }) => !place.category || facetCode !== "allCategories")
        .map((crumb) => ({
          label: plainText(crumb.facetValueName),
          to: hrefOf(crumb.removeQuery.query.value),
        })),
    ],
    packs,
    path: place.path,
    pageSize: pageSize === PAGE_SIZE ? undefined : pageSize,
    sorts: page.sorts.map(({ code, name }) => ({ code, name })),
    sort: page.sorts.find(({ selected }) => selected)?.code ?? query.sort,
    pairs: parseQuery(now)
      .pairs.filter(([facet]) => facet !== "allCategories" || !place.category)
      .map((pair) => pair.join(":")),
    currentPage: pagination.currentPage,
    totalPages: pagination.totalPages,
    /** The URL of a results page without its page number. */
    pageHref: hrefOf(now),
    suggestion: page.spellingSuggestion && {
      words: page.spellingSuggestion.suggestion,
      to: `/search/${encodeURIComponent(page.spellingSuggestion.suggestion)}`,
    },
    popular: pagination.totalResults === 0 ? await popularCategories(visit) : [],
  };
}

/**
 * The page of a category, or of a brand, which is one to the API: a search with only that category. Not found is
 * one that nothing of the person's assortment has, whatever is filtered.
 */
export async function readCategory(visit: Visit, request: Request, path: string, code: string) {
  const data = await readSearch(visit, request, { path, text: "", category: code.slice(0, 120) });
  if (data.total === 0 && data.filters.length === 0) throw new Response(null, { status: 404 });
  return data;
}

interface Asked extends PackFilter {
  query: string;
  pageSize: number;
  currentPage: number;
}

/** A page in the order that is asked for; one that there is not would be taken for words of the search. */
async function readSorted(visit: Visit, query: SearchQuery, asked: Asked): Promise<ApiPage> {
  const page = await readPage(visit, asked);
  if (query.sort === "relevance" || page.sorts.some(({ code }) => code === query.sort)) return page;
  return readPage(visit, { ...asked, query: typedText(writeQuery({ ...query, sort: "relevance" })) });
}

const readPage = (visit: Visit, asked: Asked): Promise<ApiPage> =>
  answer(
    visit.commerce.GET("/products/search", {
      params: { query: { ...asked, fields: `BASIC,products(${CARD_FIELDS})` } },
    }),
  );

function addressOf(
  path: string,
  query: string,
  currentPage: number,
  pageSize: number,
  packs: PackFilter,
): string {
  const search = new URLSearchParams({ query, ...packs });
  if (pageSize !== PAGE_SIZE) search.set("pageSize", String(pageSize));
  if (currentPage > 0) search.set("currentPage", String(currentPage));
  return `${path}?${search.toString()}`;
}

/** Facets that can still tell results apart (contract §5.2); colours have their cloth. */
function facetsOf(page: ApiPage, current: SearchQuery) {
  const total = page.pagination.totalResults;
  return page.facets
    .filter(({ visible, values }) => visible && values.some((v) => v.selected || v.count !== total))
    .map((facet) => {
      const values = facet.values.flatMap(({ name, count, selected, query, hex, swatchImageURL }) => {
        const value = pairBetween(current, query.query.value, selected);
        const cloth = hex ? { hex, swatch: swatchImageURL || undefined } : undefined;
        return value ? [{ name: plainText(name), value, count, selected, cloth }] : [];
      });
      const top = new Set(
        (facet.topValues ?? facet.values.slice(0, TOP_VALUES)).map(({ name }) => plainText(name)),
      );
      const isTop = (value: (typeof values)[number]) => top.has(value.name) || value.selected;
      return {
        name: facet.name,
        values: values.filter(isTop),
        more: values.filter((value) => !isTop(value)),
      };
    });
}

/** Where to go without a term or a result: the categories with most in them. */
export async function popularCategories(visit: Visit, most = 3) {
  return categoriesOf(await readPage(visit, { query: "", pageSize: 1, currentPage: 0 }), most);
}

/** The catalogue as a page shows it in passing: the first products, and the largest categories. */
export async function catalogueInShort(visit: Visit, products: number) {
  const page = await readPage(visit, { query: "", pageSize: products, currentPage: 0 });
  return {
    total: page.pagination.totalResults,
    products: page.products.map(cardOf),
    categories: categoriesOf(page, 5),
  };
}

function categoriesOf({ facets }: ApiPage, most: number) {
  const values = facets.find(({ category }) => category)?.values ?? [];
  return values
    .toSorted((a, b) => b.count - a.count)
    .slice(0, most)
    .map(({ code, name, count }) => ({
      name: plainText(name),
      count,
      to: `/category/${encodeURIComponent(code)}`,
    }));
}
