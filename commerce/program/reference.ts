import { type Column, type Kind, LEFT } from "./kind";
import { KINDS } from "./kinds";

const cellOf = (text: string): string => text.replaceAll("|", "\\|").replaceAll("<", "&lt;");

/** What an empty cell means, in words. */
function emptyWords({ cell, empty }: Column): string {
  if (empty === undefined) return "must be filled";
  if (empty === LEFT) return "stays as it is";
  const isNothing = empty === null || empty === "" || (Array.isArray(empty) && empty.length === 0);
  return isNothing ? "none" : `\`${cell.write(empty)}\``;
}

function rowOf(column: Column): string {
  const { head, cell, meaning, example, names } = column;
  const form = names ? `${cell.form}, of [${names}](#${names}csv)` : cell.form;
  const shown = example === "" ? "" : `\`${example}\``;
  return `| \`${head}\` | ${[meaning, form, emptyWords(column), shown].map(cellOf).join(" | ")} |`;
}

function sectionOf({ file, about, key, columns, missing }: Kind): string {
  const told = key.map((head) => `\`${head}\``).join(", ");
  const ends = missing
    ? `\`--prune\` ${missing.does}s a row that the file does not have.`
    : "A row that the file does not have stays.";
  return [
    `## ${file}.csv`,
    "",
    `${about} Rows are told apart by ${told}. ${ends}`,
    "",
    "| Column | Meaning | Form | Empty | Example |",
    "| --- | --- | --- | --- | --- |",
    ...columns.map(rowOf),
  ].join("\n");
}

/** The reference of every file, from the declarations that read it. */
export const referenceOf = (kinds: readonly Kind[] = KINDS): string =>
  [
    ...kinds.map(
      ({ file, about }) => `- [${file}.csv](#${file}csv): ${about.split(". ")[0]!.replace(/\.$/, "")}`,
    ),
    "",
    kinds.map(sectionOf).join("\n\n"),
  ].join("\n");
