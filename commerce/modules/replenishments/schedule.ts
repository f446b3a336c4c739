import type { z } from "@hono/zod-openapi";
import { instantAt, localClock, dayOf, daysAfter, isDay } from "../../calendar";
import type { Call } from "../../http/call";
import { readableDate } from "../../http/dates";
import { invalid, OccError, type OccErrorBody } from "../../http/errors";
import { mustAcceptTerms } from "../orders";
import type { CreateQuery, ScheduleBody } from "./contract";
import { MOST, type Recurrence } from "./recurrence";

/** By the organisation's clock, the hour from which orders of a day are placed: before work, with a day to approve them. */
const PLACED_FROM = "06:00";

/** How far ahead a start may be. */
const DAYS_AHEAD = 366;

/** The instant from which the order of a date is placed. */
export const dueAtOf = (date: string, timeZone: string): Date => instantAt(date, PLACED_FROM, timeZone);

/** The last date whose hour of placing has come. */
export function lastDue(now: Date, timeZone: string): string {
  const { date, time } = localClock(now, timeZone);
  return time >= PLACED_FROM ? date : daysAfter(date, -1);
}

/** A whole number from 1 to a limit, if the text is one. */
function wholeOf(text: string | undefined, most: number): number | undefined {
  const number = /^\d{1,3}$/.test(text?.trim() ?? "") ? Number(text) : 0;
  return number >= 1 && number <= most ? number : undefined;
}

type Sent = z.infer<typeof ScheduleBody>;

const outside = (subject: keyof Sent, most: number, what: string) =>
  invalid(subject, `Enter a whole number of ${what} from 1 to ${most}.`);

/** @throws OccError 400 on the fields that cannot be read. */
function recurrenceOf(sent: Sent): Recurrence {
  switch (sent.recurrencePeriod) {
    case "DAILY": {
      const every = wholeOf(sent.numberOfDays, MOST.days);
      if (every === undefined) throw outside("numberOfDays", MOST.days, "days");
      return { period: "DAILY", every };
    }
    case "WEEKLY": {
      const days = [...new Set(sent.daysOfWeek ?? [])];
      const noDay =
        days.length === 0
          ? invalid("daysOfWeek", "Choose at least one day of the week.", "missing").errors
          : [];
      const every = wholeOf(sent.numberOfWeeks, MOST.weeks);
      if (every !== undefined && noDay.length === 0) return { period: "WEEKLY", every, days };
      const faults = every === undefined ? outside("numberOfWeeks", MOST.weeks, "weeks").errors : [];
      const [first, ...more] = [...faults, ...noDay];
      throw new OccError(400, first!, ...more);
    }
    case "MONTHLY": {
      const day = wholeOf(sent.nthDayOfMonth, MOST.dayOfMonth);
      if (day === undefined)
        throw invalid("nthDayOfMonth", `Enter a day of the month from 1 to ${MOST.dayOfMonth}.`);
      return { period: "MONTHLY", day };
    }
  }
}

const STARTS = /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * The chosen day. A client writes it with the clock and the offset of whoever chose it, so its date is the one that they
 * saw; only an instant in `Z` is read in the organisation's time zone.
 * @throws OccError 400
 */
function startOf(text: string, timeZone: string): string {
  const [, date, zone] = STARTS.exec(text.trim()) ?? [];
  const at = new Date(text.trim());
  if (!date || !isDay(date) || (zone === "Z" && Number.isNaN(at.getTime()))) {
    throw invalid("replenishmentStartDate", "Enter a date, such as 2026-11-30.");
  }
  return zone === "Z" ? dayOf(at, timeZone) : date;
}

/** What was asked for. @throws OccError 400 with every field that is wrong. */
export function scheduleOf({ about, now }: Pick<Call, "about" | "now">, sent: Sent) {
  const { timeZone } = about.organisation;
  const wrong: OccErrorBody[] = [];
  const tried = <T>(read: () => T): T | undefined => {
    let found: T | undefined;
    wrong.push(...faultsOf(() => (found = read())));
    return found;
  };
  const recurrence = tried(() => recurrenceOf(sent));
  const start = tried(() => {
    const date = startOf(sent.replenishmentStartDate, timeZone);
    const today = dayOf(now(), timeZone);
    const latest = daysAfter(today, DAYS_AHEAD);
    if (date < today) throw invalid("replenishmentStartDate", "Choose today or a later day.", "past");
    if (date > latest) {
      const until = readableDate(dueAtOf(latest, timeZone), timeZone);
      throw invalid("replenishmentStartDate", `Choose a day until ${until}.`, "tooLate");
    }
    return date;
  });
  if (recurrence && start) return { recurrence, start };
  const [first, ...more] = wrong;
  throw new OccError(400, first!, ...more);
}

/** Refuses what is set up without the terms, together with what is wrong with its schedule. @throws OccError 400 */
export function mustAccept(
  call: Pick<Call, "about" | "now">,
  { query, body }: { query: z.infer<typeof CreateQuery>; body: Sent },
): void {
  const terms = faultsOf(() => mustAcceptTerms(query.termsChecked));
  const [first, ...more] = terms.length > 0 ? [...terms, ...faultsOf(() => scheduleOf(call, body))] : [];
  if (first) throw new OccError(400, first, ...more);
}

function faultsOf(work: () => unknown): OccErrorBody[] {
  try {
    work();
    return [];
  } catch (error) {
    if (!(error instanceof OccError)) throw error;
    return error.errors;
  }
}
