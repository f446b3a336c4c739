import { type UnzipFileFilter, unzipSync } from "fflate";
import { FileRefusal } from "../../http/csv/records";
import { workbook } from "../file-text";

/** A file by its name. */
export interface NamedBytes {
  name: string;
  bytes: Uint8Array;
  /** It lies in the folder of pictures. */
  isPicture: boolean;
}

/** What all files of a zip may have together, unpacked. */
const MOST_UNPACKED_BYTES = 40_000_000;
const MILLION = 1_000_000;

const tooLarge = (most: number) =>
  `The files of this zip have more than ${most / MILLION} MB together. Use npm run import for them.`;
const UNREADABLE = "This zip cannot be read. Pack the folder again.";

/** A workbook has files that no program has. */
const isWorkbook = (names: readonly string[]): boolean => names.includes("[Content_Types].xml");

/**
 * The CSV files of a zip by their names, whatever folder they lie in.
 * @param most bytes that they have together, unpacked.
 * @throws FileRefusal for a workbook, and for what is too large or no zip.
 */
export function unpacked(bytes: Uint8Array, most = MOST_UNPACKED_BYTES): NamedBytes[] {
  const names: string[] = [];
  let sum = 0;
  const filter: UnzipFileFilter = ({ name, originalSize }) => {
    names.push(name);
    if (!isProgramFile(name) && !isPicture(name)) return false;
    sum += originalSize;
    if (sum > most) throw new FileRefusal(tooLarge(most));
    return true;
  };
  const files = unzipped(bytes, filter);
  if (isWorkbook(names)) throw workbook();
  return Object.entries(files).map(([name, content]) => ({
    name: baseName(name),
    bytes: content,
    isPicture: isPicture(name),
  }));
}

function unzipped(bytes: Uint8Array, filter: UnzipFileFilter) {
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    if (error instanceof FileRefusal) throw error;
    throw new FileRefusal(UNREADABLE);
  }
}

const baseName = (path: string): string => path.split("/").at(-1)!;

/** macOS puts a shadow of each file beside it. */
const isShadow = (path: string): boolean => path.startsWith("__MACOSX/") || baseName(path).startsWith(".");

const isProgramFile = (path: string): boolean =>
  baseName(path).toLowerCase().endsWith(".csv") && !isShadow(path) && !isPicture(path);

const isPicture = (path: string): boolean => /(^|\/)pictures\/[^/]+$/.test(path) && !isShadow(path);
