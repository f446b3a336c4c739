import { SEARCH_LENGTH } from "~/ui/search-length";
import { readValues } from "./filter-values.server";
import { typedText } from "~/forms/typed-text";

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

/** What a list page was asked for in its address. */
export interface ListQuery {
  search: string;
  sort: string;
  /** From 0. */
  currentPage: number;
  /** The filters that are set, by their names. */
  filters: Readonly<Record<string, string>>;
  /** Of the filters, those that are days, YYYY-MM-DD, and those that are amounts. */
  days: Readonly<Record<string, string>>;
  amounts: Readonly<Record<string, number>>;
  /** What is wrong with filters that could not be read, by their names: nothing is filtered by them. */
  mistakes: Readonly<Record<string, string>>;
  /** Search, filters and a sort that is not the usual one, by their names in the form. */
  values: Readonly<Record<string, string>>;
  /** The same list with something changed; undefined takes it away. Any change but a page begins at the first page. */
  hrefWith: (changes: Readonly<Record<string, string | undefined>>) => string;
  /** The address of the same list as a file. */
  csv: string;
}

interface ListShape {
  path: string;
  sorts: readonly string[];
  /** Of its filters. */
  names: readonly string[];
  /** Names of days and of amounts; of two the first is where the filter begins, and the second where it ends. */
  days?: readonly string[];
  amounts?: readonly string[];
  /** The values of filters that have only a few. */
  choices?: Readonly<Record<string, readonly string[]>>;
}

/**
 * Reads the query of a list page. Unknown names are dropped; an unknown sort is the first one; a text is cut at
 * the length of a search.
 */
export function listQuery(
  url: string,
  { path, sorts, names, days: dayNames = [], amounts: amountNames = [], choices = {} }: ListShape,
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
  const { days, amounts, mistakes, asRead } = readValues(filters, dayNames, amountNames);
  for (const [name, values] of Object.entries(choices)) {
    if (filters[name] === undefined || values.includes(filters[name])) continue;
    mistakes[name] = "There is no such choice.";
    delete filters[name];
  }
  const now: Record<string, string> = { search, ...filters, ...asRead, sort: sort === sorts[0] ? "" : sort };
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
    days,
    amounts,
    mistakes,
    values: now,
    hrefWith: (changes) => addressOf(path, { ...now, ...changes }),
    csv: addressOf(`${path}.csv`, now),
  };
}

/** What lists with filters in the body ask of the API. */
export const listBody = <Filters>(
  { sort, search }: ListQuery,
  { currentPage, pageSize }: { currentPage: number; pageSize: number },
  filters: Filters,
) => ({ currentPage, pageSize, sort, search, filters });

/**
 * The query of a list as a file.
 * @throws Response 400 if a filter could not be read, because a file cannot say that it has more than was asked for.
 */
export function readableOnly(query: ListQuery): ListQuery {
  const [mistake] = Object.values(query.mistakes);
  if (mistake === undefined) return query;
  throw new Response(`${mistake}\n`, {
    status: 400,
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
