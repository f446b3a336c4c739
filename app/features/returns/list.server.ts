import { answer } from "~/commerce/client.server";
import { orderPath } from "~/features/orders/addresses";
import { type ListQuery, listQuery, pageOrLast } from "~/http/list-query.server";
import { listView, nameOf, optionsOf } from "~/http/list-view.server";
import { csvFile } from "~/http/csv.server";
import type { Visit } from "~/session/visit.server";
import { readableDate } from "~/ui/dates";
import type { components } from "~/commerce/occ";
import { returnPath, returnsPath } from "./addresses";
import { toneOf } from "./words.server";

const SORTS = ["byDate", "byDateUp", "byOrderNumber"];
const PAGE_SIZE = 20;

const queryOf = (request: Request): ListQuery =>
  listQuery(request.url, { path: returnsPath, sorts: SORTS, names: ["status"] });

const readPage = (visit: Visit, query: ListQuery, currentPage: number, pageSize: number) =>
  answer(
    visit.commerce.GET("/returnsHistory", {
      params: {
        query: {
          currentPage,
          pageSize,
          sort: query.sort,
          status: query.filters["status"]?.slice(0, 40),
          search: query.search?.slice(0, 200),
        },
      },
    }),
  );

const rowOf = (
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
export async function loadReturns(visit: Visit, request: Request) {
  const query = queryOf(request);
  const [page, { filters }, timeZone] = await Promise.all([
    pageOrLast(query.currentPage, (currentPage) => readPage(visit, query, currentPage, PAGE_SIZE)),
    answer(visit.commerce.GET("/returnsHistory/filters")),
    visit.timeZone(),
  ]);
  const states = optionsOf(filters, "status");
  return {
    ...listView(query, page, page.returnRequests.length, {
      status: nameOf(states, query.filters["status"]),
    }),
    rows: page.returnRequests.map((one) => rowOf(one, timeZone)),
    states,
  };
}

/** The list with its filter and sort as a file, all pages of it. */
export async function returnsFile(visit: Visit, request: Request): Promise<Response> {
  const query = queryOf(request);
  const timeZone = await visit.timeZone();
  return csvFile<ReturnType<typeof rowOf>>(
    "exchanges-and-returns",
    [
      { label: "Number", text: ({ code }) => code },
      { label: "What", text: ({ what }) => what.join("; ") },
      { label: "Order", text: ({ order }) => order.code },
      { label: "Asked on", text: ({ asked }) => asked },
      { label: "Money back", text: ({ back }) => back },
      { label: "Status", text: ({ state }) => state.label },
      { label: "Note", text: ({ note }) => note ?? "" },
    ],
    async (page) => {
      const { returnRequests } = await readPage(visit, query, page, 100);
      return returnRequests.map((one) => rowOf(one, timeZone));
    },
  );
}
