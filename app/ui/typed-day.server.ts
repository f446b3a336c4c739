import { daysInMonth } from "../calendar/days.server";

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
/** The years that the shop takes; the API has the same (commerce/http/day.ts). */
const [FIRST_YEAR, LAST_YEAR] = [2000, 2099];

export type TypedDay = { day: string; error?: undefined } | { day?: undefined; error: string };

/** What was typed as year, month and day: as a browser's date field sends it, or day before month as people write it. */
function partsOf(text: string): [year: string, month: string, day: string] | undefined {
  const [, year, month, day] = /^(\d{1,6})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  // Of three short numbers with hyphens the day comes first, as people write it.
  if (year && year.length > 2) return [year, month!, day!];
  const [, first, second, third] = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{1,6})$/.exec(text) ?? [];
  return first ? [third!, second!, first] : undefined;
}

const twoDigits = (number: number) => String(number).padStart(2, "0");

/**
 * A day that somebody typed: 2027-07-01, or 1/7/2027 with the day first.
 * @param since the first year that is taken.
 * @returns the day as YYYY-MM-DD, or words that say what is wrong with it.
 */
export function readTypedDay(typed: string, since = FIRST_YEAR): TypedDay {
  const parts = partsOf(typed.trim());
  if (!parts) return { error: "Enter a date such as 1/7/2027." };
  const [year, month, day] = parts.map(Number) as [number, number, number];
  if (year < 100) return { error: "Enter the year with four digits, such as 2027." };
  if (year < since || year > LAST_YEAR) {
    return { error: `Enter a year from ${since} to ${LAST_YEAR}.` };
  }
  if (month < 1 || month > 12)
    return { error: `There is no month ${month}. Enter the day first, such as 1/7/2027.` };
  const last = daysInMonth(year, month);
  if (day < 1 || day > last) {
    return { error: `${MONTHS[month - 1]} ${year} has ${last} days. Enter a day from 1 to ${last}.` };
  }
  return { day: `${year}-${twoDigits(month)}-${twoDigits(day)}` };
}
