import { FileRefusal } from "../http/csv/records";
import { inFigures } from "../http/figures";
import { plainText } from "../http/plain-text";
import { jsonOf } from "../http/json-of";
import { isDeep, unkeepable, UNKEEPABLE_WORDS } from "../http/read-request";
import { fileText } from "./file-text";
import type { Kind } from "./kind";
import { nearest } from "./nearest";
import {
  atOnce,
  type FileForm,
  MOST_ROWS,
  type ReadFile,
  refuseDoubles,
  rowOf,
  ROWS_OF_A_STEP,
  valuesOf,
} from "./read-file";

/** Names of an object that are told of. */
const MOST_UNKNOWN = 5;
const MOST_NAME = 60;

/** Whether a file has a JSON object on each line (NDJSON), by its name. */
export const isOfObjects = (name: string): boolean => /\.(ndjson|jsonl)$/i.test(name);

/**
 * Reads a file of JSON objects, one a line, whose names are the heads of the CSV. An object that leaves a name out leaves
 * what is there, as a file without the column does. What is wrong is told of every row.
 */
export const readObjectsFile = (kind: Kind, bytes: Uint8Array): ReadFile =>
  atOnce(readingObjectsFile(kind, bytes));

/** The same in steps, between which others may have the process. */
export function* readingObjectsFile<Form extends FileForm>(
  kind: Form,
  bytes: Uint8Array,
  mostRows = MOST_ROWS,
): Generator<void, ReadFile<Form>> {
  const file = `${kind.file}.ndjson`;
  const read: ReadFile<Form> = { kind, rows: [], faults: [] };
  const valueIn = valuesOf(kind);
  const heads = kind.columns.map(({ head }) => head);
  try {
    for (const { line, object } of objectsIn(fileText(bytes), mostRows)) {
      const tell = (fault: { head?: string; message: string }) => read.faults.push({ file, line, ...fault });
      if (!object) {
        tell({ message: "This line is not a JSON object." });
        continue;
      }
      for (const name of Object.keys(object)
        .filter((one) => !heads.includes(one))
        .slice(0, MOST_UNKNOWN)) {
        tell({ head: name.slice(0, MOST_NAME), message: `There is no such field.${nearest(name, heads)}` });
      }
      for (const { head, empty, mayMiss } of kind.columns) {
        const isNeeded = empty === undefined || (kind.key.includes(head) && !mayMiss);
        if (isNeeded && !Object.hasOwn(object, head)) tell({ head, message: "The field is missing." });
      }
      const unkept = unkeepable(object);
      if (unkept !== undefined) {
        tell({ head: unkept.split(".")[0]!.slice(0, MOST_NAME), message: UNKEEPABLE_WORDS });
        continue;
      }
      const cellOf = (head: string) =>
        Object.hasOwn(object, head) ? plainText(textOf(object[head])).trim() : undefined;
      read.rows.push({ line, row: rowOf(kind, cellOf, valueIn, tell) });
      if (line % ROWS_OF_A_STEP === 0) yield;
    }
    if (read.rows.length + read.faults.length === 0) throw new FileRefusal("The file has no rows.");
    refuseDoubles(read, file);
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error;
    return { kind, rows: [], faults: [{ file, message: error.message }] };
  }
  return read;
}

/** The lines of a text that are not blank. An object is undefined where there is none that a row can be made of. */
function* objectsIn(text: string, mostRows: number) {
  let count = 0;
  let line = 0;
  for (const part of linesOf(text)) {
    line += 1;
    if (part.trim() === "") continue;
    count += 1;
    if (count > mostRows)
      throw new FileRefusal(`The file has more than ${inFigures(mostRows)} rows. Send it in parts.`);
    yield { line, object: objectOf(part) };
  }
}

/** Lines of a text, one after the other: a list of all would hold as much memory again. */
function* linesOf(text: string) {
  let from = text.startsWith("\uFEFF") ? 1 : 0;
  while (from < text.length) {
    const end = text.indexOf("\n", from);
    yield text.slice(from, end < 0 ? text.length : end);
    if (end < 0) return;
    from = end + 1;
  }
}

function objectOf(text: string): Record<string, unknown> | undefined {
  const value = jsonOf(text);
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value) && !isDeep(value);
  return isObject ? (value as Record<string, unknown>) : undefined;
}

/** A value as its cell is written. */
function textOf(value: unknown): string {
  if (value === undefined || value === null) return "";
  return typeof value === "string" ? value.trim() : JSON.stringify(value);
}
