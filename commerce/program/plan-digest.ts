import { createHash } from "node:crypto";
import { cellText, keyOf } from "./kind";
import type { Plan } from "./plan";

/** The same for the same changes: whoever decided by a plan is told if it is another one by now. */
export function planDigest({ kinds }: Plan): string {
  const hash = createHash("sha256");
  for (const { kind, added, changed, missing } of kinds) {
    const add = (...parts: string[]) => hash.update(`${JSON.stringify([kind.file, ...parts])}\n`);
    for (const row of added) add("new", ...kind.columns.map((column) => cellText(column, row[column.head])));
    for (const { before, after, heads } of changed) {
      const cells = kind.columns
        .filter(({ head }) => heads.includes(head))
        .flatMap((column) => [
          column.head,
          cellText(column, before[column.head]),
          cellText(column, after[column.head]),
        ]);
      add("change", keyOf(kind, after), ...cells);
    }
    for (const row of missing) add("missing", keyOf(kind, row));
  }
  return hash.digest("base64url").slice(0, 22);
}
