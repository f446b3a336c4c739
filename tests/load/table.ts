/** Prints rows under heads; the first column is words, the others are figures. */
export function renderTable(heads: string[], rows: string[][]): void {
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)))
      .join("  ");
  console.log([heads, ...rows].map((row) => `  ${line(row)}`).join("\n"));
}
