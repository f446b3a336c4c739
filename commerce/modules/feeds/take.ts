import type { Database } from "../../database/connection";
import { tryAgain } from "../../database/try-again";
import type { Call } from "../../http/call";
import { readOrRefuse } from "../../http/file-refusal";
import { RowRefusal, type RowState } from "../../http/row-refusal";
import { type Column, readFeed } from "../../program";
import type { z } from "@hono/zod-openapi";
import { countsOf, MOST_ROWS, type TakenRow, type TakenRowsSchema } from "./contract";

/** A kind of rows that another system sends. */
export interface RowKind<Row> {
  columns: readonly Column[];
  /** What the cells of a line say. */
  rowOf: (cells: Record<string, unknown>) => Row;
  /** Applies a row, in a transaction of its own. @throws RowRefusal */
  apply: (db: Database, row: Row) => Promise<RowState>;
}

/**
 * Takes rows one after the other, each in a transaction of its own: one that is refused stops no other, and a file that
 * was sent in part, or whose answer was lost, is sent again as it is.
 * @throws OccError 400 for a file that cannot be read as a whole.
 */
export async function takeRows<Row>(
  { db, upload }: Pick<Call, "db" | "upload">,
  { columns, rowOf, apply }: RowKind<Row>,
): Promise<z.infer<typeof TakenRowsSchema>> {
  const file = readOrRefuse("body", () => readFeed(upload, { columns, mostRows: MOST_ROWS }));
  const taken: TakenRow[] = file.refused.map((fault) => ({ ...fault, state: "refused" }));
  for (const { line, row } of file.rows) {
    taken.push({ line, ...(await applyOnce(db, (tx) => apply(tx, rowOf(row)))) });
  }
  return { ...countsOf(taken), rows: taken.sort((a, b) => a.line - b.line) };
}

async function applyOnce(
  db: Database,
  apply: (db: Database) => Promise<RowState>,
): Promise<Omit<TakenRow, "line">> {
  try {
    return { state: await tryAgain(() => db.transaction((tx) => apply(tx as unknown as Database))) };
  } catch (error) {
    if (!(error instanceof RowRefusal)) throw error;
    const { field, message } = error;
    return { state: "refused", ...(field === undefined ? {} : { field }), message };
  }
}
