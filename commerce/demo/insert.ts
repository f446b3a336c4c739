import { getTableColumns } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../database/connection";

/** PostgreSQL accepts at most 65,535 parameters in a statement. */
const MOST_PARAMETERS = 60_000;
const MOST_ROWS = 500;

/** Inserts rows in a few large statements. */
export async function insertAll<T extends PgTable>(
  db: Database,
  table: T,
  rows: readonly T["$inferInsert"][],
): Promise<void> {
  const columns = Object.keys(getTableColumns(table)).length;
  const chunk = Math.min(MOST_ROWS, Math.floor(MOST_PARAMETERS / columns));
  for (let at = 0; at < rows.length; at += chunk) {
    await db.insert(table).values(rows.slice(at, at + chunk));
  }
}
