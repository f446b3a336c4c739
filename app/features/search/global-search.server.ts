import { answer } from "~/commerce/client.server";
import type { components } from "~/commerce/occ";
import { plainText } from "~/features/cms/sanitise.server";
import { cardOf } from "~/features/product/card.server";
import type { Card } from "~/features/product/product-card";
import { pageNumberOf } from "~/http/list-query.server";
import { seeOther } from "~/http/redirects.server";
import { typedText } from "~/http/typed-text";
import type { Visit } from "~/session/visit.server";
import { globalSearchPath } from "./global-search-path";
import { popularCategories } from "./search.server";

type Found = components["schemas"]["ContentSearch"];

/** Results a page (spec 000 §9). */
const PAGE_SIZE = 10;

/** Categories to begin with, before somebody has typed. */
const CATEGORIES = 8;

/**
 * What the whole shop has for a term: its pages, then its products, as one list, and terms to go on with. Without
 * a term nothing is found yet (spec 000 §4), and the categories are a way to begin.
 */
export async function loadGlobalSearch(visit: Visit, request: Request) {
  const sent = new URL(request.url).searchParams;
  const term = typedText(sent.get("search") ?? "")
    .trim()
    .slice(0, 200);
  const currentPage = pageNumberOf(sent);
  if (term) return { term, currentPage, found: await find(visit, term, currentPage) };
  return { term, currentPage, categories: await popularCategories(visit, CATEGORIES) };
}

async function find(visit: Visit, term: string, currentPage: number) {
  const found = await answer(
    visit.commerce.GET("/search/content", {
      params: {
        query: { search: term, pageSize: PAGE_SIZE, currentPage, fields: "DEFAULT,products(DEFAULT)" },
      },
    }),
  );
  const { totalResults, totalPages, pageSize } = found.pagination;
  if (totalResults > 0 && currentPage >= totalPages) {
    throw await seeOther(visit, globalSearchPath(term, totalPages - 1));
  }
  const cards = new Map(found.products.map(cardOf).map((card) => [card.to, card]));
  const first = currentPage * pageSize;
  return {
    results: found.results.map((result) => resultOf(result, cards.get(result.label))),
    suggestions: found.suggestions.map((suggestion) => plainText(suggestion.term)),
    /** Whether the list of products has any. */
    hasProducts: found.products.length > 0 || found.suggestions.length > 0,
    total: totalResults,
    first: first + 1,
    last: first + found.results.length,
    totalPages,
    popular: totalResults === 0 ? await popularCategories(visit) : [],
  };
}

/** A product stands as it does on its card; a page of the shop has its words. */
function resultOf(result: Found["results"][number], card: Card | undefined) {
  return {
    title: plainText(result.title),
    description: plainText(result.description),
    to: routeOf(result.label),
    picture: result.imageUrl || card?.picture,
    product: card && {
      code: card.code,
      price: card.price,
      recommended: card.recommended,
      points: card.points,
    },
  };
}

/** The label is a route, where `homepage` means the root (spec 000 §3); it never leads out of the shop. */
const routeOf = (label: string): string => (label === "homepage" ? "/" : `/${label.replace(/^[/\\]+/, "")}`);
