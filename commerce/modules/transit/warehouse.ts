import { daysAfter, localClock } from "../../calendar";

/** Working days for a garment that is made or sourced to order, if nothing better is known. */
export const MAKING_DAYS = 15;
/** The delivery time before a delivery mode is chosen, in working days. */
export const USUAL_WAY = { minDays: 3, maxDays: 5 };

/** The last minute of an order that leaves on its day, by the organisation's clock. */
const LAST_ORDER = "12:00";

/** The day from which the warehouse counts for an order that is placed now. */
export function firstDay(now: Date, timeZone: string): string {
  const { date, time } = localClock(now, timeZone);
  return time > LAST_ORDER ? daysAfter(date) : date;
}
