import { answer } from "~/commerce/client.server";
import { csvFile } from "~/http/csv.server";
import { type ListQuery, listQuery, pageOrLast, readableOnly } from "~/http/list-query.server";
import { listView, nameOf, optionsOf } from "~/http/list-view.server";
import type { Visit } from "~/session/visit.server";
import { readableDay } from "~/ui/dates";
import { registerPath } from "./addresses";
import { purchaseOrderView, wordsFor } from "./view.server";

const SORTS = ["-added", "added", "number", "-number", "description", "-description"];
const NAMES = ["unit", "status", "addedFrom"];
const STATES = ["active", "closed", "no-open-unit"] as const;
const PAGE_SIZE = 10;

const queryOf = (request: Request): ListQuery =>
  listQuery(request.url, {
    ...{ path: registerPath, sorts: SORTS, names: NAMES, days: ["addedFrom"] },
    choices: { status: STATES },
  });

/** One page of the list. A filter that is not one of the API's is left out. */
function readPage(visit: Visit, query: ListQuery, currentPage: number, pageSize: number) {
  const { unit, status } = query.filters;
  return answer(
    visit.commerce.POST("/wwgPurchaseOrders/getPurchaseOrdersList", {
      body: {
        currentPage,
        pageSize,
        sort: query.sort,
        search: query.search,
        filters: {
          unit: unit?.slice(0, 60),
          status: STATES.find((one) => one === status),
          addedFrom: query.days["addedFrom"],
        },
      },
    }),
  );
}

/** Everything that the list of purchase orders shows. */
export async function loadRegister(visit: Visit, request: Request) {
  const query = queryOf(request);
  const [page, { filters }, words] = await Promise.all([
    pageOrLast(query.currentPage, (currentPage) => readPage(visit, query, currentPage, PAGE_SIZE)),
    answer(visit.commerce.GET("/wwgPurchaseOrders/filters")),
    wordsFor(visit),
  ]);
  const units = optionsOf(filters, "unit");
  const states = optionsOf(filters, "status");
  const { unit, status } = query.filters;
  const { addedFrom } = query.days;
  return {
    ...listView(query, page, page.purchaseOrders.length, {
      unit: nameOf(units, unit),
      status: nameOf(states, status),
      addedFrom: addedFrom && `Added from ${readableDay(addedFrom)}`,
    }),
    rows: page.purchaseOrders.map((one) => purchaseOrderView(one, words)),
    usable: page.usableCount,
    sort: query.sort,
    units,
    states,
    sortLinks: Object.fromEntries(
      ["number", "description", "added"].map((code) => {
        const turned = query.sort === code ? `-${code}` : code;
        return [code, query.hrefWith({ sort: turned === SORTS[0] ? undefined : turned })];
      }),
    ),
  };
}

type Row = ReturnType<typeof purchaseOrderView>;

/** The list with its search, filters and sort as a file, all pages of it. */
export async function registerFile(visit: Visit, request: Request): Promise<Response> {
  const query = readableOnly(queryOf(request));
  const words = await wordsFor(visit);
  return csvFile<Row>(
    "purchase-orders",
    [
      { label: "Number", text: ({ number }) => number },
      { label: "Description", text: ({ description }) => description },
      { label: "Units", text: ({ units }) => units.map(({ name }) => name).join("; ") },
      { label: "Added", text: ({ added }) => added },
      { label: "Added by", text: ({ addedBy }) => addedBy ?? "" },
      { label: "Open orders", text: ({ openOrders }) => String(openOrders) },
      { label: "All orders", text: ({ allOrders }) => String(allOrders) },
      { label: "Status", text: ({ state }) => state.label },
    ],
    async (page) => {
      const { purchaseOrders } = await readPage(visit, query, page, 100);
      return purchaseOrders.map((one) => purchaseOrderView(one, words));
    },
  );
}
