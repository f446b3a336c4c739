import { z } from "@hono/zod-openapi";

/** An empty field that must not be, in the words of the forms (specification, purchase order form messages). */
export const REQUIRED_TEXT = "This information is required.";

const tooLong = (max: number) => `Enter at most ${max} characters.`;

/** A text that somebody typed and that must not be empty. */
export const requiredText = (max: number) =>
  z.string({ error: REQUIRED_TEXT }).trim().min(1, REQUIRED_TEXT).max(max, tooLong(max));

/** A text that may be left out. */
export const optionalText = (max: number) => z.string().trim().max(max, tooLong(max)).optional();
