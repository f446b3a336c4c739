import { readFileSync } from "node:fs";
import { resolve } from "node:path";

/** The cells of one CSV line; quoted cells may hold commas and doubled quotes (RFC 4180). */
function cellsOf(line: string): string[] {
  const cells: string[] = [];
  for (const match of line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)) {
    cells.push(match[1] !== undefined ? match[1].replaceAll('""', '"') : (match[2] ?? ""));
  }
  return cells;
}

/** Rows of a demo data file as records keyed by its header; values are text. */
export function readCsv<Key extends string>(fileName: string): Record<Key, string>[] {
  // Read from the working directory, like the migrations, because the bundled server has no source files
  // beside it.
  const text = readFileSync(resolve("commerce/demo/sheets", fileName), "utf8");
  const [header = "", ...lines] = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const keys = cellsOf(header);
  return lines.map((line) => {
    const cells = cellsOf(line);
    return Object.fromEntries(keys.map((key, i) => [key, cells[i] ?? ""])) as Record<Key, string>;
  });
}
