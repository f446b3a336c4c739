import { answer } from "~/commerce/client.server";
import { orderPath } from "~/features/orders/addresses";
import { type ListQuery, listQuery, pageOrLast, readableOnly } from "~/http/list-query.server";
import { listView, nameOf, optionsOf } from "~/http/list-view.server";
import { csvFile } from "~/http/csv.server";
import type { Visit } from "~/session/visit.server";
import { readableDate } from "~/ui/dates";
import type { components } from "~/commerce/occ";
import { returnPath, returnsPath } from "./addresses";
import { toneOf } from "./words.server";

const SORTS = ["byDate", "byDateUp", "byOrderNumber"];
const PAGE_SIZE = 20;

const readFilters = (visit: Visit) => answer(visit.commerce.GET("/returnsHistory/filters"));

/** What the address asks for, and the states that it may ask for. */
async function askedOf(visit: Visit, request: Request) {
  const states = optionsOf((await readFilters(visit)).filters, "status");
  const query = listQuery(request.url, {
    ...{ path: returnsPath, sorts: SORTS, names: ["status"] },
    choices: { status: states.map(({ value }) => value) },
  });
  return { query, states };
}

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
  const { query, states } = await askedOf(visit, request);
  const [page, timeZone] = await Promise.all([
    pageOrLast(query.currentPage, (currentPage) => readPage(visit, query, currentPage, PAGE_SIZE)),
    visit.timeZone(),
  ]);
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
  const query = readableOnly((await askedOf(visit, request)).query);
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
