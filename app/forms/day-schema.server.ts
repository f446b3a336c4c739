import { z } from "zod";
import { readTypedDay } from "~/ui/typed-day.server";
import { whenEmpty } from "./text-schema.server";

/** A day of a form, typed in any of the ways that people write one; its value is YYYY-MM-DD. @param since a year. */
export const typedDay = (missing: string, since?: number) =>
  z
    .string(whenEmpty(missing))
    .trim()
    .min(1, missing)
    .transform((text, context) => {
      const read = readTypedDay(text, since);
      if (read.day !== undefined) return read.day;
      context.addIssue({ code: "custom", message: read.error });
      return z.NEVER;
    });

/** The first and the last day on which something can be used; either may be left empty. */
export const daysShape = {
  activeFrom: typedDay("Enter a date.").optional(),
  activeUntil: typedDay("Enter a date.").optional(),
};

/** Whether the last day, if both are typed, is not before the first. */
export const endsAfterItBegins = ({
  activeFrom,
  activeUntil,
}: {
  activeFrom?: string;
  activeUntil?: string;
}) => !activeFrom || !activeUntil || activeFrom <= activeUntil;

/** The same words as the API's. */
export const LAST_DAY_FIRST = {
  path: ["activeUntil"],
  error: "The last day cannot be before the first day.",
};
