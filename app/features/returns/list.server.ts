import type { components } from "~/commerce/occ";
import type { ResponseOf } from "~/commerce/response";
import { orderPath, returnPath, returnsPath } from "~/paths";
import type { CsvColumn } from "~/lists/csv.server";
import { type ListQuery, listQuery } from "~/lists/list-query.server";
import { listView, nameOf, optionsOf } from "~/lists/list-view.server";
import { readableDate } from "~/ui/dates";
import { toneOf } from "./words.server";

const SORTS = ["byDate", "byDateUp", "byOrderNumber"];
const PAGE_SIZE = 20;

type Filters = ResponseOf<"get", "/returnsHistory/filters">;

/** What the list is asked for in its address. */
export const returnsQuery = (request: Request, { filters }: Filters): ListQuery =>
  listQuery(request.url, {
    ...{ path: returnsPath, sorts: SORTS, names: ["status"] },
    choices: { status: optionsOf(filters, "status").map(({ value }) => value) },
  });

/** The same for the API. */
export const historyQuery = (query: ListQuery, currentPage: number, pageSize = PAGE_SIZE) => ({
  currentPage,
  pageSize,
  sort: query.sort,
  status: query.filters["status"]?.slice(0, 40),
  search: query.search?.slice(0, 200),
});

/** One exchange or return as a row. */
export const returnRow = (
  one: components["schemas"]["ReturnRequestList"]["returnRequests"][number],
  timeZone: string,
) => ({
  code: one.code,
  to: returnPath(one.code),
  asked: readableDate(one.creationTime, timeZone),
  order: { code: one.order.code, to: orderPath(one.order.code) },
  what: one.summary,
  back: one.totalPrice.value > 0 ? one.totalPrice.formattedValue : "Exchange",
  state: { label: one.statusDisplay, tone: toneOf(one.status) },
  note: one.note,
});

/** Everything that the list of exchanges and returns shows. */
export function returnsView(
  query: ListQuery,
  page: ResponseOf<"get", "/returnsHistory">,
  { filters }: Filters,
  timeZone: string,
) {
  const states = optionsOf(filters, "status");
  return {
    ...listView(query, page, page.returnRequests.length, {
      status: nameOf(states, query.filters["status"]),
    }),
    rows: page.returnRequests.map((one) => returnRow(one, timeZone)),
    states,
  };
}

/** The columns of the list as a file. */
export const returnColumns: CsvColumn<ReturnType<typeof returnRow>>[] = [
  { label: "Number", text: ({ code }) => code },
  { label: "What", text: ({ what }) => what.join("; ") },
  { label: "Order", text: ({ order }) => order.code },
  { label: "Asked on", text: ({ asked }) => asked },
  { label: "Money back", text: ({ back }) => back },
  { label: "Status", text: ({ state }) => state.label },
  { label: "Note", text: ({ note }) => note ?? "" },
];
