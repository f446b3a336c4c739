import { z } from "zod";
import { readTypedDay } from "~/ui/typed-day.server";
import { whenEmpty } from "./text-schema.server";

/** A day of a form, typed in any of the ways that people write one; its value is YYYY-MM-DD. */
export const typedDay = (missing: string) =>
  z
    .string(whenEmpty(missing))
    .trim()
    .min(1, missing)
    .transform((text, context) => {
      const read = readTypedDay(text);
      if (read.day !== undefined) return read.day;
      context.addIssue({ code: "custom", message: read.error });
      return z.NEVER;
    });
