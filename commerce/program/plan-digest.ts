import { createHash } from "node:crypto";
import { cellText, changedCells, keyOf } from "./kind";
import type { Plan } from "./plan";

/** The same for the same changes: whoever decided by a plan is told if it is another one by now. */
export function planDigest({ kinds }: Plan): string {
  const hash = createHash("sha256");
  for (const { kind, added, changed, missing } of kinds) {
    const add = (...parts: string[]) => hash.update(`${JSON.stringify([kind.file, ...parts])}\n`);
    for (const row of added) add("new", ...kind.columns.map((column) => cellText(column, row[column.head])));
    for (const change of changed) {
      const cells = changedCells(kind, change).flatMap(({ column, from, to }) => [column, from, to]);
      add("change", keyOf(kind, change.after), ...cells);
    }
    for (const row of missing) add("missing", keyOf(kind, row));
  }
  return hash.digest("base64url").slice(0, 22);
}
