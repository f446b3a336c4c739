import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Database } from "./connection";
import { NamingClient, UnnamedClient } from "./named-statements";
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
 * Without limits a few statements that wait for a lock would hold every connection, and a transaction of a process that
 * hangs would hold its locks for ever.
 */
export const PATIENCE: Patience = { lockMs: 10_000, statementMs: 30_000, idleMs: 60_000 };

/**
 * The settings of a session: how dates are written, which the driver reads in this form only, the limits, and no compiling
 * of statements. PostgreSQL compiles those that it expects to be costly, and for one of milliseconds with many conditions
 * that takes ten seconds.
 */
const settingsOf = ({ lockMs, statementMs, idleMs }: Patience): Readonly<Record<string, string>> => ({
  lock_timeout: String(lockMs),
  statement_timeout: String(statementMs),
  idle_in_transaction_session_timeout: String(idleMs),
  jit: "off",
  datestyle: "ISO, MDY",
});

/** What each session has that people wait for. */
export const SESSION_SETTINGS = settingsOf(PATIENCE);

export const setPatience = (session: pg.ClientBase, patience: Patience) =>
  session.query(
    Object.entries(settingsOf(patience))
      .map(([name, value]) => `set ${name} = '${value}'`)
      .join("; "),
  );

/**
 * A pool of sessions that connect when they are needed.
 * @param onSession prepares each new session before its first use. Without it the sessions are a pooler's, which gives
 * each transaction another one.
 */
export function createPool(
  settings: pg.PoolConfig,
  slow: SlowWatch | undefined,
  onSession?: (session: pg.ClientBase, db: Database) => Promise<void>,
): { pool: pg.Pool; db: Database } {
  // The pool waits for this promise, although its types do not say so.
  const onConnect = onSession && ((session: pg.ClientBase) => onSession(session, db) as unknown as void);
  const pool = new pg.Pool({ ...settings, Client: onSession ? NamingClient : UnnamedClient, onConnect });
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
