import type { components } from "~/commerce/occ";
import { plainText } from "~/features/cms/sanitise.server";
import { cardOf } from "~/features/product-cards/card.server";
import type { Card } from "~/features/product-cards/card";
import type { popularCategories } from "./search.server";

type Found = components["schemas"]["ContentSearch"];

/** What the whole shop has for a term: its pages, then its products, as one list, and terms to go on with. */
export function foundView(
  found: Found,
  currentPage: number,
  popular: Awaited<ReturnType<typeof popularCategories>>,
) {
  const { totalResults, totalPages, pageSize } = found.pagination;
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
    popular,
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
