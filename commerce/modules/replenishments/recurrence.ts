import {
  WEEK_DAYS,
  type WeekDay,
  daysAfter,
  calendarPeriod,
  dayInMonth,
  daysBetween,
  monthsAfter,
  weekDayOf,
} from "../../calendar";

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

const mondayOf = (date: string): string => calendarPeriod("WEEK", date).first;

/**
 * The first date of a recurrence after a day; all dates are YYYY-MM-DD.
 * @param start the day from which it counts. No date is before it.
 */
export function dateAfter(recurrence: Recurrence, start: string, day: string): string {
  const from = day < start ? start : daysAfter(day);
  switch (recurrence.period) {
    case "DAILY": {
      const { every } = recurrence;
      const steps = Math.ceil(daysBetween(start, from) / every);
      return daysAfter(start, steps * every);
    }
    case "WEEKLY": {
      // Counted from the week of the first of the days: one of them may be over in the week of the start.
      const first = firstOf(recurrence.days, start);
      let date = from < first ? first : from;
      while (!isOfWeeks(recurrence, first, date)) date = daysAfter(date);
      return date;
    }
    case "MONTHLY": {
      const its = dayInMonth(from, recurrence.day);
      return its >= from ? its : dayInMonth(monthsAfter(from, 1), recurrence.day);
    }
  }
}

/** The first date of a recurrence, which may be the day from which it counts. */
export const firstDateOf = (recurrence: Recurrence, start: string): string =>
  dateAfter(recurrence, start, daysAfter(start, -1));

/** The first of some weekdays that is not before a day. */
function firstOf(days: readonly WeekDay[], day: string): string {
  let date = day;
  while (!days.includes(weekDayOf(date))) date = daysAfter(date);
  return date;
}

function isOfWeeks(
  { every, days }: Extract<Recurrence, { period: "WEEKLY" }>,
  start: string,
  date: string,
): boolean {
  const weeks = daysBetween(mondayOf(start), mondayOf(date)) / 7;
  return weeks % every === 0 && days.includes(weekDayOf(date));
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
