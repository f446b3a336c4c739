/** OCC's date form: UTC with a numeric offset and no colon, `2026-09-28T10:23:55+0000` (contract §1.6). */
export const occDate = (instant: Date): string => `${instant.toISOString().slice(0, 19)}+0000`;

/** What a wall clock and a calendar show; months count from 1. */
interface LocalTime {
  year: number;
  month: number;
  day: number;
  /** Two digits each. */
  hour: string;
  minute: string;
}

/** Formatters are expensive to create, so there is one for each time zone. */
const clocks = new Map<string, (instant: Date) => LocalTime>();

function clockOf(timeZone: string): (instant: Date) => LocalTime {
  const formatter = new Intl.DateTimeFormat("en-AU", {
    day: "numeric",
    month: "numeric",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  });
  return (instant) => {
    const parts = formatter.formatToParts(instant);
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)!.value;
    const [year, month, day] = [Number(part("year")), Number(part("month")), Number(part("day"))];
    return { year, month, day, hour: part("hour"), minute: part("minute") };
  };
}

function localTime(instant: Date, timeZone: string): LocalTime {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = recalling(clockOf(timeZone));
    clocks.set(timeZone, clock);
  }
  return clock(instant);
}

/** The minutes that are remembered of each zone. */
const MOST_MINUTES = 2000;

/** Rows of a list share days, and lists are asked for again: each minute is worked out once, and forgotten with the rest. */
function recalling(clock: (instant: Date) => LocalTime): (instant: Date) => LocalTime {
  const known = new Map<number, LocalTime>();
  return (instant) => {
    const minute = Math.floor(instant.getTime() / 60_000);
    let time = known.get(minute);
    if (!time) {
      time = clock(instant);
      if (known.size >= MOST_MINUTES) known.clear();
      known.set(minute, time);
    }
    return time;
  };
}

/** The calendar day of an instant in a time zone; months count from 1. */
function localDay(instant: Date, timeZone: string): { year: number; month: number; day: number } {
  const { year, month, day } = localTime(instant, timeZone);
  return { year, month, day };
}

/** What calendar and clock show at an instant in a time zone: YYYY-MM-DD and HH:MM, which compare as text. */
export function localClock(instant: Date, timeZone: string): { date: string; time: string } {
  const { hour, minute } = localTime(instant, timeZone);
  return { date: localDate(instant, timeZone), time: `${hour}:${minute}` };
}

/** The local date of an instant in a time zone, YYYY-MM-DD. */
export function localDate(instant: Date, timeZone: string): string {
  const { year, month, day } = localDay(instant, timeZone);
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** Named here, because locales write some in full. */
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** "25 Aug 2026": the spec's d MMM yyyy (001 §9). */
export function readableDate(instant: Date, timeZone: string): string {
  const { year, month, day } = localDay(instant, timeZone);
  return `${day} ${MONTHS[month - 1]} ${year}`;
}

/** "10:42 on 22 Nov 2026" of an instant in a time zone. */
export function readableTime(instant: Date, timeZone: string): string {
  const { hour, minute } = localTime(instant, timeZone);
  return `${hour}:${minute} on ${readableDate(instant, timeZone)}`;
}

/**
 * The instant at which calendar and clock of a time zone show a date and a time.
 * @param date YYYY-MM-DD. @param time HH:MM; of a time that summer time skips, one within an hour of it.
 */
export function instantAt(date: string, time: string, timeZone: string): Date {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  let at = wanted;
  // The second round corrects an offset that was read on the other side of a change of the clocks.
  for (let round = 0; round < 2; round += 1) {
    const shown = localClock(new Date(at), timeZone);
    at += wanted - Date.parse(`${shown.date}T${shown.time}:00Z`);
  }
  return new Date(at);
}

/** The days of a week, as OCC writes them. */
export const WEEK_DAYS = [
  "MONDAY",
  "TUESDAY",
  "WEDNESDAY",
  "THURSDAY",
  "FRIDAY",
  "SATURDAY",
  "SUNDAY",
] as const;
export type WeekDay = (typeof WEEK_DAYS)[number];
