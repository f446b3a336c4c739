import { answer } from "~/commerce/client.server";
import { listQuery, pageOrLast } from "~/http/list-query.server";
import { listView } from "~/http/list-view.server";
import type { Visit } from "~/session/visit.server";
import { readableDay } from "~/ui/dates";
import { replenishmentsPath } from "./paths";

const SORTS = ["byNextOrderDate", "byReplenishmentNumber", "byDate"];
const PAGE_SIZE = 20;

/** A page of a person's replenishment orders, those that are placed next first. */
export async function loadReplenishments(visit: Visit, request: Request) {
  const query = listQuery(request.url, { path: replenishmentsPath, sorts: SORTS, names: [] });
  const { search, sort } = query;
  const page = await pageOrLast(query.currentPage, (currentPage) =>
    answer(
      visit.commerce.GET("/users/current/replenishmentOrders", {
        params: { query: { search, sort, currentPage, pageSize: PAGE_SIZE } },
      }),
    ),
  );
  const link = (wanted: string) => query.hrefWith({ sort: wanted === SORTS[0] ? undefined : wanted });
  return {
    ...listView(query, page, page.replenishmentOrders.length, {}),
    csv: undefined,
    sort,
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
