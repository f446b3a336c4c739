import { Temporal } from "temporal-polyfill";

// Days are text, YYYY-MM-DD, as the API has them.

/** The day of an instant in milliseconds, in a time zone. */
export const dayOf = (at: number, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).toPlainDate().toString();

/** The day so many days later; fewer than none is earlier. */
export const daysAfter = (day: string, days = 1): string =>
  Temporal.PlainDate.from(day).add({ days }).toString();

/** From 1 for a Monday to 7 for a Sunday. */
export const weekDayOf = (day: string): number => Temporal.PlainDate.from(day).dayOfWeek;

/** How many days a month has. @param month counts from 1. */
export const daysInMonth = (year: number, month: number): number =>
  Temporal.PlainYearMonth.from({ year, month }).daysInMonth;
