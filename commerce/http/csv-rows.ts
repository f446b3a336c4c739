import { parse } from "csv-parse/sync";

const MOST_COLUMNS = 40;
const MOST_HEAD = 60;

/** Why a file as a whole cannot be read, in words. */
export class FileRefusal extends Error {}

/** A head without case, blanks, lines and signs, as heads are compared. */
export const plainHead = (head: string): string => head.toLowerCase().replace(/[^a-z]/g, "");

export interface CsvRows {
  columns: string[];
  /** `line` is that of the file on which the row begins. */
  rows: { line: number; cells: string[] }[];
}

interface Reading {
  /** More rows than this are refused. */
  mostRows: number;
  /** Characters of a cell; what is longer is cut. */
  mostCell: number;
  /** The heads of a text that has no line of them; it has commas. */
  heads?: readonly string[];
  /** Refuses heads that miss a column. @throws FileRefusal */
  check: (known: ReadonlySet<string>) => void;
}

/**
 * The heads and rows of a CSV file (RFC 4180) with commas, semicolons or tabs. Rows of empty cells are left out.
 * @throws FileRefusal for a text that is no CSV, misses a column, has no row or too many.
 */
export function readCsvRows(text: string, { mostRows, mostCell, heads, check }: Reading): CsvRows {
  const found = records(text, heads ? "," : separatorOf(text.replace(/^\uFEFF/, "")), mostRows);
  const [head, ...rest] = heads ? [{ record: heads, line: 0 }, ...found] : found;
  const columns = (head?.record ?? []).map((one) => one.trim().slice(0, MOST_HEAD));
  if (columns.length > MOST_COLUMNS) throw new FileRefusal("The file has too many columns.");
  check(new Set(columns.map(plainHead)));
  const rows = rest
    .filter(({ record }) => record.some((cell) => cell.trim() !== ""))
    .map(({ record, line }) => ({
      line,
      cells: columns.map((_, at) => (record[at] ?? "").slice(0, mostCell).trim()),
    }));
  if (rows.length === 0) throw new FileRefusal("The file has no rows below its heads.");
  if (rows.length > mostRows) {
    const most = new Intl.NumberFormat("en-AU").format(mostRows);
    throw new FileRefusal(`The file has ${rows.length} rows. Send at most ${most} at once.`);
  }
  return { columns, rows };
}

/** The text of a cell as it was meant: spreadsheets are kept from running a cell by a quote in front of it. */
export const meantCell = (cell: string | undefined): string => (cell ?? "").replace(/^'(?=[=+\-@])/, "");

/** The separator that the line of heads has most of. */
function separatorOf(text: string): string {
  const head = /^[^\r\n]*/.exec(text)![0];
  const count = (one: string) => head.split(one).length;
  return [",", ";", "\t"].sort((a, b) => count(b) - count(a))[0]!;
}

interface Read {
  record: readonly string[];
  line: number;
}

function records(text: string, delimiter: string, mostRows: number): Read[] {
  let line = 1;
  try {
    const found = parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      info: true,
      to: mostRows * 2,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    // A row is named by the line on which it begins, although a cell may go over several.
    return found.map(({ record, info }) => {
      const begins = line;
      line = info.lines + 1;
      return { record, line: begins };
    });
  } catch {
    throw new FileRefusal("We cannot read this as CSV: a quotation mark is opened and never closed.");
  }
}
