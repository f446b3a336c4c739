import { z } from "zod";

/** What is said of a text with more characters than a field takes. */
export const tooLong = (max: number) => `Please enter at most ${max} characters.`;

/** A text of a form that must not be empty; `parseForm` has the words for one that is. */
export const requiredText = (max: number) => z.string().trim().min(1).max(max, tooLong(max));

/** A text of a form that may be left out. */
export const optionalText = (max: number) => z.string().trim().max(max, tooLong(max)).optional();
