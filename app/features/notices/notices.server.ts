import type { SerializeFrom } from "@remix-run/node";
import type { components } from "~/commerce/occ";
import type { ResponseOf } from "~/commerce/response";
import { howWeNotify } from "~/features/preferences/preferences.server";
import { knownChoice } from "~/lists/known-choice.server";
import { readableDate, readableTimeOfDay } from "~/ui/dates";

type Notice = components["schemas"]["Notices"]["notifications"][number];

/** Parts of the list, in the order of their chips. */
export const SHOWN = ["all", "unread", "orders", "stock", "points"] as const;

/** The part that the address asks for. */
export function shownOf(search: URLSearchParams) {
  const { choice = "all", isUnknown } = knownChoice(search, "show", SHOWN);
  return { show: choice, isUnknown };
}

/** The same for the API. */
export const shownQuery = (show: (typeof SHOWN)[number]) =>
  show === "unread" ? { unread: "true" as const } : show === "all" ? {} : { group: show };

/** A page of notices, newest first, with those of one day together. */
export function noticesView(
  { notifications, counts, upTo, pagination }: ResponseOf<"get", "/users/current/notifications">,
  preferences: ResponseOf<"get", "/users/current/notificationpreferences">,
  { show, isUnknown, timeZone }: ReturnType<typeof shownOf> & { timeZone: string },
) {
  const days = new Map<string, ReturnType<typeof viewOf>[]>();
  for (const one of notifications) {
    const day = readableDate(one.date, timeZone);
    days.set(day, [...(days.get(day) ?? []), viewOf(one, timeZone)]);
  }
  return {
    days: [...days].map(([day, notices]) => ({ day, notices })),
    show,
    isUnknown,
    counts,
    ways: howWeNotify(preferences),
    upTo,
    total: pagination.totalResults,
    currentPage: pagination.currentPage,
    totalPages: pagination.totalPages,
  };
}

export type NoticesView = SerializeFrom<typeof noticesView>;

function viewOf(one: Notice, timeZone: string) {
  const { id, kind, title, text, more, read, action } = one;
  return { id, kind, title, text, more, read, action, time: readableTimeOfDay(one.date, timeZone) };
}

/** As the API writes it. JavaScript reads dates of much else, even of an order's number. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Until when the page showed notices, as its form sends it. */
export const isInstant = (text: string): boolean => INSTANT.test(text) && !Number.isNaN(Date.parse(text));
