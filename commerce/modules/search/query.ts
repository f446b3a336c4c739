import { type FacetCode, FACET_CODES } from "./facet-codes";

export const SORTS = {
  relevance: "Relevance",
  topRated: "Top rated",
  "name-asc": "Name (A to Z)",
  "name-desc": "Name (Z to A)",
  "price-asc": "Price (lowest first)",
  "price-desc": "Price (highest first)",
} as const;
export type SortCode = keyof typeof SORTS;

export interface Selected {
  facet: FacetCode;
  value: string;
}

/** A search as its query text says it: `freeText:sort:facet:value:facet:value` (contract §5.2). */
export interface SearchQuery {
  text: string;
  sort: SortCode;
  selected: Selected[];
}

/** The most characters of a text that are used. */
const LONGEST_TEXT = 200;

/** The most facet values of one search. */
const MOST_SELECTED = 100;

export const isSort = (code: string | undefined): code is SortCode =>
  code !== undefined && Object.hasOwn(SORTS, code);
const isFacet = (code: string | undefined): code is FacetCode => FACET_CODES.includes(code as FacetCode);

export const trimmed = (text: string): string =>
  [...text.replaceAll("\0", " ").trim()].slice(0, LONGEST_TEXT).join("").trim();

/**
 * Reads the query text. A colon may also be typed: where what follows is not a sort and pairs of facet and
 * value, it belongs to the text.
 */
export function parseQuery(query: string): SearchQuery {
  const parts = query.split(":");
  const start = tailOf(parts);
  if (start === undefined) return { text: trimmed(query), sort: "relevance", selected: [] };
  const selected: Selected[] = [];
  for (let at = start + 1; at < parts.length && selected.length < MOST_SELECTED; at += 2) {
    const pair = { facet: parts[at] as FacetCode, value: parts[at + 1]!.trim() };
    const known = selected.some((one) => one.facet === pair.facet && one.value === pair.value);
    if (!known) selected.push(pair);
  }
  const sort = parts[start];
  const text = trimmed(parts.slice(0, start).join(":"));
  return { text, sort: isSort(sort) ? sort : "relevance", selected };
}

/**
 * Where the longest tail begins: a sort, which may be empty before facets, and then pairs of a facet and a
 * value. Searched from the end, pair by pair, so that a text of only colons is scanned once.
 */
function tailOf(parts: string[]): number | undefined {
  const last = parts.length - 1;
  let start: number | undefined;
  for (let at = last; at > 0; at -= 2) {
    if (isSort(parts[at]) || (parts[at] === "" && at < last)) start = at;
    if (parts[at] === "" || !isFacet(parts[at - 1])) break;
  }
  return start;
}

/**
 * Writes the query text. Characters with a meaning in the grammar or in URL decoding are left out; the search
 * ignores them anyway (contract §5.2: clients decode the value, and a plus sign is a space).
 */
export const writeQuery = ({ text, sort, selected }: SearchQuery): string =>
  [
    text.replaceAll(/[:+%\s]+/g, " ").trim(),
    sort,
    ...selected.flatMap(({ facet, value }) => [facet, value]),
  ].join(":");

/** The query with its address in the shop, as answers hold it. */
export function stateOf(query: SearchQuery) {
  const value = writeQuery(query);
  return {
    query: { value },
    url: `/search/${encodeURIComponent(query.text)}?query=${encodeURIComponent(value)}`,
  };
}

export const withSelected = (query: SearchQuery, one: Selected): SearchQuery => ({
  ...query,
  selected: [...query.selected, one],
});

export const withoutSelected = (query: SearchQuery, { facet, value }: Selected): SearchQuery => ({
  ...query,
  selected: query.selected.filter((one) => one.facet !== facet || one.value !== value),
});
