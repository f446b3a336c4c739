import { z } from "@hono/zod-openapi";
import { isDay } from "../calendar";

/** The years of days that people choose; a stored one of another year would be a mistake. */
const [FIRST_DAY, LAST_DAY] = ["2000-01-01", "2099-12-31"];
const YEARS = "Enter a year from 2000 to 2099.";

/** Whether a text begins with a day of the calendar, YYYY-MM-DD: 2027-02-30 is none. */
const beginsWithDay = (text: string): boolean => isDay(text.slice(0, 10));

const isOfYears = (text: string) => text.slice(0, 10) >= FIRST_DAY && text.slice(0, 10) <= LAST_DAY;

/** A local day, YYYY-MM-DD, of the calendar and of years that make sense. */
export const dayText = (error = "Enter a date such as 2027-07-01.") =>
  z.iso.date({ error, abort: true }).refine(isOfYears, YEARS);

/** The same, or a full instant, whose day counts. */
export const dayOrInstantText = (error: string) =>
  z.string({ error }).max(40).refine(beginsWithDay, { error, abort: true }).refine(isOfYears, YEARS);
