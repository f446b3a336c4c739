import type { CsvColumn } from "./csv.server";

/** The head of the column that says what is wrong. A file that is sent again has it, and nothing is read from it. */
const WRONG = "What is wrong";

interface RowToMend {
  cells: readonly string[];
  faults: readonly { column: string; message: string }[];
}

/**
 * The heads of a file that was sent, and what is wrong with each of its rows.
 * @param more what else is wrong with a row.
 */
export function mendColumns<Row extends RowToMend>(
  columns: readonly string[],
  more: (row: Row) => string | undefined = () => undefined,
): CsvColumn<Row>[] {
  const heads = columns.map((label, at) => ({ label, at })).filter(({ label }) => label !== WRONG);
  const words = (row: Row) =>
    [...row.faults.map(({ column, message }) => (column ? `${column}: ${message}` : message)), more(row)]
      .filter(Boolean)
      .join(" ");
  return [
    ...heads.map(({ label, at }) => ({ label, text: (row: Row) => row.cells[at] ?? "" })),
    { label: WRONG, text: words },
  ];
}
