const DAY = 86_400_000;

/** `2026-11-21` for an instant that represents a day. */
export const isoDate = (day: Date): string => day.toISOString().slice(0, 10);

/** The date in Melbourne at an instant, as UTC midnight of that date. */
export function dayOf(now: Date): Date {
  return new Date(
    `${new Intl.DateTimeFormat("en-CA", { timeZone: "Australia/Melbourne" }).format(now)}T00:00:00Z`,
  );
}

/** Adds whole days; negative values subtract. */
export const addDays = (day: Date, days: number): Date => new Date(day.getTime() + days * DAY);

/** The same day of the month, some months later. */
export function addMonths(day: Date, months: number): Date {
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, day.getUTCDate()));
}

/** The start of a date in a time zone, as an instant. */
export function localMidnight(day: Date, timeZone: string): Date {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" }).formatToParts(day);
  const offset = parts.find((part) => part.type === "timeZoneName")?.value ?? "GMT";
  const [, sign = "+", hours = "0", minutes = "0"] = /GMT([+-])(\d+):(\d+)/.exec(offset) ?? [];
  const shift = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return new Date(day.getTime() - (sign === "-" ? -shift : shift));
}
