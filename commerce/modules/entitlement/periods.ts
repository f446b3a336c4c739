import { dayInMonth, daysAfter, monthsAfter, yearOf } from "../../calendar";

/** How often the entitlement is granted again. */
export type Reset = "once" | "calendar-year" | "financial-year" | "anniversary";

/** The first and last day of an allocation: local dates of the organisation, YYYY-MM-DD. */
export interface Period {
  start: string;
  end: string;
}

/** What a period depends on besides the day. */
export interface PeriodPerson {
  /** Country of the program, which sets its financial year. */
  region: string;
  /** The organisation's local date of the first day of work. */
  hiredOn: string;
}

/** A pack that is granted once never ends, but the date column needs a value. */
export const NO_END = "9999-12-31";

/** Month and day that begin a financial year (domain §4.1): 1 July, in New Zealand 1 April. */
const FINANCIAL_YEARS: Record<string, [month: number, day: number]> = { NZ: [4, 1] };
const COMMON_FINANCIAL_YEAR: [month: number, day: number] = [7, 1];

/** A day of a year; 29 February becomes 28 February in other years. */
const dayOfYear = (year: number, month: number, day: number): string =>
  dayInMonth(monthsAfter(`${year}-01-01`, month - 1), day);

/** The yearly period that contains a day. */
function yearHolding(today: string, [month, day]: [number, number]): Period {
  const thisYear = yearOf(today);
  const year = dayOfYear(thisYear, month, day) > today ? thisYear - 1 : thisYear;
  return {
    start: dayOfYear(year, month, day),
    end: daysAfter(dayOfYear(year + 1, month, day), -1),
  };
}

/**
 * The period of a reset that contains a day (domain §4.1). Periods have no gaps or overlaps, also around leap
 * days.
 */
export function periodHolding(reset: Reset, today: string, person: PeriodPerson): Period {
  if (reset === "once") return { start: person.hiredOn, end: NO_END };
  if (reset === "calendar-year") return yearHolding(today, [1, 1]);
  if (reset === "financial-year") {
    return yearHolding(today, FINANCIAL_YEARS[person.region] ?? COMMON_FINANCIAL_YEAR);
  }
  const [, month, day] = person.hiredOn.split("-").map(Number) as [number, number, number];
  return yearHolding(today, [month, day]);
}

/**
 * The period that somebody is given first on a day. Who is yet to start has it from that day on, so that they can order
 * before they come; their years still count from the first day of work.
 */
export function firstPeriodOn(reset: Reset, today: string, person: PeriodPerson): Period {
  const period = periodHolding(reset, today, person);
  if (today >= person.hiredOn || (reset !== "once" && reset !== "anniversary")) return period;
  return { start: today, end: periodHolding(reset, person.hiredOn, person).end };
}

/**
 * The period to grant after one that has ended. Undefined if there is none: the last one is current or in the
 * future, the pack is granted once, or the period was ended early, so it was already granted. Skipped periods
 * are not granted later, and nothing is carried over (domain §4.1: no rollover).
 */
export function nextPeriod(
  reset: Reset,
  today: string,
  person: PeriodPerson,
  last: Period,
): Period | undefined {
  if (reset === "once" || last.end >= today) return undefined;
  const period = periodHolding(reset, today, person);
  if (last.start >= period.start) return undefined;
  // After a change of reset or hire date, no day may have two allocations.
  return last.end >= period.start ? { ...period, start: daysAfter(last.end) } : period;
}

/** The months of every period that is given again. */
export const MONTHS_OF_PERIOD = 12;

/** How many months of a yearly period are left on a day in it. A month that has begun counts as a whole one. */
function monthsLeft({ start }: Period, day: string): number {
  const over = Array.from({ length: MONTHS_OF_PERIOD }, (_, n) => monthsAfter(start, n + 1));
  return over.filter((end) => end > day).length;
}

/**
 * For how many months somebody is given their first period of a pack: those from their first day of work on. Null if they
 * are given the whole.
 */
export function givenMonths(
  { reset, byMonths }: { reset: Reset; byMonths: boolean },
  period: Period,
  hiredOn: string,
): number | null {
  if (!byMonths || reset === "once") return null;
  const months = monthsLeft(period, hiredOn);
  return months < MONTHS_OF_PERIOD ? months : null;
}
