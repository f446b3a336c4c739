import type { ResponseOf } from "~/commerce/response";
import { plainText } from "~/features/cms/sanitise.server";
import { unitNoun } from "~/features/shell/unit-words";
import { type ListQuery, listQuery } from "~/lists/list-query.server";
import { listView } from "~/lists/list-view.server";
import { unitOrdersPath } from "~/paths";
import { counted } from "~/ui/counted";
import { readableDate } from "~/ui/dates";
import { unitOrdersTitle } from "./title";

const SORTS = ["byDate", "byOrderNumber", "byOrgCustomer", "byOrgUnit"];
const PAGE_SIZE = 20;

/** What the list is asked for in its address: a person, a unit, a sort and a page. */
export const unitOrdersQuery = (request: Request): ListQuery =>
  listQuery(request.url, { path: unitOrdersPath, sorts: SORTS, names: ["unit"] });

/** The same for the API. */
export const unitOrdersAsked = ({ search, sort, filters }: ListQuery, currentPage: number) => ({
  currentPage,
  pageSize: PAGE_SIZE,
  sort,
  filters: `::user:${search}:unit:${filters["unit"] ?? ""}`,
});

/** Everything that the list shows. */
export function unitOrdersView(
  query: ListQuery,
  page: ResponseOf<"get", "/orgUsers/current/orgUnits/orders">,
  timeZone: string,
  site: string,
) {
  return {
    title: unitOrdersTitle(unitNoun(site)),
    ...listView(query, page, page.orders.length, { unit: undefined }),
    csv: undefined,
    rows: page.orders.map((order) => ({
      code: order.code,
      placed: readableDate(order.placed, timeZone),
      person: order.orgCustomer.name,
      unit: order.orgUnit.name,
      stage: order.stage,
      garments: [
        plainText(order.firstProducts[0]?.name ?? ""),
        order.totalStyles > 1 ? `and ${order.totalStyles - 1} more` : "",
      ]
        .filter(Boolean)
        .join(" "),
      pieces: counted(order.totalUnitCount, "piece"),
      charged: order.charged,
      purchaseOrderNumber: order.purchaseOrderNumber,
    })),
    sort: query.sort,
    sorts: page.sorts.map(({ code, name }) => ({ code, name })),
    sortLinks: Object.fromEntries(
      SORTS.map((code) => [code, query.hrefWith({ sort: code === SORTS[0] ? undefined : code })]),
    ),
  };
}
