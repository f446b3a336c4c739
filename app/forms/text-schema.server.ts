import { z } from "zod";

/** What is said of a text with more characters than a field takes. */
export const tooLong = (max: number) => `Please enter at most ${max} characters.`;

/** A plain form post sends each line break as two characters, scripts send one: it counts as one. */
const typed = () =>
  z
    .string()
    .trim()
    .overwrite((text) => text.replaceAll("\r\n", "\n"));

/** A text of a form that must not be empty; `parseForm` has the words for one that is. */
export const requiredText = (max: number) => typed().min(1).max(max, tooLong(max));

/** A text of a form that may be left out. */
export const optionalText = (max: number) => typed().max(max, tooLong(max)).optional();
