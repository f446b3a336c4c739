import { isDay } from "../../calendar";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** What is said of a cell that is no day. */
export const DAY_CELL_TEXT = "This is not a date. Write one such as 01/07/2027.";

/**
 * A day as people and payrolls write it: 2027-07-01, 1/7/2027 with the day before the month, or 1 Jul 2027.
 * @returns YYYY-MM-DD; undefined for what is no day of the calendar, and for a year of two digits.
 */
export function dayIn(text: string): string | undefined {
  const iso = /^(\d{4})-(\d\d)-(\d\d)(?:[T ].*)?$/.exec(text);
  if (iso) return known(iso[1]!, iso[2]!, iso[3]!);
  const figures = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/.exec(text);
  if (figures) return known(figures[4]!, figures[3]!, figures[1]!);
  const words = /^(\d{1,2})[ -]([a-z]{3,9})\.?,?[ -](\d{4})$/i.exec(text);
  const month = words ? MONTHS.indexOf(words[2]!.slice(0, 3).toLowerCase()) + 1 : 0;
  return words && month > 0 ? known(words[3]!, String(month), words[1]!) : undefined;
}

function known(year: string, month: string, day: string): string | undefined {
  const text = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(text) ? text : undefined;
}
