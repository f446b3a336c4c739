import { Temporal } from "temporal-polyfill";

// Days are text, YYYY-MM-DD, which compares as days do and is what the database holds. They have no time zone, so no
// change of the clocks moves them.

/** The days of a week, as OCC writes them. */
export const WEEK_DAYS = [
  "MONDAY",
  "TUESDAY",
  "WEDNESDAY",
  "THURSDAY",
  "FRIDAY",
  "SATURDAY",
  "SUNDAY",
] as const;
export type WeekDay = (typeof WEEK_DAYS)[number];

type CalendarUnit = "DAY" | "WEEK" | "MONTH" | "QUARTER" | "YEAR";

const read = (day: string) => Temporal.PlainDate.from(day);

/** Whether a text is a day of the calendar, YYYY-MM-DD: 2027-02-30 is none. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const [year, month, day] = text.split("-").map(Number) as [number, number, number];
  const near = month >= 1 && day >= 1 && Temporal.PlainDate.from({ year, month, day });
  return near !== false && near.toString() === text;
}

/** The day so many days later; fewer than none is earlier. */
export const daysAfter = (day: string, days = 1): string => read(day).add({ days }).toString();

/** The same day of the month so many months later, or the last one of a shorter month. */
export const monthsAfter = (day: string, months: number): string => read(day).add({ months }).toString();

/** How many days one day is after another. */
export const daysBetween = (from: string, to: string): number =>
  read(from).until(read(to), { largestUnit: "days" }).days;

/** How many whole months one day is after another; a month is over on the same day of the next. */
export const monthsBetween = (from: string, to: string): number =>
  read(from).until(read(to), { largestUnit: "months" }).months;

export const weekDayOf = (day: string): WeekDay => WEEK_DAYS[read(day).dayOfWeek - 1]!;

export const yearOf = (day: string): number => read(day).year;

/** "2026-11" of a day in it. */
export const monthOf = (day: string): string => read(day).toPlainYearMonth().toString();

/** A day of the month that a day is in, or the last one of a shorter month. @param number counts from 1. */
export const dayInMonth = (day: string, number: number): string => read(day).with({ day: number }).toString();

/** The last day of a month such as "2026-11". */
export const lastDayOf = (month: string): string => dayInMonth(`${month}-01`, 31);

/**
 * The first day of the day, week, month, quarter or year that a day is in, and the first day after it. Weeks begin on
 * Monday, years in January.
 */
export function calendarPeriod(unit: CalendarUnit, day: string): { first: string; next: string } {
  const date = read(day);
  switch (unit) {
    case "DAY":
      return { first: day, next: daysAfter(day) };
    case "WEEK": {
      const first = date.subtract({ days: date.dayOfWeek - 1 }).toString();
      return { first, next: daysAfter(first, 7) };
    }
    case "MONTH": {
      const first = date.with({ day: 1 }).toString();
      return { first, next: monthsAfter(first, 1) };
    }
    case "QUARTER": {
      const first = date.with({ day: 1, month: date.month - ((date.month - 1) % 3) }).toString();
      return { first, next: monthsAfter(first, 3) };
    }
    case "YEAR": {
      const first = date.with({ day: 1, month: 1 }).toString();
      return { first, next: monthsAfter(first, 12) };
    }
  }
}
