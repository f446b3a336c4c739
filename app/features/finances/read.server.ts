import { answer } from "~/commerce/client.server";
import { type ListQuery, listQuery } from "~/lists/list-query.server";
import type { Visit } from "~/session/visit.server";
import { financesPath, type Tab, tabPath } from "~/paths";

/** The sorts of each list; the first one is the usual one. */
export const SORTS: Record<Tab, readonly string[]> = {
  outstanding: ["due", "-due", "-date", "date", "number", "-number", "-amount", "amount"],
  paid: ["-paid", "paid", "-date", "date", "number", "-number", "-amount", "amount"],
  credits: ["-date", "date", "number", "-number", "-amount", "amount"],
  statements: ["-month", "month"],
};

/**
 * The query of a list, whose file has an address of its own. A `billTo` in any address is of the visit, so the filter is
 * called otherwise.
 */
export function queryOf(request: Request, tab: Tab): ListQuery {
  const names = tab === "outstanding" ? ["invoicedTo", "status"] : ["invoicedTo", "from", "to"];
  const days = tab === "outstanding" ? [] : ["from", "to"];
  const choices: Record<string, string[]> =
    tab === "outstanding" ? { status: ["OUTSTANDING", "OVERDUE"] } : {};
  const query = listQuery(request.url, { path: tabPath(tab), sorts: SORTS[tab], names, days, choices });
  if (tab === "outstanding") return query;
  const csv = query.csv.replace(`${tabPath(tab)}.csv`, `${financesPath}.csv`);
  return { ...query, csv: `${csv}${csv.includes("?") ? "&" : "?"}tab=${tab}` };
}

const bodyOf = ({ search, sort, filters, days }: ListQuery, currentPage: number, pageSize: number) => ({
  currentPage,
  pageSize,
  sort,
  search,
  filters: {
    billTo: filters["invoicedTo"]?.slice(0, 60),
    ...days,
  },
});

/** A page of the invoices that are to be paid. A filter that is not one of the API's is left out. */
export function readOutstanding(visit: Visit, query: ListQuery, currentPage: number, pageSize: number) {
  const { status, invoicedTo } = query.filters;
  return answer(
    visit.commerce.GET("/wwg-manage-finances/getOutstandingInvoices", {
      params: {
        query: {
          currentPage,
          pageSize,
          sort: query.sort,
          search: query.search || undefined,
          billTo: invoicedTo?.slice(0, 60),
          status: status === "OVERDUE" || status === "OUTSTANDING" ? status : undefined,
        },
      },
    }),
  );
}

export const readPaid = (visit: Visit, query: ListQuery, page: number, size: number) =>
  answer(visit.commerce.POST("/wwg-manage-finances/paidList", { body: bodyOf(query, page, size) }));

export const readCredits = (visit: Visit, query: ListQuery, page: number, size: number) =>
  answer(visit.commerce.POST("/wwg-manage-finances/creditList", { body: bodyOf(query, page, size) }));

export const readStatements = (visit: Visit, query: ListQuery, page: number, size: number) =>
  answer(visit.commerce.POST("/wwg-manage-finances/statements", { body: bodyOf(query, page, size) }));
