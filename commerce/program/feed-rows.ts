import { columnsOf } from "../http/csv/columns";
import { FileRefusal } from "../http/csv/records";
import { OVER_WORDS, readCsvRows } from "../http/csv/rows";
import { jsonOf } from "../http/json-of";
import { isDeep, UNKEEPABLE } from "../http/read-request";
import { CellFault } from "./cell";
import { fileText } from "./file-text";
import { type Column, LEFT, type Row } from "./kind";
import { nearest } from "./nearest";
import { headsOf, valueOf } from "./read-file";

/** Why a row is not applied: the column, if it is one alone, and what to do. */
export interface RowFault {
  line: number;
  field?: string;
  message: string;
}

/** A row whose cells are values. */
interface FeedRow {
  line: number;
  row: Row;
}

/** The rows of a feed, those that cannot be read apart. */
interface FeedFile {
  rows: FeedRow[];
  refused: RowFault[];
}

interface Form {
  columns: readonly Column[];
  mostRows: number;
}

const MOST_CELL = 10_000;
const FIGURES = new Intl.NumberFormat("en-AU");

/**
 * Reads the rows that another system sent. Unlike a file of a program, rows that are right are taken beside others that
 * are wrong.
 * @param file its name ends in `.ndjson` or `.csv`. NDJSON has the columns of the CSV as names, in one object a line.
 * @throws FileRefusal for a file that cannot be read, misses a column or has too many rows.
 */
export function readFeed({ name, content }: { name: string; content: Uint8Array }, form: Form): FeedFile {
  const text = fileText(content);
  return name.endsWith(".csv") ? readCsv(text, form) : readObjects(text, form);
}

function readCsv(text: string, { columns, mostRows }: Form): FeedFile {
  const heads = headsOf({ columns });
  const table = readCsvRows(text, { mostRows, mostCell: MOST_CELL, heads });
  const { at, unused } = columnsOf(table.columns, heads);
  for (const { head, double } of unused) {
    if (double) throw new FileRefusal(`The column ${head} is there twice, as ${double} too.`);
    if (head !== "") throw new FileRefusal(`There is no column ${head}.${nearest(head, namesOf(columns))}`);
  }
  const missing = columns.find(({ head, empty }) => empty === undefined && at[head] === undefined);
  if (missing) throw new FileRefusal(`The column ${missing.head} is missing.`);
  const read: FeedFile = { rows: [], refused: [] };
  for (const { line, cells, isOver } of table.rows) {
    if (isOver) read.refused.push({ line, message: OVER_WORDS });
    else
      take(read, line, columns, (head) => {
        const index = at[head];
        return index === undefined ? "" : (cells[index] ?? "");
      });
  }
  return read;
}

function readObjects(text: string, { columns, mostRows }: Form): FeedFile {
  const read: FeedFile = { rows: [], refused: [] };
  let count = 0;
  for (const [index, part] of text
    .replace(/^\uFEFF/, "")
    .split(/\r\n?|\n/)
    .entries()) {
    if (part.trim() === "") continue;
    count += 1;
    if (count > mostRows)
      throw new FileRefusal(`There are more than ${FIGURES.format(mostRows)} rows. Send them in parts.`);
    const line = index + 1;
    const object = objectOf(part);
    if (!object) {
      read.refused.push({ line, message: "This line is not a JSON object." });
      continue;
    }
    const names = namesOf(columns);
    const unknown = Object.keys(object).find((name) => !names.includes(name));
    if (unknown !== undefined) {
      const field = unknown.slice(0, 60);
      read.refused.push({ line, field, message: `There is no such field.${nearest(field, names)}` });
    } else take(read, line, columns, (head) => textOf(object[head]));
  }
  if (count === 0) throw new FileRefusal("There are no rows.");
  return read;
}

const namesOf = (columns: readonly Column[]) => columns.map(({ head }) => head);

export function objectOf(text: string): Record<string, unknown> | undefined {
  const value = jsonOf(text);
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value) && !isDeep(value);
  return isObject ? (value as Record<string, unknown>) : undefined;
}

/** A value as its cell is written. */
export function textOf(value: unknown): string {
  if (value === undefined || value === null) return "";
  return typeof value === "string" ? value.trim() : JSON.stringify(value);
}

/** Reads the cells of a row; each that is wrong is told. */
function take(
  { rows, refused }: FeedFile,
  line: number,
  columns: readonly Column[],
  cellOf: (head: string) => string,
): void {
  const row: Row = {};
  const faults: RowFault[] = [];
  for (const column of columns) {
    const { head: field } = column;
    try {
      const text = cellOf(field);
      if (text.length > MOST_CELL || UNKEEPABLE.test(text))
        throw new CellFault("This text is too long, or has a character that cannot be saved.");
      const value = valueOf(column, text);
      if (value !== LEFT) row[field] = value;
    } catch (error) {
      if (!(error instanceof CellFault)) throw error;
      faults.push({ line, field, message: error.message });
    }
  }
  if (faults.length > 0) refused.push(...faults);
  else rows.push({ line, row });
}
