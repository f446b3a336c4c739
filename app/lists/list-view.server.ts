import type { components } from "~/commerce/occ";
import type { ListQuery } from "./list-query.server";

interface Page {
  pagination: components["schemas"]["Pagination"];
  sorts: readonly components["schemas"]["Sort"][];
}

type Filters = readonly {
  code: string;
  values: readonly { code: string; name: string; count: number }[];
}[];

/** The values of a filter for its list, each with how many rows it has: "Closed (3)". @param more each may have more. */
export const optionsOf = (filters: Filters, filter: string, more = false) =>
  (filters.find(({ code }) => code === filter)?.values ?? []).map(({ code, name, count }) => ({
    value: code,
    label: `${name} (${count}${more ? " or more" : ""})`,
    name,
  }));

/** The name of the value of a filter that is set; undefined for one that it does not have. */
export const nameOf = (options: ReturnType<typeof optionsOf>, value: string | undefined) =>
  options.find((option) => option.value === value)?.name;

/**
 * What every list page shows of its query and of the page that the API answered.
 * @param shown how many rows the page has.
 * @param words of the filters that are set, each with its words; one without words shows its value, and an empty text is
 * left out.
 */
export function listView(
  query: ListQuery,
  { pagination, sorts }: Page,
  shown: number,
  words: Readonly<Record<string, string | undefined>>,
) {
  const { totalResults: total, totalPages, currentPage, pageSize, more } = pagination;
  const first = currentPage * pageSize + 1;
  const sort = sorts.find(({ selected }) => selected)?.name.toLowerCase();
  // "newest first" says it alone, "name, backwards" does not.
  const order = !sort ? "" : /first$|^(?:as|by) /.test(sort) ? `, ${sort}` : `, by ${sort}`;
  const set = Object.entries(words).map(([name, label]) => {
    const value = query.mistakes[name] === undefined ? query.filters[name] : undefined;
    return [name, label ?? (value && `‘${value}’`)] as const;
  });
  const searched = ["search", query.search && `‘${query.search}’`] as const;
  const active = [searched, ...set].flatMap(([name, label]) =>
    label ? [{ label, to: query.hrefWith({ [name]: undefined }) }] : [],
  );
  return {
    total,
    /** There is nothing at all, and nothing was asked for. */
    empty: total === 0 && active.length === 0 && Object.keys(query.mistakes).length === 0,
    totalPages,
    currentPage,
    values: query.values,
    mistakes: query.mistakes,
    showing:
      shown === 0
        ? "Nothing found"
        : `Showing ${first} to ${first + shown - 1} of ${more ? "more than " : ""}${total}${order}`,
    active,
    /** The first page of the list as it is filtered and sorted. */
    firstPage: query.hrefWith({}),
    csv: query.csv,
  };
}
