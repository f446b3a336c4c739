import { SEARCH_LENGTH } from "~/ui/search-length";
import { typedText } from "./typed-text";

/** A whole number of a query from 0 to `most`; anything else is the fallback. */
export const whole = (text: string | null, fallback: number, most: number): number => {
  const number = Number(text ?? fallback);
  return Number.isInteger(number) && number >= 0 ? Math.min(number, most) : fallback;
};

/** The page that a query asks for, from 0. */
export const pageNumberOf = (search: URLSearchParams): number => whole(search.get("currentPage"), 0, 100_000);

/** Reads a page of a list; beyond the last page stands the last page. */
export async function pageOrLast<Page extends { pagination: { totalPages: number } }>(
  asked: number,
  readPage: (page: number) => Promise<Page>,
): Promise<Page> {
  const there = await readPage(asked);
  const { totalPages } = there.pagination;
  return totalPages > 0 && asked >= totalPages ? readPage(totalPages - 1) : there;
}

/** A day of a filter, YYYY-MM-DD; undefined for anything else. */
export const dayOf = (text: string | undefined): string | undefined =>
  text && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;

/** An amount of a filter in dollars: "1,200" and "$12.50" too; undefined for anything else. */
export const amountOf = (text: string | undefined): number | undefined => {
  const plain = (text ?? "").replace(/[\s$,]/g, "");
  return /^\d{1,6}(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined;
};

/** What a list page was asked for in its address. */
export interface ListQuery {
  search: string;
  sort: string;
  /** From 0. */
  currentPage: number;
  /** The filters that are set, by their names. */
  filters: Readonly<Record<string, string>>;
  /** Search, filters and a sort that is not the usual one, by their names in the form. */
  values: Readonly<Record<string, string>>;
  /** The same list with something changed; undefined takes it away. Any change but a page begins at the first page. */
  hrefWith: (changes: Readonly<Record<string, string | undefined>>) => string;
  /** The address of the same list as a file. */
  csv: string;
}

/**
 * Reads the query of a list page. Unknown names are dropped; an unknown sort is the first one; a text is cut at
 * the length of a search.
 * @param path of the list.
 * @param names of its filters.
 */
export function listQuery(
  url: string,
  { path, sorts, names }: { path: string; sorts: readonly string[]; names: readonly string[] },
): ListQuery {
  const asked = new URL(url).searchParams;
  const text = (name: string) =>
    typedText(asked.get(name) ?? "")
      .trim()
      .slice(0, SEARCH_LENGTH);
  const search = text("search");
  const sort = sorts.includes(text("sort")) ? text("sort") : sorts[0]!;
  const filters: Record<string, string> = {};
  for (const name of names) if (text(name)) filters[name] = text(name);
  const now: Record<string, string> = { search, ...filters, sort: sort === sorts[0] ? "" : sort };
  const addressOf = (list: string, values: Readonly<Record<string, string | undefined>>) => {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(values)) if (value) query.set(name, value);
    const words = query.toString();
    return words ? `${list}?${words}` : list;
  };
  return {
    search,
    sort,
    currentPage: pageNumberOf(asked),
    filters,
    values: now,
    hrefWith: (changes) => addressOf(path, { ...now, ...changes }),
    csv: addressOf(`${path}.csv`, now),
  };
}
