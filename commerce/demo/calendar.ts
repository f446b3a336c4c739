const DAY = 86_400_000;

/** The first and last day of an allocation, as local dates. */
export interface Period {
  start: string;
  end: string;
}

export type Reset = "once" | "calendar-year" | "financial-year" | "anniversary";

/** `2026-11-21` of an instant that stands for a whole day. */
export const isoDate = (day: Date): string => day.toISOString().slice(0, 10);

/** The day it is in Melbourne at an instant, as that date's UTC midnight. */
export function dayOf(now: Date): Date {
  return new Date(
    `${new Intl.DateTimeFormat("en-CA", { timeZone: "Australia/Melbourne" }).format(now)}T00:00:00Z`,
  );
}

/** Whole days later (or earlier, when negative). */
export const addDays = (day: Date, days: number): Date => new Date(day.getTime() + days * DAY);

/** Same day of the month some months on. */
export function addMonths(day: Date, months: number): Date {
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, day.getUTCDate()));
}

/** Midnight that begins a date in a time zone, as an instant. */
export function localMidnight(day: Date, timeZone: string): Date {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" }).formatToParts(day);
  const offset = parts.find((part) => part.type === "timeZoneName")?.value ?? "GMT";
  const [, sign = "+", hours = "0", minutes = "0"] = /GMT([+-])(\d+):(\d+)/.exec(offset) ?? [];
  const shift = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return new Date(day.getTime() - (sign === "-" ? -shift : shift));
}

/** A pack granted once has no end; the calendar needs one. */
export const NO_END = "9999-12-31";

const yearFrom = (today: Date, month: number, date: number): Period => {
  const begins = (year: number) => new Date(Date.UTC(year, month, date));
  const year = today.getUTCFullYear() - (begins(today.getUTCFullYear()) > today ? 1 : 0);
  return { start: isoDate(begins(year)), end: isoDate(addDays(begins(year + 1), -1)) };
};

/** The period that holds today; the financial year is Australia's, from 1 July. */
export function periodOf(reset: Reset, today: Date, hiredAt: Date): Period {
  if (reset === "calendar-year") return yearFrom(today, 0, 1);
  if (reset === "financial-year") return yearFrom(today, 6, 1);
  if (reset === "anniversary") return yearFrom(today, hiredAt.getUTCMonth(), hiredAt.getUTCDate());
  return { start: isoDate(hiredAt), end: NO_END };
}
