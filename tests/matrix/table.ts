import { readFileSync, writeFileSync } from "node:fs";

/** `MATRIX=write` writes the tables anew in place of checking them; people then read what changed. */
export const writing = process.env["MATRIX"] === "write";

const isRow = (line: string) => line.startsWith("| `");
const cellsOf = (line: string) =>
  line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The rows of a table by their first cell. */
export function readTable(file: string): Map<string, string[]> {
  const lines = readFileSync(file, "utf8").split("\n").filter(isRow);
  return new Map(lines.map(cellsOf).map(([name, ...cells]) => [name!.replaceAll("`", ""), cells]));
}

/**
 * Puts rows in the place of the file's, a table for each area under the same head; the text above the tables stays.
 * Columns are not padded, so that one changed answer is one changed line.
 * @param areaOf The area of a row, by its first cell.
 */
export function writeTable(
  file: string,
  rows: Map<string, string[]>,
  areaOf: (name: string) => string | undefined,
): void {
  const lines = readFileSync(file, "utf8").split("\n");
  const rule = lines.findIndex((line) => /^\| -+ \|/.test(line));
  const first = lines.findIndex((line) => line.startsWith("## "));
  const head = [lines[rule - 1]!, lines[rule]!];
  const areas = new Set([...rows.keys()].map(areaOf));
  // Rows without an area come last.
  areas.delete(undefined);
  const tables = [...areas, undefined].flatMap((area) => {
    const found = [...rows].filter(([name]) => areaOf(name) === area);
    if (found.length === 0) return [];
    const made = found.map(([name, cells]) => `| \`${name}\` | ${cells.join(" | ")} |`);
    return [`## ${area ?? "Others"}`, "", ...head, ...made, ""];
  });
  writeFileSync(file, [...lines.slice(0, first), ...tables].join("\n"));
}
