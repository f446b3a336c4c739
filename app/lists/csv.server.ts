import { stringify } from "csv-stringify/sync";

/** One column of a list as a file. */
export interface CsvColumn<Row> {
  label: string;
  text: (row: Row) => string;
}

/** Rows that a file reads with one call. */
export const ROWS_OF_A_CALL = 100;

/** More rows than this are not written into one file. */
const MOST_ROWS = 20_000;

/**
 * A list as a CSV file (RFC 4180, UTF-8 with a byte order mark, so that Excel reads its letters). Cells that a
 * spreadsheet would run as a formula are written as text.
 * @param readPage the rows of a page from 0; an empty one is the end.
 */
export async function csvFile<Row>(
  name: string,
  columns: readonly CsvColumn<Row>[],
  readPage: (page: number) => Promise<readonly Row[]>,
): Promise<Response> {
  const rows: string[][] = [columns.map(({ label }) => label)];
  for (let page = 0; rows.length < MOST_ROWS; page += 1) {
    const read = await readPage(page);
    if (read.length === 0) break;
    for (const row of read) rows.push(columns.map(({ text }) => text(row)));
  }
  const body = stringify(rows, { bom: true, escape_formulas: true, record_delimiter: "windows" });
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}.csv"`,
    },
  });
}

/** The same of rows that were read at once. */
export const csvOfRows = <Row>(name: string, columns: readonly CsvColumn<Row>[], rows: readonly Row[]) =>
  csvFile(name, columns, (page) => Promise.resolve(page === 0 ? rows : []));
