import { FileRefusal } from "../../http/csv/records";
import type { Column } from "../kind";
import { atOnce, type FileForm, type FileRow, readingProgramFile } from "../read-file";
import { isOfObjects, readingObjectsFile } from "../read-objects";

/** Rows as another system sends them. */
export interface Sent {
  /** Ends in `.ndjson` or `.csv`. NDJSON has the columns of the CSV as names, in one object a line. */
  name: string;
  content: Uint8Array;
}

/** Why a row is not applied: the column, if it is one alone, and what to do. */
export interface RowFault {
  line: number;
  field?: string;
  message: string;
}

/** The rows that can be read, and those that cannot apart. */
interface SentRows {
  rows: FileRow[];
  refused: RowFault[];
}

/**
 * Reads rows in steps, between which others may have the process. Unlike a file of a program, rows that are right are taken
 * beside others that are wrong.
 * @throws FileRefusal for a file that cannot be read as a whole, misses a column or has too many rows.
 */
export function* readingSent(
  form: FileForm,
  { name, content }: Sent,
  mostRows: number,
): Generator<void, SentRows> {
  const ofObjects = isOfObjects(name);
  const { rows, faults } = yield* (ofObjects ? readingObjectsFile : readingProgramFile)(
    form,
    content,
    mostRows,
  );
  const refused: RowFault[] = [];
  for (const { line, head, message } of faults) {
    const isOfHeads = line === 1 && !ofObjects;
    if (line === undefined || isOfHeads) throw new FileRefusal(head ? `${head}: ${message}` : message);
    refused.push({ line, ...(head === undefined ? {} : { field: head }), message });
  }
  const wrong = new Set(refused.map(({ line }) => line));
  return { rows: rows.filter(({ line }) => !wrong.has(line)), refused };
}

/**
 * Reads rows of which each says something of its own, so that none is the same as another, and a cell that is not there is
 * an empty one.
 * @throws FileRefusal
 */
export const readFeed = (
  sent: Sent,
  { columns, mostRows }: { columns: readonly Column[]; mostRows: number },
): SentRows => {
  const form = { file: "rows", key: [], columns: columns.map((one) => ({ ...one, mayMiss: true as const })) };
  return atOnce(readingSent(form, sent, mostRows));
};
