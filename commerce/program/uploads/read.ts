import { FileRefusal } from "../../http/csv/records";
import { readNamed, type ReadFiles } from "../folder";
import { isZip } from "../file-text";
import { KINDS } from "../kinds";
import { readPictures } from "../pictures";
import { readProgramFile } from "../read-file";
import { isOfObjects, readObjectsFile } from "../read-objects";
import { unpacked } from "./unpack";

/** A file as it was sent. */
export interface SentFile {
  fileName: string;
  /** The kind of a CSV file, where its name does not say it. */
  kind: string | null;
  content: Uint8Array;
}

/** More rows than a page waits for. */
const MOST_ROWS = 50_000;

const MANY = "The files have more than 50,000 rows. Use npm run import for them.";

/**
 * Reads a CSV or NDJSON file, or the files of a zip.
 * @throws FileRefusal for what is neither, and for a CSV file whose kind nobody knows.
 */
export async function readSent(sent: SentFile): Promise<ReadFiles> {
  const read = await readWhole(sent);
  const rows = read.files.reduce((sum, file) => sum + file.rows.length, 0);
  if (rows > MOST_ROWS) throw new FileRefusal(MANY);
  return read;
}

/**
 * The same of any number of rows.
 * @param mostUnpacked bytes of a zip's files.
 */
export const readWhole = async (sent: SentFile, mostUnpacked?: number): Promise<ReadFiles> =>
  isZip(sent.content) ? readZip(sent.content, mostUnpacked) : readOne(sent);

async function readZip(content: Uint8Array, mostUnpacked: number | undefined): Promise<ReadFiles> {
  const all = unpacked(content, mostUnpacked);
  const byName = new Map(all.map(({ name, bytes }) => [name, bytes]));
  if (byName.size < all.length) throw new FileRefusal("This zip has two files of one name.");
  if (byName.size === 0) throw new FileRefusal("This zip has no CSV file.");
  const names = all.filter(({ isPicture }) => !isPicture).map(({ name }) => name);
  const read = readNamed(names, (name) => byName.get(name)!);
  const pictures = all.filter(({ isPicture }) => isPicture);
  if (pictures.length === 0) return read;
  const its = await readPictures(pictures.map(({ name, bytes }) => ({ name, read: () => bytes })));
  return { ...read, files: [...read.files, its] };
}

function readOne({ fileName, kind, content }: SentFile): ReadFiles {
  const found = KINDS.find(({ file }) => file === (kind ?? kindOfName(fileName)));
  if (!found)
    throw new FileRefusal("The name of the file does not say what it has. Choose it beside the file.");
  const read = isOfObjects(fileName) ? readObjectsFile : readProgramFile;
  return { files: [read(found, content)], faults: [] };
}

/** Browsers and people add to names: `people (2).csv`, `people-2027.csv`. */
function kindOfName(fileName: string): string | undefined {
  const name = fileName.toLowerCase();
  const fits = KINDS.map(({ file }) => file).filter((file) => new RegExp(`^${file}(?![a-z])`).test(name));
  return fits.sort((a, b) => b.length - a.length)[0];
}
