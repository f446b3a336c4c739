/** Now, by the computer's clock. Whoever serves a call asks the call's `now`, which tests set. */
export const clock = (): Date => new Date();

/**
 * Milliseconds on a clock that never goes back, to tell how old a cached value is. Tests hold it still
 * (tests/support/hold-ages.ts), so that no count of calls or statements depends on how long a machine takes.
 */
export const ageClock = { now: (): number => performance.now() };

/** A length of time as clocks count it: a day has 24 hours. For days of the calendar there is `daysAfter`. */
interface Length {
  days?: number;
  hours?: number;
  minutes?: number;
  seconds?: number;
}

const millisecondsOf = ({ days = 0, hours = 0, minutes = 0, seconds = 0 }: Length): number =>
  (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;

export const timeAfter = (instant: Date, length: Length): Date =>
  new Date(instant.getTime() + millisecondsOf(length));

export const timeBefore = (instant: Date, length: Length): Date =>
  new Date(instant.getTime() - millisecondsOf(length));
