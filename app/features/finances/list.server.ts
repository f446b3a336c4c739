import type { ResponseOf } from "~/commerce/response";
import { type ListQuery, pageOrLast } from "~/lists/list-query.server";
import { listView, nameOf, optionsOf } from "~/lists/list-view.server";
import type { Visit } from "~/session/visit.server";
import { readableDay } from "~/ui/dates";
import { type Tab, TABS } from "~/paths";
import { readCredits, readOutstanding, readPaid, readStatements, SORTS } from "./read.server";
import { creditRow, invoiceRow, statementRow } from "./view.server";

const PAGE_SIZE = 20;

/** The list of an address. @throws Response 404 for one that there is not. */
export function tabOf(name: string | undefined): Tab {
  const tab = TABS.find((one) => one === name && one !== "outstanding");
  if (!tab) throw new Response(null, { status: 404 });
  return tab;
}

/** Everything that the finance page shows: one of its four lists, and the totals. */
export function financesView(
  query: ListQuery,
  list: Awaited<ReturnType<typeof readTab>>,
  totals: ResponseOf<"get", "/wwg-manage-finances/totalAmount">,
  { filters }: ResponseOf<"get", "/wwg-manage-finances/filters">,
  tab: Tab,
) {
  const counted = optionsOf(filters, "billTo");
  // How many it would find is known of what is outstanding.
  const billTos = tab === "outstanding" ? counted : counted.map((one) => ({ ...one, label: one.name }));
  const states = optionsOf(filters, "status");
  const { invoicedTo, status } = query.filters;
  const { from, to } = query.days;
  return {
    tab,
    list: list.rows,
    ...listView(query, list.page, list.rows.rows.length, {
      invoicedTo: nameOf(billTos, invoicedTo),
      status: tab === "outstanding" ? nameOf(states, status) : undefined,
      from: from && `From ${readableDay(from)}`,
      to: to && `To ${readableDay(to)}`,
    }),
    csv: query.csv,
    billTos,
    states,
    sort: query.sort,
    sortLinks: sortLinksOf(query, tab),
    counts: { outstanding: totals.outstandingCount, paid: totals.paidCount, credits: totals.creditCount },
    totals: totals.totals
      .filter(({ outstandingCount }) => outstandingCount > 0)
      .map((one) => ({
        currency: one.currencyIso,
        outstanding: one.outstanding.formattedValue,
        outstandingCount: one.outstandingCount,
        overdue: one.overdue.formattedValue,
        overdueCount: one.overdueCount,
      })),
  };
}

/** One page of a list, with its rows in words. */
export async function readTab(visit: Visit, query: ListQuery, tab: Tab) {
  const timeZone = await visit.timeZone();
  const read = <P extends { pagination: { totalPages: number } }>(
    one: (visit: Visit, query: ListQuery, page: number, size: number) => Promise<P>,
  ) => pageOrLast(query.currentPage, (currentPage) => one(visit, query, currentPage, PAGE_SIZE));
  switch (tab) {
    case "outstanding":
    case "paid": {
      const page = await read(tab === "paid" ? readPaid : readOutstanding);
      return { page, rows: { tab, rows: page.invoices.map((one) => invoiceRow(one, timeZone)) } };
    }
    case "credits": {
      const page = await read(readCredits);
      return { page, rows: { tab, rows: page.credits.map((one) => creditRow(one, timeZone)) } };
    }
    case "statements": {
      const page = await read(readStatements);
      return { page, rows: { tab, rows: page.statements.map(statementRow) } };
    }
  }
}

function sortLinksOf(query: ListQuery, tab: Tab): Record<string, string> {
  const sorts = SORTS[tab];
  const codes = new Set(sorts.map((sort) => sort.replace(/^-/, "")));
  return Object.fromEntries(
    [...codes].map((code) => {
      // The first press sorts as the list does by itself: the newest and the largest first.
      const first = sorts.find((sort) => sort === code || sort === `-${code}`)!;
      const other = first.startsWith("-") ? code : `-${code}`;
      const turned = query.sort === first ? other : first;
      return [code, query.hrefWith({ sort: turned === sorts[0] ? undefined : turned })];
    }),
  );
}
