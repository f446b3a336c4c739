import { FileRefusal } from "../http/csv/records";

/** Zips begin so, and workbooks of spreadsheets, which are zips too. */
export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

export const workbook = () => new FileRefusal("This is a workbook. Save it as CSV UTF-8.");

/**
 * The text of a file, judged by its bytes: UTF-8 and UTF-16 with or without a mark, else Windows-1252 as older
 * spreadsheets write.
 * @throws FileRefusal for a workbook, and for what is no text.
 */
export function fileText(bytes: Uint8Array): string {
  if (isZip(bytes)) throw workbook();
  const text = decoded(bytes);
  if (text.includes("\u0000")) throw new FileRefusal("This is not a CSV file. Save it as CSV UTF-8.");
  return text;
}

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
