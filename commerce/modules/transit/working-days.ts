import { daysAfter, weekDayOf, type WeekDay } from "../../calendar";
import holidays from "./public-holidays.json" with { type: "json" };

/** Where a parcel goes: an ISO country, and its state or region if that is known. */
export interface Destination {
  country: string;
  region?: string | null;
}

/** By country and region ("AU-VIC"; "AU" has those of the whole country): a year's public holidays, MMDD. */
const BY_REGION: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = holidays;

function isPublicHoliday(day: string, { country, region }: Destination): boolean {
  const years = BY_REGION[`${country}-${region?.toUpperCase() ?? ""}`] ?? BY_REGION[country];
  const days = years?.[day.slice(0, 4)] ?? "";
  return days.split(" ").includes(day.slice(5, 7) + day.slice(8, 10));
}

const WEEKEND: readonly WeekDay[] = ["SATURDAY", "SUNDAY"];

function isWorkingDay(day: string, destination: Destination): boolean {
  return !WEEKEND.includes(weekDayOf(day)) && !isPublicHoliday(day, destination);
}

/**
 * A day so many working days later; a day off counts as the working day after it. Weekends are days off, and so are the
 * public holidays of the destination, which `npm run holidays` knows of some years only. Days are YYYY-MM-DD.
 */
export function addWorkingDays(from: string, days: number, destination: Destination): string {
  let day = from;
  while (!isWorkingDay(day, destination)) day = daysAfter(day);
  for (let left = days; left > 0;) {
    day = daysAfter(day);
    if (isWorkingDay(day, destination)) left -= 1;
  }
  return day;
}

/** A day so many working days earlier; a day off counts as the working day before it. */
export function workingDaysBefore(to: string, days: number, destination: Destination): string {
  let day = to;
  while (!isWorkingDay(day, destination)) day = daysAfter(day, -1);
  for (let left = days; left > 0;) {
    day = daysAfter(day, -1);
    if (isWorkingDay(day, destination)) left -= 1;
  }
  return day;
}

/** The weekdays from one day to another, both included, on which nobody works there. */
export function daysOffBetween(from: string, to: string, destination: Destination): string[] {
  const found: string[] = [];
  for (let day = from; day <= to; day = daysAfter(day)) {
    if (!WEEKEND.includes(weekDayOf(day)) && isPublicHoliday(day, destination)) found.push(day);
  }
  return found;
}
