/** The free text of a search, its sort, and its facets as pairs: `text:sort:facet:value:facet:value`. */
export interface SearchQuery {
  text: string;
  sort: string;
  pairs: [facet: string, value: string][];
}

const clean = (part: string) => part.replace(/[:+%]+/g, " ").trim();

/** Writes the API's query text. A typed colon would break it, so it becomes a space. */
export const writeQuery = ({ text, sort, pairs }: SearchQuery): string =>
  [clean(text), sort, ...pairs.flat()].join(":");

/** Reads sort and facets of a query text. An incomplete pair at the end is dropped. */
export function parseQuery(query: string): SearchQuery {
  const [text = "", sort = "", ...rest] = query.slice(0, 4000).split(":");
  const pairs: SearchQuery["pairs"] = [];
  for (let at = 0; at + 1 < rest.length; at += 2) pairs.push([rest[at]!, rest[at + 1]!]);
  return { text, sort: sort || "relevance", pairs };
}

/** The value of a checkbox, `colour:harbour-navy`, as a pair in a list; an empty list if it is invalid. */
export function pairOf(value: string): [string, string][] {
  const at = value.indexOf(":");
  return at > 0 && at < value.length - 1 ? [[value.slice(0, at), value.slice(at + 1)]] : [];
}

/**
 * Which pair a facet value stands for: what its query has more than the current one, or less when it is
 * chosen. OCC answers have no code for a value, so this is the only way that works for every facet.
 */
export function pairBetween(current: SearchQuery, next: string, selected: boolean): string | undefined {
  const there = parseQuery(next).pairs.map(([facet, value]) => `${facet}:${value}`);
  const here = current.pairs.map(([facet, value]) => `${facet}:${value}`);
  const [more, less] = selected ? [here, there] : [there, here];
  return more.find((pair) => !less.includes(pair));
}
