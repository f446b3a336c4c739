/** OCC's date form: UTC with a numeric offset and no colon, `2026-09-28T10:23:55+0000` (contract §1.6). */
export const occDate = (instant: Date): string => `${instant.toISOString().slice(0, 19)}+0000`;

/** Formatters are expensive to create, so there is one for each time zone. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function partsOf(
  instant: Date,
  timeZone: string,
): (type: Intl.DateTimeFormatPartTypes) => string | undefined {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat("en-AU", {
      day: "numeric",
      month: "numeric",
      year: "numeric",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
      timeZone,
    });
    formatters.set(timeZone, formatter);
  }
  const parts = formatter.formatToParts(instant);
  return (type) => parts.find((part) => part.type === type)?.value;
}

/** The calendar day of an instant in a time zone; months count from 1. */
export function localDay(instant: Date, timeZone: string): { year: number; month: number; day: number } {
  const part = partsOf(instant, timeZone);
  return { year: Number(part("year")), month: Number(part("month")), day: Number(part("day")) };
}

/** The local date of an instant in a time zone, YYYY-MM-DD. */
export function localDate(instant: Date, timeZone: string): string {
  const { year, month, day } = localDay(instant, timeZone);
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** Named here, because locales write some in full. */
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** "25 Aug 2026": the spec's d MMM yyyy (001 §9). */
export function readableDate(instant: Date, timeZone: string): string {
  const { year, month, day } = localDay(instant, timeZone);
  return `${day} ${MONTHS[month - 1]} ${year}`;
}

/** "10:42 on 22 Nov 2026" of an instant in a time zone. */
export function readableTime(instant: Date, timeZone: string): string {
  const part = partsOf(instant, timeZone);
  return `${part("hour")}:${part("minute")} on ${readableDate(instant, timeZone)}`;
}
