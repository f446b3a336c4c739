/** Why a document cannot be read; becomes a cXML status. */
export class Unreadable extends Error {
  constructor(
    readonly code: 401 | 406 | 499,
    message: string,
  ) {
    super(message);
  }
}

/** Encodings of the documents that procurement systems send, by the names that TextDecoder knows. */
const ENCODINGS = new Set([
  ...["utf-8", "utf8", "us-ascii", "ascii", "utf-16", "utf-16le", "utf-16be"],
  ...["iso-8859-1", "latin1", "iso-8859-15", "windows-1252"],
]);

const BOMS: [bytes: number[], encoding: string][] = [
  [[0xef, 0xbb, 0xbf], "utf-8"],
  [[0xff, 0xfe], "utf-16le"],
  [[0xfe, 0xff], "utf-16be"],
];

const isUtf8 = (name: string | undefined) => name === "utf-8" || name === "utf8";
const isAscii = (name: string | undefined) => name === "us-ascii" || name === "ascii";

/**
 * The encodings that a document may be in, most likely first. The charset of the content type is often added on the way
 * by a library that does not look at the document: ASCII, which every document would be read wrongly in that has more,
 * or Latin 1 over a document that says UTF-8, and is.
 */
function likely(bytes: Uint8Array, contentType: string | undefined): string[] {
  const marked = BOMS.find(([bom]) => bom.every((byte, index) => bytes[index] === byte))?.[1];
  if (marked) return [marked];
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 200));
  const told = /charset\s*=\s*["']?([\w-]+)/i.exec(contentType ?? "")?.[1]?.toLowerCase();
  const written = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w-]+)["']/.exec(head)?.[1]?.toLowerCase();
  // A declaration that can be read byte by byte is not in UTF-16; some systems keep that word of their own texts.
  const declared = written?.startsWith("utf-16") ? "utf-8" : written;
  const [first, second] = [told, declared].filter((name) => name !== undefined && !isAscii(name));
  if (!first) return ["utf-8"];
  return second && isUtf8(second) && !first.startsWith("utf-16") ? [second, first] : [first];
}

/**
 * The text of a document: by its byte order mark, else by its content type and its declaration, else in UTF-8. Bytes that
 * are wrong in that encoding are refused, because a secret or a name would change silently.
 * @param isWhole false for the beginning of a document, which may end within a character.
 * @throws Unreadable 406 for an encoding that is unknown or wrong.
 */
export function decode(bytes: Uint8Array, contentType: string | undefined, isWhole = true): string {
  const encodings = likely(bytes, contentType);
  const unknown = encodings.find((encoding) => !ENCODINGS.has(encoding));
  if (unknown) throw new Unreadable(406, `The encoding ${unknown} is not supported.`);
  for (const encoding of encodings) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: !isWhole });
    } catch {
      // The next one may fit.
    }
  }
  throw new Unreadable(406, `The document is not in ${encodings.at(-1)}.`);
}
