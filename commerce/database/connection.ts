import { AsyncLocalStorage } from "node:async_hooks";
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { type sql } from "drizzle-orm";
import { drizzle as drizzleNode } from "drizzle-orm/node-postgres";
import { migrate as migrateNode } from "drizzle-orm/node-postgres/migrator";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import pg from "pg";
import * as schema from "./schema";

/** The one handle that repositories take: a database or a transaction of it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Connection {
  db: Database;
  kind: "pglite" | "postgresql";
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

async function openPostgres(url: string): Promise<Connection> {
  const pool = new pg.Pool({ connectionString: url, max: 12, connectionTimeoutMillis: 10_000 });
  // A dropped idle connection is the pool's business; the next query opens another.
  pool.on("error", () => {});
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrateNode(drizzleNode({ client }), { migrationsFolder: migrationsFolder() });
  } finally {
    await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]).catch(() => {});
    client.release();
  }
  const db = drizzleNode({ client: pool, schema, logger }) as unknown as Database;
  return { db, kind: "postgresql", close: () => pool.end() };
}

async function openPglite(dataDir: string | undefined, loadDataDir: Blob | undefined): Promise<Connection> {
  if (dataDir) mkdirSync(dataDir, { recursive: true });
  const client = await PGlite.create({ dataDir, loadDataDir });
  const db = drizzlePglite({ client, schema, logger });
  await migratePglite(db, { migrationsFolder: migrationsFolder() });
  return { db: db as unknown as Database, kind: "pglite", close: () => client.close() };
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
  return options.url ? openPostgres(options.url) : openPglite(options.dataDir, options.loadDataDir);
}

/** The rows of a raw statement, whichever driver answered. */
export async function rowsOf<T>(db: Database, statement: ReturnType<typeof sql>): Promise<T[]> {
  const result: unknown = await db.execute(statement);
  return (result as { rows: T[] }).rows;
}
