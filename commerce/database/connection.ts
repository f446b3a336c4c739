import { sql, type SQL } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type * as schema from "./schema";

/** The database handle that repositories take: a database or a transaction. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Runs a read that may be some seconds old. The function is called again with the primary if the replica fails. */
export type ReplicaRead = <T>(read: (db: Database) => Promise<T>) => Promise<T>;

/** The rows of a raw statement, whichever driver answered. */
export async function rowsOf<T>(db: Database, statement: SQL): Promise<T[]> {
  const result: unknown = await db.execute(statement);
  return (result as { rows: T[] }).rows;
}

/** Lifts the limits of statements, of waiting for locks and of being idle, until the end of a transaction. */
export async function withoutLimits(tx: Database): Promise<void> {
  await tx.execute(
    sql`select set_config(name, '0', true) from unnest(
      array['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) name`,
  );
}
