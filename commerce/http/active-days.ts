import { sql, type SQL } from "drizzle-orm";
import { z } from "@hono/zod-openapi";
import { dayOf } from "../calendar";
import { dayText } from "./day";
import { readableDay } from "./dates";
import { invalid } from "./errors";
import type { Person } from "./principal";

/** The first and the last day on which something can be used, YYYY-MM-DD in the organisation's zone; null for no such day. */
export interface ActiveDays {
  activeFrom: string | null;
  activeUntil: string | null;
}

export const NO_DAYS: ActiveDays = { activeFrom: null, activeUntil: null };

/** The same in an answer: a day that there is not is left out. */
export const activeDaysShape = { activeFrom: z.string().optional(), activeUntil: z.string().optional() };

export const activeDaysView = ({ activeFrom, activeUntil }: ActiveDays) => ({
  activeFrom: activeFrom ?? undefined,
  activeUntil: activeUntil ?? undefined,
});

const day = dayText().nullable().optional();

/** The same in a body: null is no such day, and what is not sent stays. */
export const activeDaysBody = { activeFrom: day, activeUntil: day };

/**
 * The days that something gets.
 * @param before those that it has; none for something new. @throws OccError 400 for a last day before the first.
 */
export function activeDaysOf(sent: Partial<ActiveDays>, before: ActiveDays = NO_DAYS): ActiveDays {
  const { activeFrom = before.activeFrom, activeUntil = before.activeUntil } = sent;
  if (activeFrom !== null && activeUntil !== null && activeUntil < activeFrom) {
    throw invalid("activeUntil", "The last day cannot be before the first day.");
  }
  return { activeFrom, activeUntil };
}

/** The organisation's day of a call. */
export const dayFor = ({ about, now }: { about: Pick<Person, "organisation">; now: () => Date }): string =>
  dayOf(now(), about.organisation.timeZone);

/** Whether rows of a table can be used on a day. @param of the table or its short name. */
export const activeOn = (of: SQL, today: string): SQL<boolean> => sql<boolean>`(
  (${of}.active_from is null or ${of}.active_from <= ${today}::date)
  and (${of}.active_until is null or ${of}.active_until >= ${today}::date))`;

/** Where a day stands to the days on which something can be used. */
export const activeStateOn = (
  { activeFrom, activeUntil }: ActiveDays,
  today: string,
): "active" | "not-started" | "ended" =>
  activeUntil !== null && activeUntil < today
    ? "ended"
    : activeFrom !== null && activeFrom > today
      ? "not-started"
      : "active";

/** "KC90017 ended on 30 Jun 2027." of something that cannot be used on a day; undefined if it can. */
export function outsideDays(name: string, days: ActiveDays, today: string): string | undefined {
  const state = activeStateOn(days, today);
  if (state === "ended") return `${name} ended on ${readableDay(days.activeUntil!)}.`;
  return state === "not-started" ? `${name} starts on ${readableDay(days.activeFrom!)}.` : undefined;
}

/** Both days for the change log. */
export const activeDaysChanges = (before: ActiveDays, after: ActiveDays) => {
  const shown = (value: string | null) => value && readableDay(value);
  return [
    { what: "First day", from: shown(before.activeFrom), to: shown(after.activeFrom) },
    { what: "Last day", from: shown(before.activeUntil), to: shown(after.activeUntil) },
  ];
};
