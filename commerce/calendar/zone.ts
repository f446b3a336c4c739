import { Temporal } from "temporal-polyfill";

/** What a calendar and a wall clock show: YYYY-MM-DD and HH:MM, which compare as text. */
interface LocalTime {
  date: string;
  time: string;
}

/** The minutes that are remembered of each zone. */
const MOST_MINUTES = 2000;
const remembered = new Map<string, Map<number, LocalTime>>();

function readAt(instant: Date, timeZone: string): LocalTime {
  const shown = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone);
  return {
    date: shown.toPlainDate().toString(),
    time: shown.toPlainTime().toString({ smallestUnit: "minute" }),
  };
}

/**
 * What calendar and clock show at an instant in a time zone. Rows of a list share days, and lists are asked for again:
 * each minute is worked out once, and forgotten with the rest.
 */
export function localClock(instant: Date, timeZone: string): LocalTime {
  const known = remembered.get(timeZone) ?? new Map<number, LocalTime>();
  remembered.set(timeZone, known);
  const minute = Math.floor(instant.getTime() / 60_000);
  let shown = known.get(minute);
  if (!shown) {
    shown = readAt(instant, timeZone);
    if (known.size >= MOST_MINUTES) known.clear();
    known.set(minute, shown);
  }
  return shown;
}

/** The day of an instant in a time zone, YYYY-MM-DD. */
export const dayOf = (instant: Date, timeZone: string): string => localClock(instant, timeZone).date;

/**
 * The instant at which calendar and clock of a time zone show a day and a time.
 * @param day YYYY-MM-DD. @param time HH:MM; one that summer time skips is read as an hour later, of one that comes twice
 * it is the first.
 */
export const instantAt = (day: string, time: string, timeZone: string): Date =>
  new Date(Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(timeZone).epochMilliseconds);

/** The instant at which a day begins in a time zone: midnight, or the first moment after it where clocks skip that. */
export const startOfDay = (day: string, timeZone: string): Date =>
  new Date(Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds);
