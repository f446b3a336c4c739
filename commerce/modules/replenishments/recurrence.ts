import { WEEK_DAYS, type WeekDay } from "../../http/dates";
import { dayAfter } from "../entitlement";

export const PERIODS = ["DAILY", "WEEKLY", "MONTHLY"] as const;

/** The most of each that can be chosen (contract §8; days as in the reference client). */
export const MOST = { days: 30, weeks: 12, dayOfMonth: 31 };

/**
 * Every so many days; on some weekdays of every so many weeks; or on a day of every month, which in a shorter month is
 * its last.
 */
export type Recurrence =
  | { period: "DAILY"; every: number }
  | { period: "WEEKLY"; every: number; days: WeekDay[] }
  | { period: "MONTHLY"; day: number };

const DAY_MS = 86_400_000;

/** Days since 1970 of a date YYYY-MM-DD. Calendar dates have no time zone, so no change of the clocks shifts them. */
const numberOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;

/** 1 January 1970 was a Thursday, so weeks that begin on Monday change three days before a multiple of seven. */
const weekOf = (day: number): number => Math.floor((day + 3) / 7);
const weekDayOf = (day: number): WeekDay => WEEK_DAYS[day + 3 - 7 * weekOf(day)]!;

/**
 * The first date of a recurrence after a day; all dates are YYYY-MM-DD.
 * @param start the day from which it counts. No date is before it.
 */
export function dateAfter(recurrence: Recurrence, start: string, day: string): string {
  const from = day < start ? start : dayAfter(day);
  switch (recurrence.period) {
    case "DAILY": {
      const { every } = recurrence;
      const steps = Math.ceil((numberOf(from) - numberOf(start)) / every);
      return dayAfter(start, steps * every);
    }
    case "WEEKLY": {
      // Counted from the week of the first of the days: one of them may be over in the week of the start.
      const first = firstOf(recurrence.days, start);
      let date = from < first ? first : from;
      while (!isOfWeeks(recurrence, first, date)) date = dayAfter(date);
      return date;
    }
    case "MONTHLY": {
      const [year, month] = from.split("-").map(Number) as [number, number];
      const its = dayOfMonth(year, month, recurrence.day);
      return its >= from ? its : dayOfMonth(year, month + 1, recurrence.day);
    }
  }
}

/** The first date of a recurrence, which may be the day from which it counts. */
export const firstDateOf = (recurrence: Recurrence, start: string): string =>
  dateAfter(recurrence, start, dayAfter(start, -1));

/** The first of some weekdays that is not before a day. */
function firstOf(days: readonly WeekDay[], day: string): string {
  let date = day;
  while (!days.includes(weekDayOf(numberOf(date)))) date = dayAfter(date);
  return date;
}

function isOfWeeks(
  { every, days }: Extract<Recurrence, { period: "WEEKLY" }>,
  start: string,
  date: string,
): boolean {
  const weeks = weekOf(numberOf(date)) - weekOf(numberOf(start));
  return weeks % every === 0 && days.includes(weekDayOf(numberOf(date)));
}

/** A day of a month, which counts from 1 and may be 13; the last one where the month is shorter. */
function dayOfMonth(year: number, month: number, day: number): string {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1, Math.min(day, last))).toISOString().slice(0, 10);
}

const TITLE = (day: WeekDay) => day[0] + day.slice(1).toLowerCase();

/** "Every 2 weeks on Monday and Thursday". */
export function frequencyWords(recurrence: Recurrence): string {
  switch (recurrence.period) {
    case "DAILY":
      return recurrence.every === 1 ? "Every day" : `Every ${recurrence.every} days`;
    case "WEEKLY": {
      const names = WEEK_DAYS.filter((day) => recurrence.days.includes(day)).map(TITLE);
      const last = names.at(-1)!;
      const list = names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${last}` : last;
      return `${recurrence.every === 1 ? "Every week" : `Every ${recurrence.every} weeks`} on ${list}`;
    }
    case "MONTHLY":
      return recurrence.day > 28
        ? `Every month on day ${recurrence.day}, or on the last day of a shorter month`
        : `Every month on day ${recurrence.day}`;
  }
}
