/** Why a document cannot be read; becomes a cXML status. */
export class Unreadable extends Error {
  constructor(
    readonly code: 406 | 499,
    message: string,
  ) {
    super(message);
  }
}

/** Bytes of a document. A set-up with 300 lines has about 200 kB. */
export const MOST_BYTES = 1_000_000;

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

/**
 * The text of a document: by its byte order mark, else the charset of its content type, else its declaration, else
 * UTF-8. Bytes that are wrong in that encoding are refused, because a secret or a name would change silently.
 * @throws Unreadable 499 for a document that is too long, 406 for an encoding that is unknown or wrong.
 */
export function decode(bytes: Uint8Array, contentType: string | undefined): string {
  if (bytes.length > MOST_BYTES) throw new Unreadable(499, "The document is too large.");
  const marked = BOMS.find(([bom]) => bom.every((byte, index) => bytes[index] === byte))?.[1];
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 200));
  const told = /charset\s*=\s*["']?([\w-]+)/i.exec(contentType ?? "")?.[1];
  const declared = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w-]+)["']/.exec(head)?.[1];
  const encoding = (marked ?? told ?? declared ?? "utf-8").toLowerCase();
  if (!ENCODINGS.has(encoding)) throw new Unreadable(406, `The encoding ${encoding} is not supported.`);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new Unreadable(406, `The document is not in ${encoding}.`);
  }
}
