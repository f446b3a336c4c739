import { z } from "zod";
import { whenEmpty } from "~/forms/text-schema.server";

const MESSAGE = "Enter a time, such as 9:00, 17:30 or 5:30 pm.";

/** A time of day of a form, in any of the ways that people write one; its value is HH:MM of 24 hours. */
export const typedTime = z
  .string(whenEmpty(MESSAGE))
  .trim()
  .transform((text, context) => {
    const [, hour = "", minute = "00", half] =
      /^(\d{1,2})(?:[:.](\d\d))?\s*([ap]\.?m\.?)?$/i.exec(text) ?? [];
    const at = Number(hour);
    const shifted = half ? (at % 12) + (/^p/i.test(half) ? 12 : 0) : at;
    const isTime = hour !== "" && shifted < 24 && Number(minute) < 60 && (!half || (at >= 1 && at <= 12));
    if (isTime) return `${String(shifted).padStart(2, "0")}:${minute}`;
    context.addIssue({ code: "custom", message: MESSAGE });
    return z.NEVER;
  });
