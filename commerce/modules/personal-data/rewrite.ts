import { getTableColumns, is, type SQL, sql } from "drizzle-orm";
import { PgArray, PgJsonb, type PgTable, PgText } from "drizzle-orm/pg-core";
import type { Database } from "../../database/connection";

export type Row = Record<string, unknown>;

/** Where a row is in its table, until it is changed. */
const PLACE = "rowPlace";

/** The columns in which something can be written: texts, lists of texts and JSON. */
export const writtenColumns = (table: PgTable) =>
  Object.entries(getTableColumns(table)).filter(
    ([, column]) =>
      is(column, PgText) || is(column, PgJsonb) || (is(column, PgArray) && is(column.baseColumn, PgText)),
  );

/**
 * Changes what is written in rows, one by one, whatever their key is, and locks them before.
 * @param change gets the written columns of a row, and answers with those that change; what is the same as before is not
 *   written.
 */
export async function rewriteRows(
  db: Database,
  table: PgTable,
  where: SQL,
  change: (row: Row) => Row,
): Promise<void> {
  const columns = Object.fromEntries(writtenColumns(table));
  const rows: Row[] = await db
    .select({ ...columns, [PLACE]: sql<string>`ctid::text`.as("row_place") })
    .from(table)
    .where(where)
    .for("update");
  for (const { [PLACE]: place, ...row } of rows) {
    const changed = Object.entries(change(row)).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(row[name]),
    );
    if (changed.length === 0) continue;
    await db
      .update(table)
      .set(Object.fromEntries(changed))
      .where(sql`ctid = ${place}::tid`);
  }
}
