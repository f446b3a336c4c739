import { z } from "@hono/zod-openapi";

/** The message for an empty required field (spec 001 §5, purchase order form). */
export const REQUIRED_TEXT = "This information is required.";

const tooLong = (max: number) => `Enter at most ${max} characters.`;

/** A required text. */
export const requiredText = (max: number) =>
  z.string({ error: REQUIRED_TEXT }).trim().min(1, REQUIRED_TEXT).max(max, tooLong(max));

/** An optional text. */
export const optionalText = (max: number) => z.string().trim().max(max, tooLong(max)).optional();

/** Bytes as base64url, of at most so many characters. */
export const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/, "Must be base64url.");

/** An Australian mobile with ten digits, or one of New Zealand, with or without spaces. */
const MOBILE = /^(?:(?:\+?61|0)4\d{8}|(?:\+?64|0)2\d{7,9})$/;

/** An optional mobile number. */
export const mobileText = optionalText(30).refine(
  (typed) => !typed || MOBILE.test(typed.replace(/[\s()-]/g, "")),
  "Enter a mobile number of Australia or New Zealand, such as 0491 570 006.",
);
