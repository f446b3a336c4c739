/** OCC's date form: UTC with a numeric offset and no colon, `2026-09-28T10:23:55+0000` (contract §1.6). */
export const occDate = (instant: Date): string => `${instant.toISOString().slice(0, 19)}+0000`;

/** Formatters are expensive to create, so there is one for each time zone. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat("en-AU", {
      day: "numeric",
      month: "numeric",
      year: "numeric",
      timeZone,
    });
    formatters.set(timeZone, formatter);
  }
  return formatter;
}

/** The calendar day of an instant in a time zone; months count from 1. */
export function localDay(instant: Date, timeZone: string): { year: number; month: number; day: number } {
  const parts = formatterOf(timeZone).formatToParts(instant);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return { year: of("year"), month: of("month"), day: of("day") };
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
  const time = new Intl.DateTimeFormat("en-AU", {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  });
  return `${time.format(instant)} on ${readableDate(instant, timeZone)}`;
}
