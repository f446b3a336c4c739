import { z } from "@hono/zod-openapi";

/** The message for an empty required field (spec 001 §5, purchase order form). */
export const REQUIRED_TEXT = "This information is required.";

const tooLong = (max: number) => `Enter at most ${max} characters.`;

/** A required text. */
export const requiredText = (max: number) =>
  z.string({ error: REQUIRED_TEXT }).trim().min(1, REQUIRED_TEXT).max(max, tooLong(max));

/** An optional text. */
export const optionalText = (max: number) => z.string().trim().max(max, tooLong(max)).optional();
