import { columnsOf, type Heads } from "./columns";
import { inFigures } from "../figures";
import { plainText } from "../plain-text";
import { type CsvRecord, csvRecords, type CsvText, csvText, FileRefusal, isBlank } from "./records";

const MOST_COLUMNS = 40;
const MOST_HEAD = 60;
/** Records in which the line of heads is looked for: lists have titles above it. */
const FIRST_RECORDS = 20;
/** A separator that the others may stand beside in texts comes first. */
const SEPARATORS = ["\t", ";", ",", "|"];

interface CsvRow {
  line: number;
  cells: string[];
  /** It has more cells than there are columns, so that they may be in the wrong ones. The last cell has them all. */
  isOver?: true;
}

export interface CsvRows {
  columns: string[];
  rows: CsvRow[];
}

/** Columns, and rows that are read one after the other. */
interface CsvReader {
  columns: string[];
  /** @throws FileRefusal on the way, as `readCsvRows`. */
  rows: Iterable<CsvRow>;
}

/** What is said of a row with more cells than there are columns. */
export const OVER_WORDS =
  "The row has more cells than there are columns. Put a text or a number with a separator in it into quotation marks.";

/** A row that was kept, as it was read. */
export const rowRead = <Kept extends { line: number; cells: string[]; faults: { message: string }[] }>({
  line,
  cells,
  faults,
}: Kept): CsvRow => ({
  line,
  cells,
  ...(faults.some(({ message }) => message === OVER_WORDS) ? { isOver: true } : {}),
});

interface Reading<Field extends string> {
  /** More rows than this are refused. */
  mostRows: number;
  /** Rows to send at once, if that is fewer. */
  advised?: number;
  /** Characters of a cell; what is longer is cut. */
  mostCell: number;
  /** Separators of the whole text, if it may have more than an upload. */
  mostSeparators?: number;
  heads: Heads<Field>;
  /** The columns of a text that has no line of heads; it has commas. */
  columns?: readonly string[];
  /**
   * The columns of a file in which no line has a known head. Without it, the first line is one of heads all the same,
   * unless it has a figure: somebody says what they mean.
   */
  withoutHeads?: (first: readonly CsvRecord[]) => string[];
  /** Refuses heads that miss a column. @throws FileRefusal */
  check?: (columns: readonly string[]) => void;
}

/**
 * The columns and rows of a file that a spreadsheet wrote or somebody pasted: with tabs, semicolons or commas, whichever
 * its heads have, which are found below titles. Empty rows and columns are left out, however many there are.
 * @throws FileRefusal for a text that is no CSV, misses a column, has no row or too many.
 */
export function readCsvRows<Field extends string>(sent: string, reading: Reading<Field>): CsvRows {
  const { columns, rows } = openCsvRows(sent, reading);
  return { columns, rows: [...rows] };
}

/**
 * The same for files of many rows, of which the caller keeps what it makes of them.
 * @throws FileRefusal for heads that miss a column.
 */
export function openCsvRows<Field extends string>(sent: string, reading: Reading<Field>): CsvReader {
  const { withoutHeads, check } = reading;
  const text = csvText(sent);
  const table: Table = reading.columns
    ? { separator: ",", columns: [...reading.columns] }
    : tableIn(text, reading.heads);
  const first = table.columns ? [] : firstOf(text.text, table.separator);
  const heads = table.heads ?? (withoutHeads ? undefined : unknownHeads(first));
  const columns = table.columns ?? (heads ? namesOf(heads) : (withoutHeads?.(first) ?? []));
  if (columns.length > MOST_COLUMNS) throw new FileRefusal("The file has too many columns.");
  check?.(columns);
  return { columns, rows: rowsBelow(text.text, { ...table, heads }, columns.length, reading) };
}

function* rowsBelow<Field extends string>(
  text: string,
  { separator, heads }: Table,
  width: number,
  { mostRows, advised = mostRows, mostCell, mostSeparators }: Reading<Field>,
): Generator<CsvRow> {
  let count = 0;
  for (const record of csvRecords(text, separator, mostSeparators)) {
    if (isBlank(record) || (heads && record.line <= heads.line)) continue;
    if (count === mostRows) {
      const [most, some] = [mostRows, advised].map(inFigures);
      throw new FileRefusal(`The file has more than ${most} rows. Send at most ${some} at once.`);
    }
    count += 1;
    yield rowOf(record, width, separator, mostCell);
  }
  if (count === 0) throw new FileRefusal("The file has no rows below its heads.");
}

function rowOf({ line, cells }: CsvRecord, width: number, separator: string, mostCell: number): CsvRow {
  const cleaned = cells.map((cell) => cleanCell(cell, mostCell));
  const most = cleaned.findLastIndex((cell) => cell !== "") + 1;
  const found = Array.from({ length: width }, (_, at) => cleaned[at] ?? "");
  if (most <= width) return { line, cells: found };
  found[width - 1] = cleaned
    .slice(width - 1, most)
    .join(separator)
    .slice(0, mostCell);
  return { line, cells: found, isOver: true };
}

/**
 * The text of a cell as it was meant: spreadsheets are kept from running a cell by an apostrophe in front of it. Every
 * cell of every file is cleaned here.
 */
const cleanCell = (cell: string, most: number): string =>
  plainText(cell.slice(0, most))
    .trim()
    .replace(/^'(?=[=+\-@])/, "");

interface Table {
  separator: string;
  /** The line of heads; undefined if there is none. */
  heads?: CsvRecord;
  columns?: string[];
}

/** The first records that are not empty. */
function firstOf(text: string, separator: string): CsvRecord[] {
  const first: CsvRecord[] = [];
  for (const record of csvRecords(text, separator)) {
    if (!isBlank(record)) first.push(record);
    if (first.length === FIRST_RECORDS) break;
  }
  return first;
}

/** The separator and the line of heads: those by which most columns are known. */
function tableIn<Field extends string>({ text, separator }: CsvText, heads: Heads<Field>): Table {
  const tables = (separator ? [separator] : SEPARATORS).map((one) => ({ one, first: firstOf(text, one) }));
  let best: Table | undefined;
  let most = 0;
  for (const { one, first } of tables) {
    for (const record of first) {
      const columns = namesOf(record);
      const known = Object.keys(columnsOf(columns, heads).at).length;
      if (known <= most) continue;
      most = known;
      best = { separator: one, heads: record, columns };
    }
  }
  if (best) return best;
  // Without heads it is the first one that parts most of the lines.
  const parts = tables.find(
    ({ first }) => first.filter(({ cells }) => cells.length > 1).length * 2 > first.length,
  );
  return { separator: parts?.one ?? separator ?? "," };
}

/** A first line that can be one of heads, though none of them is known. */
const unknownHeads = ([first]: readonly CsvRecord[]): CsvRecord | undefined =>
  first && first.cells.length > 1 && !first.cells.some((cell) => /\d/.test(cell)) ? first : undefined;

function namesOf({ cells }: CsvRecord): string[] {
  const names = cells.map((one) => one.replace(/\s+/g, " ").trim().slice(0, MOST_HEAD));
  return names.slice(0, names.findLastIndex((name) => name !== "") + 1);
}
