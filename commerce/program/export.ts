import type { Database } from "../database/connection";
import { byText, cellText, keyOf, type Kind, type Row } from "./kind";
import { KINDS } from "./kinds";
import { organisationOf, othersOf, standingOf, withNamed } from "./standing";

/** A cell of CSV (RFC 4180). An apostrophe keeps spreadsheets from running a text that begins like a formula. */
function csvCell(text: string): string {
  const safe = /^'?[=+\-@]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The file of a kind with these rows, in the order of their keys: the same rows make the same bytes. */
function csvOf(kind: Kind, rows: readonly Row[]): string {
  const keyed = rows.map((row) => ({ row, key: keyOf(kind, row) })).sort((a, b) => byText(a.key, b.key));
  const lines = [
    kind.columns.map(({ head }) => head),
    ...keyed.map(({ row }) => kind.columns.map((column) => csvCell(cellText(column, row[column.head])))),
  ];
  return `${lines.map((cells) => cells.join(",")).join("\r\n")}\r\n`;
}

interface ExportOptions {
  /** Only what belongs to it; the catalogue and what else all share is left out. */
  organisation?: string;
  /** Only the file of this kind. */
  only?: Kind;
}

/** The files of the program that a database has, by their names. What has no rows has no file. */
export async function exportFiles(
  db: Database,
  { organisation, only }: ExportOptions = {},
): Promise<Map<string, string>> {
  return db.transaction(
    async (tx) => {
      const standing = await standingOf(tx, only ? withNamed([only]) : KINDS);
      const others = othersOf(standing);
      const files = new Map<string, string>();
      for (const kind of only ? [only] : KINDS) {
        const all = [...standing.get(kind.file)!.after.values()];
        const rows = organisation
          ? all.filter((row) => organisationOf(kind, row, others) === organisation)
          : all;
        if (rows.length > 0) files.set(`${kind.file}.csv`, csvOf(kind, rows));
      }
      return files;
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}
