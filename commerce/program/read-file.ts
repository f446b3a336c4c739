import { columnsOf, type Heads } from "../http/csv/columns";
import { FileRefusal } from "../http/csv/records";
import { openCsvRows, OVER_WORDS } from "../http/csv/rows";
import { CellFault } from "./cell";
import { fileText } from "./file-text";
import { type Column, keyOf, type Kind, LEFT, type Row } from "./kind";
import { nearest } from "./nearest";

/** What is wrong in a file, with where it is and what to do. */
export interface Fault {
  file: string;
  /** From 1; undefined for a file as a whole. */
  line?: number;
  head?: string;
  message: string;
}

/** A row of a file, whose cells are values. */
export interface FileRow {
  line: number;
  row: Row;
}

/** What a file is read by. One without a key has no rows that are the same. */
export type FileForm = Pick<Kind, "file" | "columns" | "key">;

/** The rows of one kind as somebody sent them. */
export interface ReadFile<Form extends FileForm = Kind> {
  kind: Form;
  rows: FileRow[];
  faults: Fault[];
}

export const MOST_ROWS = 1_000_000;
/** Rows that are read in some milliseconds. */
export const ROWS_OF_A_STEP = 500;
const MOST_CELL = 100_000;
const MOST_SEPARATORS = 20_000_000;

/** A head by the words that spreadsheets and people write it with. */
const headsOf = ({ columns }: FileForm): Heads<string> =>
  Object.fromEntries(columns.map(({ head }) => [head, [head.replaceAll("_", "")]]));

/** Takes all steps of a reading. */
export function atOnce<Read>(steps: Generator<void, Read>): Read {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Reads a file of a program. What is wrong in it is told of every row and cell. */
export const readProgramFile = (kind: Kind, bytes: Uint8Array): ReadFile =>
  atOnce(readingProgramFile(kind, bytes));

/** The same in steps, between which others may have the process. */
export function* readingProgramFile<Form extends FileForm>(
  kind: Form,
  bytes: Uint8Array,
  mostRows = MOST_ROWS,
): Generator<void, ReadFile<Form>> {
  const file = `${kind.file}.csv`;
  const read: ReadFile<Form> = { kind, rows: [], faults: [] };
  try {
    const heads = headsOf(kind);
    const { columns, rows } = openCsvRows(fileText(bytes), {
      mostRows,
      mostCell: MOST_CELL,
      mostSeparators: MOST_SEPARATORS,
      heads,
    });
    const { at, unused } = columnsOf(columns, heads);
    for (const { head, double } of unused) {
      const message = double
        ? `The column is there twice, as ${double} too.`
        : `There is no such column.${nearest(
            head,
            kind.columns.map((column) => column.head),
          )}`;
      if (head !== "" || double) read.faults.push({ file, line: 1, head, message });
    }
    for (const { head, empty, mayMiss } of kind.columns) {
      const isNeeded = empty === undefined || (kind.key.includes(head) && !mayMiss);
      if (isNeeded && at[head] === undefined) {
        read.faults.push({ file, line: 1, head, message: "The column is missing." });
      }
    }
    if (read.faults.length > 0) return read;
    const valueIn = valuesOf(kind);
    for (const { line, cells, isOver } of rows) {
      if (isOver) read.faults.push({ file, line, message: OVER_WORDS });
      else
        read.rows.push({
          line,
          row: rowOf(
            kind,
            (head) => (at[head] === undefined ? undefined : (cells[at[head]] ?? "")),
            valueIn,
            (fault) => read.faults.push({ file, line, ...fault }),
          ),
        });
      if (line % ROWS_OF_A_STEP === 0) yield;
    }
    refuseDoubles(read, file);
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error;
    // What was read before the file broke off says nothing.
    return { kind, rows: [], faults: [{ file, message: error.message }] };
  }
  return read;
}

/**
 * A row of the texts of its cells.
 * @param textOf undefined for a column that the file has not.
 * @param tell is told of each cell that cannot be read.
 */
export function rowOf(
  { columns }: FileForm,
  textOf: (head: string) => string | undefined,
  valueIn: ValueOf,
  tell: (fault: { head: string; message: string }) => void,
): Row {
  const row: Row = {};
  for (const column of columns) {
    const text = textOf(column.head);
    if (text === undefined) {
      if (column.mayMiss) row[column.head] = column.empty;
      continue;
    }
    try {
      const value = valueIn(column, text);
      if (value !== LEFT) row[column.head] = value;
    } catch (error) {
      if (!(error instanceof CellFault)) throw error;
      tell({ head: column.head, message: error.message });
    }
  }
  return row;
}

/** From this length on, a part of a text keeps the whole text in memory. */
const PART_LENGTH = 13;

/** A value of its own, so that the text of its file can go. */
const owned = (value: unknown): unknown =>
  typeof value === "string" && value.length >= PART_LENGTH ? Buffer.from(value).toString() : value;

/** The value of a cell. @throws CellFault */
type ValueOf = (column: Column, text: string) => unknown;

/** Values of cells. A code of another file, which many rows name, is read and kept once. */
export function valuesOf({ columns }: FileForm): ValueOf {
  const known = new Map(
    columns.filter(({ names }) => names).map((column) => [column, new Map<string, unknown>()]),
  );
  return (column, text) => {
    const values = known.get(column);
    if (!values) return owned(valueOf(column, text));
    if (!values.has(text)) values.set(text, owned(valueOf(column, text)));
    return values.get(text);
  };
}

/** The value of a cell. @throws CellFault */
function valueOf({ cell, empty }: Column, text: string): unknown {
  if (text !== "") return cell.read(text);
  if (empty === undefined) throw new CellFault("The cell is empty.");
  return empty;
}

export function refuseDoubles({ kind, rows, faults }: ReadFile<FileForm>, file: string): void {
  if (kind.key.length === 0) return;
  const seen = new Map<string, number>();
  for (const { line, row } of rows) {
    const key = keyOf(kind, row);
    const before = seen.get(key);
    if (before === undefined) seen.set(key, line);
    else faults.push({ file, line, head: kind.key.at(-1), message: `Line ${before} is the same row.` });
  }
}
