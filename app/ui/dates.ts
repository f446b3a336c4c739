const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** Making a formatter costs more than the dates of a page, so the one of each time zone is kept. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat("en-US", {
    day: "numeric",
    month: "numeric",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  });
  formatters.set(timeZone, formatter);
  return formatter;
}

interface Parts {
  day: string;
  month: string;
  year: string;
  hour: string;
  minute: string;
}

/** Milliseconds since 1970 of a date of the API; NaN for an unreadable date. */
export const instantOf = (occDate: string): number =>
  Date.parse(occDate.replace(/([+-]\d\d)(\d\d)$/, "$1:$2"));

/** What a date of the API is in a time zone; undefined for an unreadable date. */
function partsOf(occDate: string, timeZone: string): Parts | undefined {
  const instant = instantOf(occDate);
  if (Number.isNaN(instant)) return undefined;
  // "11/3/2026, 12:20": read from the text, because the formatter takes ten times as long to name the parts itself.
  const [month, day, year, hour, minute] = formatterOf(timeZone).format(instant).match(/\d+/g)!;
  return { day: day!, month, year: year!, hour: hour!, minute: minute! };
}

const dayOf = ({ day, month, year }: Parts) => `${day} ${months[Number(month) - 1]} ${year}`;
const timeOf = ({ hour, minute }: Parts) => `${hour}:${minute}`;

/**
 * "3 Nov 2026" from a date of the API (`2026-11-03T01:20:00+0000`). The day is in the given time zone, so
 * server and browser show the same; month names are fixed, because systems shorten them differently. An
 * unreadable date is returned unchanged.
 */
export function readableDate(occDate: string, timeZone: string): string {
  const parts = partsOf(occDate, timeZone);
  return parts ? dayOf(parts) : occDate;
}

/** "3 Nov 2026, 12:20" of a date of the API, in 24 hours, in the given time zone. */
export function readableMoment(occDate: string, timeZone: string): string {
  const parts = partsOf(occDate, timeZone);
  return parts ? `${dayOf(parts)}, ${timeOf(parts)}` : occDate;
}

/** "12:20" of a date of the API, in 24 hours, in the given time zone; empty for an unreadable date. */
export function readableTimeOfDay(occDate: string, timeZone: string): string {
  const parts = partsOf(occDate, timeZone);
  return parts ? timeOf(parts) : "";
}

/** "1 Jan 2026" of a local day `2026-01-01`. */
export function readableDay(day: string): string {
  const [year, month = 1, date] = day.split("-").map(Number);
  return `${date} ${months[month - 1]} ${year}`;
}

/** "Nov 2026" of a month `2026-11`. */
export function readableMonth(month: string): string {
  const [year, number = 1] = month.split("-").map(Number);
  return `${months[number - 1]} ${year}`;
}

/** "Perth time" of the time zone Australia/Perth. */
export const zoneWords = (timeZone: string): string =>
  `${timeZone.split("/").at(-1)!.replaceAll("_", " ")} time`;
