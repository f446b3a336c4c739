/** Nobody types these, and no text of the shop can hold the first of them; tabs and line ends stay. */
const UNTYPED = /[\0-\x08\v\f\x0e-\x1f\x7f]|\p{Surrogate}/gu;

/** A text from a form or an address without the characters that nobody types. */
export const typedText = (text: string): string => text.replace(UNTYPED, "");
