/** @param page counted from 0. */
export function globalSearchPath(term: string, page = 0): string {
  const query = new URLSearchParams({ search: term });
  if (page > 0) query.set("currentPage", String(page));
  return `/global-search?${query.toString()}`;
}

/** The term and page of such an address. */
export function termOf(request: Request) {
  const query = new URL(request.url).searchParams;
  return { term: query.get("search") ?? "", currentPage: Number(query.get("currentPage") ?? 0) };
}

/** The address of a term's products. */
export const resultsPath = (term: string): string => `/search/${encodeURIComponent(term)}`;

/** Characters that a term must have: the wholesale shop looks for nothing shorter than two (spec 000 §5). */
export const shortestTerm = (wholesale: boolean): number => (wholesale ? 2 : 1);
