import { columnsOf, type Heads } from "../http/csv/columns";
import { FileRefusal } from "../http/csv/records";
import { OVER_WORDS, readCsvRows } from "../http/csv/rows";
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

/** The rows of one kind as somebody sent them. */
export interface ReadFile {
  kind: Kind;
  rows: FileRow[];
  faults: Fault[];
}

const MOST_ROWS = 1_000_000;
const MOST_CELL = 100_000;
const MOST_SEPARATORS = 20_000_000;

/** A head by the words that spreadsheets and people write it with. */
export const headsOf = ({ columns }: Pick<Kind, "columns">): Heads<string> =>
  Object.fromEntries(columns.map(({ head }) => [head, [head.replaceAll("_", "")]]));

/** Reads a file of a program. What is wrong in it is told of every row and cell. */
export function readProgramFile(kind: Kind, bytes: Uint8Array): ReadFile {
  const file = `${kind.file}.csv`;
  const read: ReadFile = { kind, rows: [], faults: [] };
  try {
    const heads = headsOf(kind);
    const { columns, rows } = readCsvRows(fileText(bytes), {
      mostRows: MOST_ROWS,
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
    for (const { line, cells, isOver } of rows) {
      if (isOver) read.faults.push({ file, line, message: OVER_WORDS });
      else
        read.rows.push({
          line,
          row: rowOf(kind, at, cells, (fault) => read.faults.push({ file, line, ...fault })),
        });
    }
    refuseDoubles(read, file);
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error;
    read.faults.push({ file, message: error.message });
  }
  return read;
}

function rowOf(
  { columns }: Kind,
  at: Partial<Record<string, number>>,
  cells: readonly string[],
  tell: (fault: { head: string; message: string }) => void,
): Row {
  const row: Row = {};
  for (const column of columns) {
    const index = at[column.head];
    if (index === undefined) {
      if (column.mayMiss) row[column.head] = column.empty;
      continue;
    }
    try {
      const value = valueOf(column, cells[index] ?? "");
      if (value !== LEFT) row[column.head] = value;
    } catch (error) {
      if (!(error instanceof CellFault)) throw error;
      tell({ head: column.head, message: error.message });
    }
  }
  return row;
}

/** The value of a cell. @throws CellFault */
export function valueOf({ cell, empty }: Column, text: string): unknown {
  if (text !== "") return cell.read(text);
  if (empty === undefined) throw new CellFault("The cell is empty.");
  return empty;
}

function refuseDoubles({ kind, rows, faults }: ReadFile, file: string): void {
  const seen = new Map<string, number>();
  for (const { line, row } of rows) {
    const key = keyOf(kind, row);
    const before = seen.get(key);
    if (before === undefined) seen.set(key, line);
    else faults.push({ file, line, head: kind.key.at(-1), message: `Line ${before} is the same row.` });
  }
}
