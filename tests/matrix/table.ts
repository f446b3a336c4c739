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
 * Puts rows in the place of the file's, under the same head; everything around them stays. Columns are not
 * padded, so that one changed answer is one changed line.
 */
export function writeTable(file: string, rows: Map<string, string[]>): void {
  const lines = readFileSync(file, "utf8").split("\n");
  const rule = lines.findIndex((line) => /^\| -+ \|/.test(line));
  const rest = lines.slice(rule + 1).filter((line) => !isRow(line));
  const made = [...rows].map(([name, cells]) => `| \`${name}\` | ${cells.join(" | ")} |`);
  writeFileSync(file, [...lines.slice(0, rule + 1), ...made, ...rest].join("\n"));
}
