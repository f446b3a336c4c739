import { z } from "@hono/zod-openapi";
import { mobileOf, plainEmail } from "./contact";
import { oneLine, plainCode, plainText } from "./plain-text";

/** The message for an empty required field (spec 001 §5, purchase order form). */
export const REQUIRED_TEXT = "This information is required.";

export const tooLong = (max: number) => `Enter at most ${max} characters.`;

/** A required text of one line, such as a name. */
export const requiredText = (max: number) =>
  z.string({ error: REQUIRED_TEXT }).overwrite(oneLine).min(1, REQUIRED_TEXT).max(max, tooLong(max));

/** A text of one line that must be sent and may be empty. */
export const sentText = (max: number) =>
  z.string({ error: REQUIRED_TEXT }).overwrite(oneLine).max(max, tooLong(max));

/** An optional text of one line. */
export const optionalText = (max: number) => z.string().overwrite(oneLine).max(max, tooLong(max)).optional();

/** An optional code, with plain hyphens whichever dash was typed. */
export const optionalCode = (max: number) =>
  z.string().overwrite(plainCode).max(max, tooLong(max)).optional();

/** A required text that may have several lines, such as a comment. */
export const requiredLines = (max: number) =>
  z.string({ error: REQUIRED_TEXT }).overwrite(plainText).trim().min(1, REQUIRED_TEXT).max(max, tooLong(max));

/** An optional text that may have several lines. */
export const optionalLines = (max: number) =>
  z.string().overwrite(plainText).trim().max(max, tooLong(max)).optional();

/** An email address, in the form that is compared and stored. */
export const emailText = requiredText(200)
  .overwrite(plainEmail)
  .regex(
    /^[^\s@<>,;:"\\]+@[^\s@<>,;:"\\]+\.[^\s@<>,;:"\\]+$/,
    "Enter the whole email, for example name@company.example.",
  );

/** Bytes as base64url, of at most so many characters. */
export const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/, "Must be base64url.");

export const MOBILE_TEXT = "Enter a mobile number of Australia or New Zealand, such as 0491 570 006.";

/** An optional mobile number, however it is written, as E.164; empty for none. */
export const mobileText = z
  .string()
  .overwrite((typed) => mobileOf(typed) ?? oneLine(typed))
  .max(30, tooLong(30))
  .refine((number) => number === "" || mobileOf(number) !== undefined, MOBILE_TEXT)
  .optional();
