import { AsyncLocalStorage } from "node:async_hooks";
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

/** The one handle that repositories take: a database or a transaction of it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Connection {
  db: Database;
  kind: "pglite" | "postgresql";
  /** All of an embedded database as a tar file. */
  dump?(): Promise<Blob>;
  close(): Promise<void>;
}

/** Counts the SQL statements of one piece of work; `npm run bench` and a budget test read it. */
export const statementCount = new AsyncLocalStorage<{ statements: number; log?: string[] }>();

const logger = {
  logQuery(query: string) {
    const count = statementCount.getStore();
    if (!count) return;
    count.statements += 1;
    count.log?.push(query);
  },
};

const migrationsFolder = () => resolve("commerce/database/migrations");

/** Migrations of processes that start together queue behind this advisory lock. */
const MIGRATION_LOCK = 4157001;

/** Copies held in memory of this database's rows go as it tells of changes. */
const forgetsFor = (db: Database): ChangeListener => ({
  changed: (topic) => dropHeld(db, topic),
  following: (following) => followChanges(db, following),
});

/**
 * A pool on either kind of database; the embedded one has a single session.
 * @param onSession is handed each new session before anybody uses it.
 */
async function openPool(
  settings: pg.PoolConfig,
  onSession: (session: pg.ClientBase, db: Database) => void = () => {},
): Promise<{ db: Database; pool: pg.Pool }> {
  const pool = new pg.Pool({ ...settings, Client: NamingClient });
  const db = drizzle({ client: pool, schema, logger }) as unknown as Database;
  // A dropped idle connection is the pool's business; the next query opens another.
  pool.on("error", () => {});
  pool.on("connect", (session) => {
    // One that drops inside a transaction is nobody's: the statement that waits fails, and so does the next one.
    session.on("error", () => {});
    onSession(session, db);
  });
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate(drizzle({ client }), { migrationsFolder: migrationsFolder() });
  } finally {
    await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]).catch(() => {});
    client.release();
  }
  return { db, pool };
}

async function openPostgres(url: string): Promise<Connection> {
  const { db, pool } = await openPool({ connectionString: url, max: 12, connectionTimeoutMillis: 10_000 });
  const stopListening = keepListening(url, forgetsFor(db));
  return {
    db,
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
  const { db, pool } = await openPool(
    { ...session, stream: embedded.stream, max: 1, idleTimeoutMillis: 0 },
    (client, of) => void listenOn(client, forgetsFor(of)).catch(() => {}),
  );
  return {
    db,
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
}

/** Opens the database and brings it to the newest migration. */
export async function openDatabase(options: DatabaseOptions): Promise<Connection> {
  return options.url ? openPostgres(options.url) : openPglite(options);
}

/** The rows of a raw statement, whichever driver answered. */
export async function rowsOf<T>(db: Database, statement: ReturnType<typeof sql>): Promise<T[]> {
  const result: unknown = await db.execute(statement);
  return (result as { rows: T[] }).rows;
}
