import type { ResponseOf } from "~/commerce/response";
import { type ListQuery, listQuery } from "~/lists/list-query.server";
import { listView } from "~/lists/list-view.server";
import { readableDay } from "~/ui/dates";
import { replenishmentsPath } from "~/paths";

const SORTS = ["byNextOrderDate", "byReplenishmentNumber", "byDate"];

/** What the list is asked for in its address. */
export const replenishmentsQuery = (request: Request): ListQuery =>
  listQuery(request.url, { path: replenishmentsPath, sorts: SORTS, names: [] });

/** A page of a person's replenishment orders, those that are placed next first. */
export function replenishmentsView(
  query: ListQuery,
  page: ResponseOf<"get", "/users/current/replenishmentOrders">,
) {
  const link = (wanted: string) => query.hrefWith({ sort: wanted === SORTS[0] ? undefined : wanted });
  return {
    ...listView(query, page, page.replenishmentOrders.length, {}),
    csv: undefined,
    sort: query.sort,
    sortLinks: {
      byNextOrderDate: link("byNextOrderDate"),
      byReplenishmentNumber: link("byReplenishmentNumber"),
    },
    rows: page.replenishmentOrders.map((one) => ({
      code: one.replenishmentOrderCode,
      active: one.active,
      number: one.purchaseOrderNumber,
      costCentre: one.costCenter,
      start: readableDay(one.dates.first),
      frequency: one.trigger.displayTimeTable,
      next: one.dates.next && readableDay(one.dates.next),
      total: one.totalPriceWithTax?.formattedValue,
    })),
  };
}
