/** Why a file as a whole cannot be read, in words. */
export class FileRefusal extends Error {}

/** A record of a file, with the line on which it begins. */
export interface CsvRecord {
  line: number;
  cells: string[];
}

/** Cells of one record, most of them empty: spreadsheets write a comma for each column that was ever touched. */
const MOST_CELLS = 1000;

/** Separators of a whole file that somebody uploads: those of 65,536 blank rows with fifteen columns, as older spreadsheets write them. */
const MOST_SEPARATORS = 1_000_000;

/** The lines of a file end in one way, although it may have been put together from several. */
const withOneEnd = (text: string): string => text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");

/** A text to read records of, and the separator that its first line names for spreadsheets. */
export interface CsvText {
  text: string;
  separator?: string;
}

export function csvText(sent: string): CsvText {
  const text = withOneEnd(sent);
  const told = /^sep=(.)(?=\n|$)/i.exec(text);
  // The line stays, empty, so that those below keep their numbers.
  return told ? { text: text.slice(told[0].length), separator: told[1]! } : { text };
}

/**
 * The records of a text (RFC 4180), one after the other, in one pass. A quotation mark inside a cell is a letter, as
 * spreadsheets copy them, and `="007"` is 007.
 * @param mostSeparators of the whole text.
 * @throws FileRefusal for a quotation mark that is never closed, and for a record or a text with too many cells.
 */
export function* csvRecords(
  text: string,
  separator: string,
  mostSeparators = MOST_SEPARATORS,
): Generator<CsvRecord> {
  const rest = new RegExp(`[^${separator === "\t" ? "\\t" : `\\${separator}`}\\n]*`, "y");
  const blank = separator === "\t" ? / */y : /[ \t]*/y;
  const from = (pattern: RegExp, at: number): number => {
    pattern.lastIndex = at;
    pattern.test(text);
    return pattern.lastIndex;
  };
  /** The end of a cell in quotation marks, and its text; undefined for one that only has such marks. */
  const quoted = (at: number, line: number) => {
    const opens = text.startsWith('="', at) ? at + 2 : at + 1;
    let closes = text.indexOf('"', opens);
    while (closes >= 0 && text[closes + 1] === '"') closes = text.indexOf('"', closes + 2);
    if (closes < 0) {
      throw new FileRefusal(
        `We cannot read this as CSV: a quotation mark is opened on line ${line} and never closed.`,
      );
    }
    const end = from(blank, closes + 1);
    const isWhole = end === text.length || text[end] === "\n" || text[end] === separator;
    return isWhole ? { end, cell: text.slice(opens, closes).replaceAll('""', '"') } : undefined;
  };
  let at = 0;
  let line = 1;
  let separators = 0;
  while (at < text.length) {
    const record: CsvRecord = { line, cells: [] };
    for (;;) {
      const isQuoted = text[at] === '"' || text.startsWith('="', at);
      const found = isQuoted ? quoted(at, line) : undefined;
      const end = found?.end ?? from(rest, at);
      record.cells.push(found?.cell ?? text.slice(at, end));
      line += found ? found.cell.split("\n").length - 1 : 0;
      if (record.cells.length > MOST_CELLS) throw new FileRefusal("The file has too many columns.");
      at = end + 1;
      if (text[end] !== separator) break;
    }
    line += 1;
    separators += record.cells.length - 1;
    if (separators > mostSeparators) throw new FileRefusal("The file has too many cells. Send it in parts.");
    yield record;
  }
}

export const isBlank = ({ cells }: CsvRecord): boolean => cells.every((cell) => cell.trim() === "");
