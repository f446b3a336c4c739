import { clock } from "~/calendar/clock.server";
import type { ResponseOf } from "~/commerce/response";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import type { CsvColumn } from "~/lists/csv.server";
import { listBody, type ListQuery, listQuery } from "~/lists/list-query.server";
import { listView, nameOf, optionsOf } from "~/lists/list-view.server";
import { unitLabel } from "~/features/shell/unit-words";
import { counted } from "~/ui/counted";
import { readableDay } from "~/ui/dates";
import { actionedPath, dashboardPath } from "~/paths";
import { rowView, type RowView, waited } from "./view.server";

export type Tab = "pending" | "actioned";

const LISTS = {
  pending: {
    path: dashboardPath,
    sorts: ["placed", "-placed", "wearer", "-wearer", "unit", "-unit"],
    verb: "Placed",
  },
  actioned: {
    path: actionedPath,
    sorts: ["-decided", "decided", "wearer", "-wearer", "unit", "-unit"],
    verb: "Decided",
  },
} as const;
const NAMES = ["unit", "decision", "cause", "pack", "from", "to", "totalFrom", "totalTo"];
const DECISIONS = ["APPROVE", "DECLINE"] as const;
const CAUSES = [
  "program",
  "B2BOrderThresholdPermission",
  "B2BOrderThresholdTimespanPermission",
  "B2BBudgetExceededPermission",
  "restricted",
  "urgent",
] as const;
const PAGE_SIZE = 10;

/** What one of the two lists is asked for in its address. */
export const approvalsQuery = (request: Request, tab: Tab): ListQuery =>
  listQuery(request.url, {
    path: LISTS[tab].path,
    sorts: LISTS[tab].sorts,
    names: NAMES,
    days: ["from", "to"],
    amounts: ["totalFrom", "totalTo"],
    choices: { decision: DECISIONS, cause: CAUSES },
  });

/** The same for the API. A filter that is not one of the API's is left out. */
export function approvalsBody(tab: Tab, query: ListQuery, currentPage: number, pageSize = PAGE_SIZE) {
  const { unit, pack, cause, decision } = query.filters;
  return listBody(
    query,
    { currentPage, pageSize },
    {
      unit: unit?.slice(0, 60),
      pack: pack?.slice(0, 60),
      decision: tab === "actioned" ? DECISIONS.find((one) => one === decision) : undefined,
      cause: CAUSES.find((one) => one === cause),
      ...query.amounts,
      ...query.days,
    },
  );
}

type List = ResponseOf<"post", "/orgUsers/current/manageapprovals/pendingApprovalOrders">;
type Filters = ResponseOf<"get", "/manageapprovals/pendingFilters">;

/** Everything that one of the two lists shows. */
export function approvalsView(
  tab: Tab,
  query: ListQuery,
  page: List,
  { filters }: Filters,
  timeZone: string,
) {
  const now = clock();
  const selects = filters.map(({ code, name }) => ({
    name: code,
    label: name,
    options: optionsOf(filters, code),
  }));
  return {
    ...listView(query, page, page.orders.length, wordsOf(query, tab, selects)),
    tab,
    rows: page.orders.map((row) => rowView(row, timeZone, now)),
    pending: page.pendingCount,
    actioned: page.actionedCount,
    lead: leadOf(page, now),
    sort: query.sort,
    selects,
    dates: [
      { name: "from", label: `${LISTS[tab].verb} from` },
      { name: "to", label: "To" },
    ],
    amounts: [
      { name: "totalFrom", label: "Total from ($)" },
      { name: "totalTo", label: "Total to ($)" },
    ],
    sortLinks: sortLinksOf(query, tab),
    formKey: newIdempotencyKey(),
  };
}

/** "14 orders wait for you. The oldest has waited 7 days." */
function leadOf(
  { pendingCount, oldestPlaced }: { pendingCount: number; oldestPlaced?: string },
  now: number,
) {
  if (pendingCount === 0 || !oldestPlaced) return "No order waits for you.";
  const wait = `${counted(pendingCount, "order")} ${pendingCount === 1 ? "waits" : "wait"} for you.`;
  return `${wait} ${pendingCount === 1 ? "It" : "The oldest"} has waited ${waited(oldestPlaced, now)}.`;
}

interface Select {
  name: string;
  options: ReturnType<typeof optionsOf>;
}

/** The filters that are set, each with its words. */
function wordsOf({ filters, days, amounts }: ListQuery, tab: Tab, selects: readonly Select[]) {
  const { from, to } = days;
  const { totalFrom: least, totalTo: most } = amounts;
  return {
    ...Object.fromEntries(selects.map(({ name, options }) => [name, nameOf(options, filters[name])])),
    from: from && `${LISTS[tab].verb} from ${readableDay(from)}`,
    to: to && `${LISTS[tab].verb} to ${readableDay(to)}`,
    totalFrom: least === undefined ? undefined : `From $${least}`,
    totalTo: most === undefined ? undefined : `To $${most}`,
  };
}

const sortLinksOf = (query: ListQuery, tab: Tab): Record<string, string> =>
  Object.fromEntries(
    [tab === "pending" ? "placed" : "decided", "wearer", "unit"].map((code) => {
      const turned = query.sort === code ? `-${code}` : code;
      return [code, query.hrefWith({ sort: turned === LISTS[tab].sorts[0] ? undefined : turned })];
    }),
  );

const DECIDED: CsvColumn<RowView>[] = [
  { label: "Decision", text: ({ decision }) => decision?.label ?? "" },
  { label: "Decided by", text: ({ decision }) => decision?.by ?? "" },
  { label: "Decided", text: ({ decision }) => decision?.when ?? "" },
  { label: "Reason", text: ({ decision }) => decision?.reason ?? "" },
  { label: "Comment", text: ({ decision }) => decision?.comment ?? "" },
];

/** The columns of a list as a file. */
export const approvalColumns = (tab: Tab, site: string): CsvColumn<RowView>[] => [
  { label: "Order", text: ({ code }) => code },
  { label: "Wearer", text: ({ wearer }) => wearer },
  { label: "Wearer number", text: ({ wearerId }) => wearerId },
  { label: unitLabel(site), text: ({ unit }) => unit },
  { label: "Placed", text: ({ placed }) => placed },
  { label: "Pieces", text: ({ pieces }) => pieces },
  { label: "Total inc. GST", text: ({ total }) => total ?? "" },
  { label: "Charged", text: ({ charged }) => charged },
  { label: "Purchase order", text: ({ purchaseOrderNumber }) => purchaseOrderNumber ?? "" },
  ...(tab === "actioned" ? DECIDED : []),
];
