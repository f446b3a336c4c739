import { calendarPeriod, daysAfter, monthsAfter, monthsBetween, yearOf } from "../../calendar";
import { readableMonths } from "./words";
import { periodHolding } from "../entitlement";

/** A quarter of a financial year; days are local, YYYY-MM-DD. */
export interface Quarter {
  /** Its first month: "2026-04". */
  code: string;
  /** "Apr–Jun 2026". */
  name: string;
  /** "Q4 of 2025–26", by the financial year of the organisation's country. */
  place: string;
  first: string;
  last: string;
}

const QUARTERS = 4;
const MONTHS = 3;

/** The four whole quarters after a day: each yearly period begins in exactly one of them. */
export function quartersAfter(today: string, region: string): Quarter[] {
  const { next } = calendarPeriod("QUARTER", today);
  return Array.from({ length: QUARTERS }, (_, n) => {
    const first = monthsAfter(next, n * MONTHS);
    // Financial years begin with a calendar quarter, in July or in April.
    const { start, end } = periodHolding("financial-year", first, { region, hiredOn: first });
    return {
      code: first.slice(0, 7),
      name: readableMonths(first),
      place: `Q${monthsBetween(start, first) / MONTHS + 1} of ${yearOf(start)}–${String(yearOf(end)).slice(2)}`,
      first,
      last: daysAfter(monthsAfter(first, MONTHS), -1),
    };
  });
}
