import { monthsBetween } from "../../calendar";
import { counted } from "../../http/counted";
import { readableDay } from "../../http/dates";
import type { CostShare } from "../organisation/tables";

/**
 * How much of its value may be asked for a missing piece: all of it in the first months, then evenly less with each whole
 * month, until nothing. Days are local, YYYY-MM-DD.
 */
export function shareOf(
  { fullMonths, endsAfterMonths }: CostShare,
  { issued, until }: { issued: string; until: string },
): { months: number; percent: number } {
  const months = Math.max(0, monthsBetween(issued, until));
  if (months < fullMonths) return { months, percent: 100 };
  if (months >= endsAfterMonths) return { months, percent: 0 };
  return {
    months,
    percent: Math.round((100 * (endsAfterMonths - months)) / (endsAfterMonths - fullMonths)),
  };
}

/** "Issued 12 Aug 2025, 7 months before 18 Mar 2026: 56% of $90.00." @param of the value, where it is shown. */
export const shareWords = (
  { months, percent }: { months: number; percent: number },
  { issued, until, of }: { issued: string; until: string; of: string },
): string =>
  `Issued ${readableDay(issued)}, ${months === 0 ? "less than a month" : counted(months, "month")} before ${readableDay(until)}: ${percent}% of ${of}.`;

/** The rule in words. */
export const ruleWords = ({ fullMonths, endsAfterMonths }: CostShare): string =>
  fullMonths === 0
    ? `Its whole value when it is new, then less with each month, and nothing from ${counted(endsAfterMonths, "month")} after it was issued.`
    : `Its whole value in the first ${counted(fullMonths, "month")}, then less with each month, and nothing from ${counted(endsAfterMonths, "month")} after it was issued.`;
