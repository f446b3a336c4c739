import { daysAfter, monthsAfter, startOfDay, timeBefore, yearOf } from "../calendar";
import { isoDate } from "./calendar";

/**
 * A day in a file of the demo, counted from the day that the demo is brought: `{today-3}`, `{today+22+5m}` (five months
 * after that day), `{year+1}-01-26`; and the first or last second of one, as it is there: `{today+32 ends Australia/Perth}`.
 */
const DAY = /\{(today|year)([+-]\d+)?(?:\+(\d+)m)?(?: (starts|ends) ([A-Za-z_/]+))?\}/g;

/** A file of the demo with its days written out, as any program has them. */
export const datedText = (text: string, today: Date): string =>
  text.replace(DAY, (_, ...found: (string | undefined)[]) => written(isoDate(today), found));

function written(today: string, [unit, more, months, end, zone = "UTC"]: (string | undefined)[]): string {
  if (unit === "year") return String(yearOf(today) + Number(more ?? 0));
  const day = monthsAfter(daysAfter(today, Number(more ?? 0)), Number(months ?? 0));
  if (end === undefined) return day;
  const at = end === "starts" ? startOfDay(day, zone) : lastSecondOf(day, zone);
  return at.toISOString().replace(".000Z", "Z");
}

const lastSecondOf = (day: string, zone: string): Date =>
  timeBefore(startOfDay(daysAfter(day), zone), { seconds: 1 });
