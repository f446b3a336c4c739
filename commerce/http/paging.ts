import { z } from "@hono/zod-openapi";

/** `currentPage` (from 0) and `pageSize` of the first list shape (contract §1.5); sizes are capped at 100. */
export const pageQuery = z.object({
  currentPage: z.coerce.number().int().min(0).max(1_000_000).optional(),
  pageSize: z.coerce.number().int().optional(),
  sort: z.string().max(60).optional(),
});

export interface Page {
  currentPage: number;
  pageSize: number;
  offset: number;
}

/** Applies defaults and limits. An invalid size becomes the default. */
export function pageOf(
  query: { currentPage?: number; pageSize?: number },
  defaultSize = 20,
  most = 100,
): Page {
  const pageSize = query.pageSize && query.pageSize > 0 ? Math.min(query.pageSize, most) : defaultSize;
  const currentPage = query.currentPage ?? 0;
  return { currentPage, pageSize, offset: currentPage * pageSize };
}

export const PaginationSchema = z
  .object({
    currentPage: z.number(),
    pageSize: z.number(),
    totalPages: z.number(),
    totalResults: z.number(),
    sort: z.string().optional(),
    /** There are more than `totalResults`: so many were counted, and nobody turns so many pages. */
    more: z.boolean().optional(),
  })
  .openapi("Pagination");

/** Lists that may have hundreds of thousands of rows count so many at most. */
export const MOST_COUNTED = 10_000;

export const SortSchema = z
  .object({ code: z.string(), name: z.string(), selected: z.boolean() })
  .openapi("Sort");

/** The `pagination` object of an answer; a page past the end is an empty list with the true totals. */
export function pagination(page: Page, totalResults: number, sort?: string) {
  return {
    currentPage: page.currentPage,
    pageSize: page.pageSize,
    totalPages: Math.ceil(totalResults / page.pageSize),
    totalResults,
    ...(sort ? { sort } : {}),
  };
}

/** The same of a list that was counted as far as one row past `MOST_COUNTED`. */
export const countedPagination = (page: Page, counted: number, sort?: string) => ({
  ...pagination(page, Math.min(counted, MOST_COUNTED), sort),
  ...(counted > MOST_COUNTED ? { more: true } : {}),
});

/** The `sorts` list of an answer, with the chosen one marked. */
export const sortsOf = (names: Record<string, string>, selected: string) =>
  Object.entries(names).map(([code, name]) => ({ code, name, selected: code === selected }));

/** What a list is asked for: a page of it, its sort, search text and filters. */
export const listBody = <Shape extends z.ZodRawShape>(filters: Shape) =>
  z.object({
    currentPage: z.number().int().min(0).max(1_000_000).optional(),
    pageSize: z.number().int().optional(),
    sort: z.string().max(60).optional(),
    search: z.string().max(200).optional(),
    filters: z.object(filters).optional(),
  });

/** The filters of a list, each value with how many rows it has. @param name of the schema in the document. */
export const filtersSchema = (name: string) =>
  z
    .object({
      filters: z.array(
        z.object({
          code: z.string(),
          name: z.string(),
          values: z.array(z.object({ code: z.string(), name: z.string(), count: z.number() })),
        }),
      ),
      /** Only the newest rows were counted, so each value may have more. */
      more: z.boolean().optional(),
    })
    .openapi(name);

/** Whether nothing narrows a list: no search and no filter. */
export const isWhole = ({ search = "", filters = {} }: { search?: string; filters?: object }): boolean =>
  search.trim() === "" && Object.values(filters).every((value) => value === undefined);
