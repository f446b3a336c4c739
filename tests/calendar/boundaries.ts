import { daysAfter, monthsAfter, startOfDay, yearOf } from "../../commerce/calendar";

/** A day on which something begins, and what. */
export interface Boundary {
  day: string;
  why: string;
}

const DAY_HOURS = 24;

const hoursOf = (day: string, zone: string) =>
  (startOfDay(daysAfter(day), zone).getTime() - startOfDay(day, zone).getTime()) / 3_600_000;

/**
 * The days of some years in a zone on which something begins or changes: each month, and with it quarters, years and
 * financial years; a leap day and the day after; both changes of the clocks, the day of one and the next; the
 * anniversaries of a first day of work; and a Wednesday on which nothing else happens.
 */
export function boundariesOf(zone: string, from: string, to: string, hiredOn: string): Boundary[] {
  const found = new Map<string, string>();
  for (let day = daysAfter(from); day < to; day = daysAfter(day)) {
    const [, month, date] = day.split("-");
    if (date === "01") found.set(day, "a month begins");
    if (`${month}-${date}` === "02-29") found.set(day, "29 February");
    if (`${month}-${date}` === hiredOn.slice(5)) found.set(day, "an anniversary");
    if (hoursOf(day, zone) !== DAY_HOURS) found.set(day, "the clocks change");
    if (hoursOf(daysAfter(day, -1), zone) !== DAY_HOURS) found.set(day, "the clocks changed yesterday");
  }
  for (let year = yearOf(from); year < yearOf(to); year += 1) found.set(`${year}-08-19`, "nothing");
  return [...found]
    .map(([day, why]) => ({ day, why }))
    .filter(({ day }) => day > from && day < to)
    .sort((a, b) => a.day.localeCompare(b.day));
}

/** The ten or so that differ most: one of each kind, and the ends of both kinds of year. */
export function fewOf(boundaries: readonly Boundary[]): Boundary[] {
  const kinds = new Set<string>();
  return boundaries.filter(({ day, why }) => {
    const kind = /-(01|07)-01$/.test(day) ? day.slice(4) : why;
    if (kinds.has(kind)) return false;
    kinds.add(kind);
    return true;
  });
}

/** The last day on which something can be sent back that came on a day. */
export const lastDayToReturn = (day: string): string => daysAfter(day, 30);

export const fiveYearsAfter = (day: string): string => monthsAfter(day, 60);
