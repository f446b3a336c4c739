import { and, eq, ne, sql } from "drizzle-orm";
import type { z } from "@hono/zod-openapi";
import { rowRead } from "../../../http/csv/rows";
import { invalid, OccError } from "../../../http/errors";
import { ownUpload } from "./read";
import { type CheckedRow, checkRows } from "./check";
import type { BulkFixBody } from "./contract";
import { withMeanings } from "./file";
import type { ManageCall } from "../scope";
import { userUploadRows, userUploads } from "../tables";

/** Rows in one statement. */
const BATCH = 500;

/**
 * Writes cells of an upload over and checks all rows again, because one row may have what another has. A unit or
 * role that nobody knows is mended in every row that has it. What columns mean may be said with them. Nobody is added.
 * @throws OccError 400 for a column that the file has not, 404, 409 while people are being added.
 */
export async function fixUpload(
  call: ManageCall,
  uploadId: string,
  { cells = [], columns: meant = [] }: z.infer<typeof BulkFixBody>,
) {
  const { db } = call;
  await ownUpload(call, uploadId);
  // Two pages that mend the same upload, and the press that adds its people, go one after the other.
  const [locked] = await db.select().from(userUploads).where(eq(userUploads.id, uploadId)).for("update");
  if (!locked || locked.adding) {
    const message = "People of this upload are being added. Wait until that is done.";
    throw new OccError(409, { type: "ConflictError", message });
  }
  const rows = await db
    .select()
    .from(userUploadRows)
    .where(and(eq(userUploadRows.uploadId, uploadId), ne(userUploadRows.state, "added")))
    .orderBy(userUploadRows.line);
  const columns = withMeanings(locked.columns, meant);
  if (!columns) throw invalid("columns", "Choose something else for each column.");
  if (meant.length > 0) await db.update(userUploads).set({ columns }).where(eq(userUploads.id, uploadId));
  const before = new Map(rows.map((row) => [row.line, stateOf(row)]));
  const byLine = new Map(rows.map((row) => [row.line, row]));
  const past: number[] = [];
  for (const { line, column, text } of cells) {
    const row = byLine.get(line);
    const at = columns.indexOf(column);
    // An older page of the same person: what was mended since stays.
    if (row?.state !== "mend" && row?.state !== "look") {
      past.push(line);
      continue;
    }
    if (at < 0) throw invalid("column", `The file has no column ${column}.`);
    const ofFault = row.alike !== null && row.faults[0]?.column === column;
    const together = ofFault ? rows.filter(({ alike }) => alike === row.alike) : [row];
    for (const one of together) one.cells = one.cells.with(at, text);
  }
  const checked = await checkRows(call, { columns, rows: rows.map(rowRead) });
  const changed = checked.filter((row) => stateOf(row) !== before.get(row.line));
  for (let at = 0; at < changed.length; at += BATCH) {
    await db
      .insert(userUploadRows)
      .values(changed.slice(at, at + BATCH).map((row) => ({ uploadId, ...row })))
      .onConflictDoUpdate({
        target: [userUploadRows.uploadId, userUploadRows.line],
        set: {
          cells: sql`excluded.cells`,
          state: sql`excluded.state`,
          faults: sql`excluded.faults`,
          alike: sql`excluded.alike`,
        },
      });
  }
  const left = checked.filter(({ state }) => state === "mend").length;
  const mended = rows.filter(({ state }) => state === "mend").length - left;
  return { status: "SUCCESS" as const, message: [saidOf(mended, left), ...pastOf(past)].join(" "), uploadId };
}

/** What is kept of a row beside its line. */
const stateOf = ({ cells, state, faults, alike }: Omit<CheckedRow, "state"> & { state: string }) =>
  JSON.stringify([cells, state, faults, alike]);

const pastOf = (lines: number[]) =>
  lines.length > 0 ? [`Already mended and left as they were: lines ${[...new Set(lines)].join(", ")}.`] : [];

const counted = (count: number) => `${count} ${count === 1 ? "row" : "rows"}`;

function saidOf(mended: number, left: number): string {
  if (left === 0) return "All rows are mended.";
  return mended > 0
    ? `${counted(mended)} mended. ${counted(left)} still to mend.`
    : `${counted(left)} still to mend.`;
}
