import { dayOf } from "../../calendar";
import { readableDay } from "../../http/dates";

/**
 * "05 Mar, 2027" of a day 2027-03-05: the spec's dd MMM, yyyy (001 §9), for papers, whose days stand one below the other.
 * In sentences they are d MMM yyyy, as on pages.
 */
export function paperDay(day: string): string {
  const [date = "", month, year] = readableDay(day).split(" ");
  return `${date.padStart(2, "0")} ${month}, ${year}`;
}

/** The same of an instant in a time zone. */
export const paperDate = (instant: Date, timeZone: string): string => paperDay(dayOf(instant, timeZone));
