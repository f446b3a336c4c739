const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/**
 * "3 Nov 2026" from a date of the API (`2026-11-03T01:20:00+0000`). The day is in the given time zone, so
 * server and browser show the same; month names are fixed, because systems shorten them differently. An
 * unreadable date is returned unchanged.
 */
export function readableDate(occDate: string, timeZone: string): string {
  const instant = instantOf(occDate);
  if (Number.isNaN(instant.getTime())) return occDate;
  const format = new Intl.DateTimeFormat("en", {
    day: "numeric",
    month: "numeric",
    year: "numeric",
    timeZone,
  });
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts["day"]} ${months[Number(parts["month"]) - 1]} ${parts["year"]}`;
}

const instantOf = (occDate: string) => new Date(occDate.replace(/([+-]\d\d)(\d\d)$/, "$1:$2"));

/** "3 Nov 2026, 12:20" of a date of the API, in 24 hours, in the given time zone. */
export function readableMoment(occDate: string, timeZone: string): string {
  const time = readableTimeOfDay(occDate, timeZone);
  return time ? `${readableDate(occDate, timeZone)}, ${time}` : occDate;
}

/** "12:20" of a date of the API, in 24 hours, in the given time zone; empty for an unreadable date. */
export function readableTimeOfDay(occDate: string, timeZone: string): string {
  const instant = instantOf(occDate);
  if (Number.isNaN(instant.getTime())) return "";
  const format = new Intl.DateTimeFormat("en", {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  });
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts["hour"]}:${parts["minute"]}`;
}

/** "1 Jan 2026" of a local day `2026-01-01`. */
export function readableDay(day: string): string {
  const [year, month = 1, date] = day.split("-").map(Number);
  return `${date} ${months[month - 1]} ${year}`;
}

const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/** "Thu 26 Nov" of a local day `2026-11-26`, with its year if requested. */
function dayWords(day: string, withYear: boolean): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const weekday = weekdays[new Date(Date.UTC(year, month - 1, date)).getUTCDay()];
  return `${weekday} ${date} ${months[month - 1]}${withYear ? ` ${year}` : ""}`;
}

/** "Thu 26 Nov to Mon 30 Nov 2026" of two local days `2026-11-26`; a single day is written once. */
export function dayRange(from: string, to: string): string {
  if (from === to) return dayWords(to, true);
  return `${dayWords(from, from.slice(0, 4) !== to.slice(0, 4))} to ${dayWords(to, true)}`;
}
