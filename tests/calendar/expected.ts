/** Periods as a person would work them out, so that the shop's own arithmetic is not what checks it. */

export interface Period {
  start: string;
  end: string;
}

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const lengthOf = (year: number, month: number) => (month === 2 && isLeap(year) ? 29 : LENGTHS[month - 1]!);
const text = (year: number, month: number, day: number) =>
  `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;

/** The day before another. */
function before(day: string): string {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  if (date > 1) return text(year, month, date - 1);
  return month > 1 ? text(year, month - 1, lengthOf(year, month - 1)) : text(year - 1, 12, 31);
}

/** The period that a pack counts in on a day; undefined for one that is given once. */
export function expectedPeriod(
  reset: string,
  region: string,
  hiredOn: string,
  day: string,
): Period | undefined {
  if (reset === "once") return undefined;
  const [month, date] =
    reset === "calendar-year"
      ? [1, 1]
      : reset === "financial-year"
        ? [region === "NZ" ? 4 : 7, 1]
        : (hiredOn.split("-").slice(1).map(Number) as [number, number]);
  const startIn = (year: number) => text(year, month, Math.min(date, lengthOf(year, month)));
  const year = Number(day.slice(0, 4));
  const first = startIn(year) > day ? year - 1 : year;
  return { start: startIn(first), end: before(startIn(first + 1)) };
}
