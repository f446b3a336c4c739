import { z } from "zod";

/** The message for a text that is too long for its field. */
export const tooLong = (max: number) => `Enter at most ${max} characters.`;

/** What a `z.string()` says when its field was left empty: what to do ("Enter your email."). */
export const whenEmpty = (words: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined ? words : undefined),
});

/** A form post without scripts sends each line break as two characters; it counts as one. */
const typed = (missing?: string) =>
  z
    .string(missing === undefined ? undefined : whenEmpty(missing))
    .trim()
    .overwrite((text) => text.replaceAll("\r\n", "\n"));

/** A text that must not be empty. `missing` tells what to enter; without it `parseForm` has general words. */
export const requiredText = (max: number, missing?: string) =>
  typed(missing).min(1, missing).max(max, tooLong(max));

/** An optional text of a form. */
export const optionalText = (max: number) => typed().max(max, tooLong(max)).optional();
