import { localClock } from "../calendar";

/** OCC's date form: UTC with a numeric offset and no colon, `2026-09-28T10:23:55+0000` (contract §1.6). */
export const occDate = (instant: Date): string => instant.toISOString().replace(/\.\d+Z$/, "+0000");

/** A day in OCC's date form: its midnight, of which clients read the day. */
export const occDay = (day: string): string => `${day}T00:00:00+0000`;

/** Named here, because locales write some in full. */
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** "25 Aug 2026" of a day 2026-08-25: the spec's d MMM yyyy (001 §9). */
export function readableDay(day: string): string {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  return `${date} ${MONTHS[month - 1]} ${year}`;
}

/** The same of an instant in a time zone. */
export const readableDate = (instant: Date, timeZone: string): string =>
  readableDay(localClock(instant, timeZone).date);

/** "Perth time" of the time zone Australia/Perth. */
export const zoneWords = (timeZone: string): string =>
  `${timeZone.split("/").at(-1)!.replaceAll("_", " ")} time`;

/** The zone of an organisation's days and times, for those of its units that are in another country. */
export const zoneAbroad = (
  unit: { country: string },
  { region, timeZone }: { region: string; timeZone: string },
): string | undefined => (unit.country === region ? undefined : zoneWords(timeZone));

/** "10:42 on 22 Nov 2026" of an instant in a time zone. */
export function readableTime(instant: Date, timeZone: string): string {
  const { date, time } = localClock(instant, timeZone);
  return `${time} on ${readableDay(date)}`;
}
