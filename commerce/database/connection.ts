import { resolve } from "node:path";
import { type sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import pg from "pg";
import { keepListening, listenOn, type ChangeListener } from "./changes";
import { openEmbedded } from "./embedded";
import { dropHeld, followChanges } from "./held";
import { NamingClient } from "./named-statements";
import * as schema from "./schema";
import { statementLogger, watchStatements, type SlowWatch } from "./trace";

export { statementCount, type SlowStatement, type Trace } from "./trace";

/** The one handle that repositories take: a database or a transaction of it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Connection {
  db: Database;
  kind: "pglite" | "postgresql";
  /** All of an embedded database as a tar file. */
  dump?(): Promise<Blob>;
  /** A cheap question; rejects when the database does not answer it. */
  probe(): Promise<void>;
  /** Connections that are open and idle, and statements that wait for one. */
  use(): { total: number; idle: number; waiting: number };
  close(): Promise<void>;
}

const migrationsFolder = () => resolve("commerce/database/migrations");

/** Migrations of processes that start together queue behind this advisory lock. */
const MIGRATION_LOCK = 4157001;

/**
 * Milliseconds that a statement may wait for a lock, and take in all: a dozen that wait for somebody's lock would
 * hold every connection, and the pages that asked have long given up.
 */
const LOCK_MS = 10_000;
const STATEMENT_MS = 30_000;

const setPatience = (session: pg.ClientBase, lockMs: number, statementMs: number) =>
  session.query(`set lock_timeout = ${lockMs}; set statement_timeout = ${statementMs}`);

/** Copies held in memory of this database's rows go as it tells of changes. */
const forgetsFor = (db: Database): ChangeListener => ({
  changed: (topic) => dropHeld(db, topic),
  following: (following) => followChanges(db, following),
});

/**
 * A pool on either kind of database; the embedded one has a single session.
 * @param onSession prepares each new session; nobody uses it before that is done.
 */
async function openPool(
  settings: pg.PoolConfig,
  slow: SlowWatch | undefined,
  onSession: (session: pg.ClientBase, db: Database) => Promise<void> = async () => {},
) {
  // The pool waits for what this promises, which its types leave out.
  const onConnect = (session: pg.ClientBase) => onSession(session, db) as unknown as void;
  const pool = new pg.Pool({ ...settings, Client: NamingClient, onConnect });
  const db = drizzle({ client: pool, schema, logger: statementLogger }) as unknown as Database;
  // A dropped idle connection is the pool's business; the next query opens another.
  pool.on("error", () => {});
  if (slow) watchStatements(pool, slow);
  pool.on("connect", (session) => {
    // One that drops inside a transaction is nobody's: the statement that waits fails, and so does the next one.
    session.on("error", () => {});
  });
  const client = await pool.connect();
  try {
    // Migrations take their time, and whoever waits for them waits as long.
    await setPatience(client, 0, 0);
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate(drizzle({ client }), { migrationsFolder: migrationsFolder() });
  } finally {
    await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]).catch(() => {});
    await setPatience(client, LOCK_MS, STATEMENT_MS).catch(() => {});
    client.release();
  }
  const probe = async () => void (await pool.query("select 1"));
  const use = () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
  return { db, pool, probe, use };
}

async function openPostgres(url: string, slow: SlowWatch | undefined): Promise<Connection> {
  const settings = { connectionString: url, max: 12, connectionTimeoutMillis: 10_000 };
  const { pool, ...connection } = await openPool(settings, slow, async (session) => {
    await setPatience(session, LOCK_MS, STATEMENT_MS);
  });
  const stopListening = keepListening(url, forgetsFor(connection.db));
  return {
    ...connection,
    kind: "postgresql",
    close: async () => {
      await stopListening();
      await pool.end();
    },
  };
}

async function openPglite(options: DatabaseOptions): Promise<Connection> {
  const embedded = await openEmbedded(options);
  const session = { user: "postgres", database: "postgres", password: "embedded", ssl: false };
  const { pool, ...connection } = await openPool(
    { ...session, stream: embedded.stream, max: 1, idleTimeoutMillis: 0 },
    options.slow,
    (client, of) => listenOn(client, forgetsFor(of)),
  );
  return {
    ...connection,
    kind: "pglite",
    dump: () => embedded.dump(),
    close: async () => {
      await pool.end();
      await embedded.close();
    },
  };
}

export interface DatabaseOptions {
  /** A PostgreSQL URL; without it PGlite is used. */
  url?: string;
  /** Where PGlite keeps its files; undefined keeps it in memory. */
  dataDir?: string;
  /** A dump of another PGlite to begin with. */
  loadDataDir?: Blob;
  /** Is told of statements that take long. */
  slow?: SlowWatch;
}

/** Opens the database and brings it to the newest migration. */
export async function openDatabase(options: DatabaseOptions): Promise<Connection> {
  return options.url ? openPostgres(options.url, options.slow) : openPglite(options);
}

/** The rows of a raw statement, whichever driver answered. */
export async function rowsOf<T>(db: Database, statement: ReturnType<typeof sql>): Promise<T[]> {
  const result: unknown = await db.execute(statement);
  return (result as { rows: T[] }).rows;
}
