/**
 * Control characters that nobody types; the database cannot store the first one. Tabs and line ends are kept.
 */
const UNTYPED = /[\0-\x08\v\f\x0e-\x1f\x7f]|\p{Surrogate}/gu;

/** Characters that a paste brings along and nobody sees; the API removes them too (commerce/http/plain-text.ts). */
const INVISIBLE =
  /[\u00ad\u034f\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/gu;
const SPACES = /\p{Zs}/gu;

/** A text of a form or URL without control characters and invisible ones. */
export const typedText = (text: string): string =>
  secretText(text).replace(INVISIBLE, "").replace(SPACES, " ");

/** A password as it was typed: an odd space in it counts. */
export const secretText = (text: string): string => text.replace(UNTYPED, "");
