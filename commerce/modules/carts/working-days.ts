import holidays from "./public-holidays.json" with { type: "json" };

/** Where a parcel goes: an ISO country, and its state or region if that is known. */
export interface Destination {
  country: string;
  region?: string | null;
}

/** By country and region ("AU-VIC"; "AU" has those of the whole country): a year's public holidays, MMDD. */
const BY_REGION: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = holidays;

/** Days since 1970-01-01, a Thursday. */
const dayNumber = (text: string) => Date.parse(text.slice(0, 10)) / 86_400_000;
const textOf = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);

function isPublicHoliday(date: string, { country, region }: Destination): boolean {
  const years = BY_REGION[`${country}-${region?.toUpperCase() ?? ""}`] ?? BY_REGION[country];
  const days = years?.[date.slice(0, 4)] ?? "";
  return days.split(" ").includes(date.slice(5, 7) + date.slice(8, 10));
}

function isWorkingDay(day: number, destination: Destination): boolean {
  const isWeekend = (day + 4) % 7 === 0 || (day + 4) % 7 === 6;
  return !isWeekend && !isPublicHoliday(textOf(day), destination);
}

/**
 * A day so many working days later; a day off counts as the working day after it. Weekends are days off, and so are the
 * public holidays of the destination, which `npm run holidays` knows of some years only. Days are YYYY-MM-DD.
 */
export function addWorkingDays(from: string, days: number, destination: Destination): string {
  let day = dayNumber(from);
  while (!isWorkingDay(day, destination)) day += 1;
  for (let left = days; left > 0;) {
    day += 1;
    if (isWorkingDay(day, destination)) left -= 1;
  }
  return textOf(day);
}
