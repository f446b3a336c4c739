/**
 * Control characters that nobody types; the database cannot store the first one. Tabs and line ends are kept.
 */
const UNTYPED = /[\0-\x08\v\f\x0e-\x1f\x7f]|\p{Surrogate}/gu;

/** Removes control characters from a text of a form or URL. */
export const typedText = (text: string): string => text.replace(UNTYPED, "");
