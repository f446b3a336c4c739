/**
 * Characters that a paste brings along and nobody sees: soft hyphens, zero-width characters, direction marks, the byte
 * order mark, tags. The joiners U+200C and U+200D stay, because words and emoji need them.
 */
const INVISIBLE =
  /[\u00ad\u034f\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/gu;
/** Spaces of other widths, such as the no-break space. */
const SPACES = /\p{Zs}/gu;
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g;
/** Control characters that nobody types; tabs and line ends stay. */
const CONTROLS = /[\0-\x08\v\f\x0e-\x1f\x7f-\x9f]/g;

/** What somebody typed, without what cannot be seen: the text that is compared and stored. */
export const plainText = (typed: string): string =>
  typed.replace(LINE_ENDS, "\n").replace(INVISIBLE, "").replace(SPACES, " ").replace(CONTROLS, "");

/** The same in one line, such as a name. */
export const oneLine = (typed: string): string => plainText(typed).replace(/\s+/g, " ").trim();

/** A code as it is compared: with plain hyphens, whichever dash a word processor made of them. */
export const plainCode = (typed: string): string =>
  oneLine(typed).replace(/[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g, "-");
