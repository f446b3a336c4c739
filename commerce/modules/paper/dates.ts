import { readableDate } from "../../http/dates";

/**
 * "05 Mar, 2027" of an instant in a time zone: the spec's dd MMM, yyyy (001 §9), for papers, whose days stand one below
 * the other. In sentences they are d MMM yyyy, as on pages.
 */
export function paperDate(instant: Date, timeZone: string): string {
  const [day = "", month, year] = readableDate(instant, timeZone).split(" ");
  return `${day.padStart(2, "0")} ${month}, ${year}`;
}

/** The same of a local date, YYYY-MM-DD. */
export const paperDay = (day: string): string => paperDate(new Date(`${day}T12:00:00Z`), "UTC");
