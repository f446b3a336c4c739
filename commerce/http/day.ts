import { z } from "@hono/zod-openapi";
import { isDay } from "../calendar";

/** The years of days that people choose; a stored one of another year would be a mistake. */
const [FIRST_YEAR, LAST_YEAR] = [2000, 2099];

/** What is said of a day of a year that makes no sense. */
export const yearsText = (since = FIRST_YEAR) => `Enter a year from ${since} to ${LAST_YEAR}.`;

/** Whether a text begins with a day of the calendar, YYYY-MM-DD: 2027-02-30 is none. */
const beginsWithDay = (text: string): boolean => isDay(text.slice(0, 10));

export const isOfYears = (text: string, since = FIRST_YEAR): boolean =>
  Number(text.slice(0, 4)) >= since && Number(text.slice(0, 4)) <= LAST_YEAR;

/** A local day, YYYY-MM-DD, of the calendar and of years that make sense. @param since the first of them. */
export const dayText = (error = "Enter a date such as 2027-07-01.", since = FIRST_YEAR) =>
  z.iso.date({ error, abort: true }).refine((text) => isOfYears(text, since), yearsText(since));

/** The same, or a full instant, whose day counts. */
export const dayOrInstantText = (error: string) =>
  z
    .string({ error })
    .max(40)
    .refine(beginsWithDay, { error, abort: true })
    .refine((text) => isOfYears(text), yearsText());
