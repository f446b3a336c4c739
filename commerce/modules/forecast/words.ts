import { monthsAfter } from "../../calendar";
import { readableDay } from "../../http/dates";

/** "Apr–Jun 2026" of the first day of a quarter. */
export function readableMonths(first: string): string {
  const month = (day: string) => readableDay(day).split(" ")[1]!;
  return `${month(first)}–${month(monthsAfter(first, 2))} ${first.slice(0, 4)}`;
}
