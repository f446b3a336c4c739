import type { ResponseOf } from "~/commerce/response";
import type { CsvColumn } from "~/lists/csv.server";
import { listBody, type ListQuery, listQuery } from "~/lists/list-query.server";
import { listView, nameOf, optionsOf } from "~/lists/list-view.server";
import { readableDay } from "~/ui/dates";
import { registerPath } from "~/paths";
import { purchaseOrderView, type Words } from "./view.server";

const SORTS = ["-added", "added", "number", "-number", "description", "-description"];
const NAMES = ["unit", "status", "addedFrom"];
const STATES = ["active", "not-started", "ended", "no-open-unit", "closed"] as const;
const PAGE_SIZE = 10;

/** What the list is asked for in its address. */
export const registerQuery = (request: Request): ListQuery =>
  listQuery(request.url, {
    ...{ path: registerPath, sorts: SORTS, names: NAMES, days: ["addedFrom"] },
    choices: { status: STATES },
  });

/** The same for the API. A filter that is not one of the API's is left out. */
export function registerBody(query: ListQuery, currentPage: number, pageSize = PAGE_SIZE) {
  const { unit, status } = query.filters;
  return listBody(
    query,
    { currentPage, pageSize },
    {
      unit: unit?.slice(0, 60),
      status: STATES.find((one) => one === status),
      addedFrom: query.days["addedFrom"],
    },
  );
}

/** Everything that the list of purchase orders shows. */
export function registerView(
  query: ListQuery,
  page: ResponseOf<"post", "/wwgPurchaseOrders/getPurchaseOrdersList">,
  { filters }: ResponseOf<"get", "/wwgPurchaseOrders/filters">,
  words: Words,
) {
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

/** The columns of the list as a file. */
export const registerColumns: CsvColumn<ReturnType<typeof purchaseOrderView>>[] = [
  { label: "Number", text: ({ number }) => number },
  { label: "Description", text: ({ description }) => description },
  { label: "Units", text: ({ units }) => units.map(({ name }) => name).join("; ") },
  { label: "Added", text: ({ added }) => added },
  { label: "Added by", text: ({ addedBy }) => addedBy ?? "" },
  { label: "Open orders", text: ({ openOrders }) => String(openOrders) },
  { label: "All orders", text: ({ allOrders }) => String(allOrders) },
  { label: "Status", text: ({ state }) => state.label },
  { label: "First day", text: ({ days }) => days.from ?? "" },
  { label: "Last day", text: ({ days }) => days.until ?? "" },
];
