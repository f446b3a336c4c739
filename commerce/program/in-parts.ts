import { and, asc, type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../database/connection";
import type { Row } from "./kind";

/** Rows of one statement. The driver holds what it read twice while it makes rows of it. */
const PART = 10_000;

const KEY = "key";

/** The columns of the primary key, which every table has. */
function keyOfTable(table: PgTable): AnyPgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table);
  return primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
}

/** The rows of a table in the order of its primary key, some at a time. */
export async function* inParts(
  db: Database,
  table: PgTable,
  selected: Record<string, AnyPgColumn>,
  where: SQL | undefined,
): AsyncGenerator<Row[]> {
  const key = keyOfTable(table);
  const keys = Object.fromEntries(key.map((column, at) => [`${KEY}${at}`, column]));
  const list = sql.join(key, sql`, `);
  let last: unknown[] | undefined;
  for (;;) {
    const after =
      last &&
      sql`(${list}) > (${sql.join(
        last.map((value, at) => sql.param(value, key[at])),
        sql`, `,
      )})`;
    const found = await db
      .select({ row: selected, last: keys })
      .from(table)
      .where(and(where, after))
      .orderBy(...key.map((column) => asc(column)))
      .limit(PART);
    yield found.map(({ row }) => row);
    if (found.length < PART) return;
    last = Object.values(found.at(-1)!.last as Record<string, unknown>);
  }
}
