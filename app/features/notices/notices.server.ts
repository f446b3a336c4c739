import type { SerializeFrom } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import type { components } from "~/commerce/occ";
import { howWeTell } from "~/features/preferences/preferences.server";
import { pageNumberOf, pageOrLast } from "~/http/list-query.server";
import { seeOther } from "~/http/redirects.server";
import type { Visit } from "~/session/visit.server";
import { readableDate, readableTimeOfDay } from "~/ui/dates";
import { noticesPath } from "./paths";

type Notice = components["schemas"]["Notices"]["notifications"][number];

/** Parts of the list, in the order of their chips. */
export const SHOWN = ["all", "unread", "orders", "stock", "points"] as const;

/** A page of notices, newest first, with those of one day together. */
export async function loadNotices(visit: Visit, search: URLSearchParams) {
  const show = SHOWN.find((one) => one === search.get("show")) ?? "all";
  const readPage = (currentPage: number) =>
    answer(
      visit.commerce.GET("/users/current/notifications", {
        params: {
          query: {
            currentPage,
            pageSize: 20,
            ...(show === "unread" ? { unread: "true" } : show === "all" ? {} : { group: show }),
          },
        },
      }),
    );
  const [{ notifications, counts, upTo, pagination }, ways, timeZone] = await Promise.all([
    pageOrLast(pageNumberOf(search), readPage),
    howWeTell(visit),
    visit.timeZone(),
  ]);
  const days = new Map<string, ReturnType<typeof viewOf>[]>();
  for (const one of notifications) {
    const day = readableDate(one.date, timeZone);
    days.set(day, [...(days.get(day) ?? []), viewOf(one, timeZone)]);
  }
  return {
    days: [...days].map(([day, notices]) => ({ day, notices })),
    show,
    counts,
    ways,
    upTo,
    total: pagination.totalResults,
    currentPage: pagination.currentPage,
    totalPages: pagination.totalPages,
  };
}

export type NoticesView = SerializeFrom<typeof loadNotices>;

function viewOf(one: Notice, timeZone: string) {
  const { id, kind, title, text, more, read, action } = one;
  return { id, kind, title, text, more, read, action, time: readableTimeOfDay(one.date, timeZone) };
}

/** As the API writes it. JavaScript reads dates of much else, even of an order's number. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Counts one notice as read, or all that the page showed; what came meanwhile stays unread. */
export async function markRead(visit: Visit, request: Request, form: FormData) {
  const noticeId = form.get("notice");
  if (typeof noticeId === "string") {
    await visit.commerce.POST("/users/current/notifications/{noticeId}/read", {
      params: { path: { noticeId: noticeId.slice(0, 60) } },
    });
    return seeOther(visit, noticesPath + new URL(request.url).search);
  }
  const upTo = String(form.get("upTo"));
  if (INSTANT.test(upTo) && !Number.isNaN(Date.parse(upTo))) {
    await visit.commerce.POST("/users/current/notifications/read", { body: { upTo } });
    visit.flash({ kind: "ok", text: "All notices are read." });
  }
  return seeOther(visit, noticesPath);
}
