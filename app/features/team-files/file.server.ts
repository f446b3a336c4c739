import { answer } from "~/commerce/client.server";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import { knownChoice } from "~/lists/known-choice.server";
import { pageNumberOf, pageOrLast } from "~/lists/list-query.server";
import type { Visit } from "~/session/visit.server";
import { orderPath, proxyPath, teamFilePath, teamOrdersPath, teamRowsFilePath } from "~/paths";
import { readableMoment } from "~/ui/dates";

const STATES = ["mend", "check", "ready", "there", "out", "placed"] as const;
const SHOWN = [...STATES, "orders"] as const;
export type RowState = (typeof STATES)[number];
type Shown = (typeof SHOWN)[number];
const PAGE_SIZE = 25;

interface AskedRows {
  state?: RowState;
  column?: string;
  currentPage: number;
  pageSize?: number;
}

/** The file of a team order, with a page of its rows. */
export const readTeamFile = (visit: Visit, draftId: string, asked: AskedRows) =>
  answer(
    visit.commerce.GET("/orgUsers/current/proxy/teamFiles/{draftId}", {
      params: { path: { draftId }, query: { pageSize: PAGE_SIZE, ...asked } },
    }),
  );

const readOrders = (visit: Visit, draftId: string, asked: number) =>
  pageOrLast(asked, (currentPage) =>
    answer(
      visit.commerce.GET("/orgUsers/current/proxy/teamFiles/{draftId}/orders", {
        params: { path: { draftId }, query: { pageSize: PAGE_SIZE, currentPage } },
      }),
    ),
  );

/** A file that was sent: its rows in one state, those to mend first, or its orders. */
export async function readTeamFilePage(visit: Visit, draftId: string, url: URL) {
  const { choice: asked, isUnknown } = knownChoice(url.searchParams, "state", SHOWN);
  const column = url.searchParams.get("column")?.slice(0, 60) || undefined;
  const page = pageNumberOf(url.searchParams);
  const first = asked === undefined || asked === "orders" ? "mend" : asked;
  const read = (state: RowState) =>
    pageOrLast(page, (currentPage) => readTeamFile(visit, draftId, { state, column, currentPage }));
  const [found, timeZone] = await Promise.all([read(first), visit.timeZone()]);
  const shown: Shown = asked ?? STATES.find((state) => found.counts[state] > 0) ?? "mend";
  const [file, ofOrders] = await Promise.all([
    shown === first || shown === "orders" ? found : read(shown),
    shown === "orders" ? readOrders(visit, draftId, page) : undefined,
  ]);
  const moment = (date: string) => readableMoment(date, timeZone);
  const { columns: _, rows, orders, sentDate, pressedDate, before, pagination, total, ...rest } = file;
  const orderCount = Object.values(orders).reduce((sum, count) => sum + count, 0);
  const isWorking = file.status === "checking" || file.status === "placing";
  return {
    ...rest,
    shown,
    isUnknown,
    isWorking,
    key: newIdempotencyKey(),
    orders: { ...orders, all: orderCount },
    total: total?.formattedValue,
    sent: moment(sentDate),
    pressed: pressedDate && moment(pressedDate),
    before: before && { ...before, date: moment(before.date) },
    rows: rows.map((row) => ({
      ...row,
      name: row.person,
      to: row.orderCode && orderPath(row.orderCode),
      alone: aloneFor(row),
    })),
    ordersShown: ofOrders?.orders.map(({ total: cost, orderCode, ...one }) => ({
      ...one,
      orderCode,
      total: cost?.formattedValue,
      to: orderCode && orderPath(orderCode),
    })),
    states: [
      ...STATES.filter((state) => file.counts[state] > 0 || state === "mend").map((state) => ({
        state,
        count: file.counts[state],
        to: teamFilePath(draftId, { state }),
      })),
      { state: "orders" as const, count: orderCount, to: teamFilePath(draftId, { state: "orders" }) },
    ],
    kinds: shown === "mend" && file.kinds.length > 1 ? kindsOf(file, draftId, column) : [],
    list: {
      currentPage: (ofOrders?.pagination ?? pagination).currentPage,
      totalPages: (ofOrders?.pagination ?? pagination).totalPages,
      total: (ofOrders?.pagination ?? pagination).totalResults,
      firstPage: teamFilePath(draftId, { state: shown, column }),
    },
    here: url.pathname,
    self: teamFilePath(draftId),
    place: teamFilePath(draftId, "place"),
    mendFile: teamRowsFilePath(draftId),
    others: teamOrdersPath,
  };
}

type File = Awaited<ReturnType<typeof readTeamFile>>;

const kindsOf = ({ kinds, counts }: File, draftId: string, column: string | undefined) => {
  const kind = (label: string, count: number, of?: string) => ({
    label,
    count,
    to: teamFilePath(draftId, { state: "mend", column: of }),
    current: of === column,
  });
  return [kind("All columns", counts.mend), ...kinds.map(({ column: of, count }) => kind(of, count, of))];
};

/** Where somebody is found for whom nothing can be ordered beside others. */
const aloneFor = ({ person, faults }: File["rows"][number]): string | undefined =>
  faults.some(({ column, message }) => !column && / alone\b/.test(message))
    ? `${proxyPath}?${new URLSearchParams({ search: person }).toString()}`
    : undefined;

export type TeamFilePageData = Awaited<ReturnType<typeof readTeamFilePage>>;
