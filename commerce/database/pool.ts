import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Database } from "./connection";
import { NamingClient } from "./named-statements";
import * as schema from "./schema";
import { statementLogger, watchStatements, type SlowWatch } from "./trace";

/** Limits of a session in milliseconds; 0 is none. */
export interface Patience {
  /** How long a statement may wait for a lock. */
  lockMs: number;
  /** How long a statement may take in all. */
  statementMs: number;
  /** How long a transaction may be idle between two statements; then its session is ended. */
  idleMs: number;
}

/**
 * Sets how dates are written, which the driver reads in this form only, the limits, and no compiling of statements: PostgreSQL compiles those that it expects to be costly, and for one
 * of milliseconds with many conditions that takes ten seconds.
 */
export const setPatience = (session: pg.ClientBase, { lockMs, statementMs, idleMs }: Patience) =>
  session.query(
    `set lock_timeout = ${lockMs}; set statement_timeout = ${statementMs};
    set idle_in_transaction_session_timeout = ${idleMs}; set jit = off; set datestyle = 'ISO, MDY'`,
  );

/**
 * A pool of sessions that connect when they are needed.
 * @param onSession prepares each new session before its first use.
 */
export function createPool(
  settings: pg.PoolConfig,
  slow: SlowWatch | undefined,
  onSession: (session: pg.ClientBase, db: Database) => Promise<void>,
): { pool: pg.Pool; db: Database } {
  // The pool waits for this promise, although its types do not say so.
  const onConnect = (session: pg.ClientBase) => onSession(session, db) as unknown as void;
  const pool = new pg.Pool({ ...settings, Client: NamingClient, onConnect });
  const db = drizzle({ client: pool, schema, logger: statementLogger }) as unknown as Database;
  // The pool replaces a dropped idle connection.
  pool.on("error", () => {});
  if (slow) watchStatements(pool, slow);
  pool.on("connect", (session) => {
    // Without a listener, a connection that drops inside a transaction would end the process. The waiting
    // statement and the next one fail.
    session.on("error", () => {});
  });
  return { pool, db };
}
