import pg from "pg";
import { keepListening, listenOn, type ChangeListener } from "./changes";
import { openEmbedded } from "./embedded";
import { ownFolder } from "./folder-owner";
import { dropCached, followChanges } from "./cache";
import type { Database } from "./connection";
import { migrateStepwise } from "./migrate";
import { notOpened } from "./not-opened";
import { connectPatiently, migrationsAreDue, mustFit } from "./opening";
import { mustKeepSessions } from "./own-session";
import { createPool, PATIENCE, setPatience, type Patience } from "./pool";
import { mustBeOne, mustHaveLimits } from "./shared-sessions";
import { openReplica, type Replica, type ReplicaNews } from "./replica";
import type { SlowWatch } from "./trace";

export interface Connection {
  db: Database;
  kind: "pglite" | "postgresql";
  /** A streaming replica for reads that may be some seconds old. */
  replica?: Replica;
  /** A cheap query; rejects when the database does not answer. */
  probe(): Promise<void>;
  /** Connections that are open and idle, and statements that wait for one. */
  use(): { total: number; idle: number; waiting: number };
  close(): Promise<void>;
}

/** Processes that start together wait for this advisory lock before they migrate. */
const MIGRATION_LOCK = 4157001;

const ENDLESS: Patience = { lockMs: 0, statementMs: 0, idleMs: 0 };

/** Cached rows of this database are dropped when it announces changes. */
const forgetsFor = (db: Database): ChangeListener => ({
  changed: (topic) => dropCached(db, topic),
  following: (following) => followChanges(db, following),
});

/**
 * A pool on either kind of database, migrated; the embedded one has a single session.
 * @param onSession prepares each new session before its first use.
 */
async function openPool(
  settings: pg.PoolConfig,
  options: DatabaseOptions,
  onSession: (session: pg.ClientBase, db: Database) => Promise<void> = async () => {},
) {
  const { slow, patience = PATIENCE } = options;
  const { pool, db } = createPool(settings, slow, onSession);
  const client = await connectPatiently(pool, options);
  if (options.url) {
    await mustKeepSessions(client, pool).catch(async (error: unknown) => {
      client.release();
      await pool.end();
      throw error;
    });
  }
  try {
    await bringUpToDate(client);
  } finally {
    await setPatience(client, patience).catch(() => {});
    client.release();
  }
  return { db, pool, ...watched(pool) };
}

/** How a pool is asked whether its database answers, and how busy it is. */
const watched = (pool: pg.Pool): Pick<Connection, "probe" | "use"> => ({
  probe: async () => void (await pool.query("select 1")),
  use: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
});

/** Migrates, one process after the other. Neither migrations nor waiting for them have a time limit. */
async function bringUpToDate(session: pg.ClientBase): Promise<void> {
  await setPatience(session, ENDLESS);
  try {
    await session.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await mustFit(session);
    if (await migrationsAreDue(session)) await migrateStepwise(session);
  } finally {
    await session.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]).catch(() => {});
  }
}

/**
 * A pool behind a pooler that gives each transaction another session: what belongs to a session is done on the server
 * itself (docs/decisions/0156).
 */
async function openShared(settings: pg.PoolConfig, direct: string, options: DatabaseOptions) {
  const server = new pg.Pool({ ...settings, connectionString: direct, max: 1 });
  const { pool, db } = createPool(settings, options.slow);
  try {
    const session = await connectPatiently(server, options);
    const shared = await connectPatiently(pool, options).catch((error: unknown) => {
      session.release();
      throw error;
    });
    try {
      await mustBeOne(shared, session);
      await mustHaveLimits(shared);
      await bringUpToDate(session);
    } finally {
      session.release();
      shared.release();
    }
    return { db, pool, ...watched(pool) };
  } catch (error) {
    await pool.end();
    throw error;
  } finally {
    await server.end();
  }
}

async function openPostgres(url: string, options: DatabaseOptions): Promise<Connection> {
  const settings = { connectionString: url, max: 12, connectionTimeoutMillis: 10_000 };
  const { pool, ...connection } = options.directUrl
    ? await openShared(settings, options.directUrl, options)
    : await openPool(settings, options, async (session) => {
        await setPatience(session, options.patience ?? PATIENCE);
      });
  const stopListening = keepListening(options.directUrl ?? url, forgetsFor(connection.db));
  const replica =
    options.replica && openReplica(options.replica.url, connection.db, { ...options, ...options.replica });
  return {
    ...connection,
    kind: "postgresql",
    replica,
    close: async () => {
      await stopListening();
      await replica?.close();
      await pool.end();
    },
  };
}

async function openPglite(options: DatabaseOptions): Promise<Connection> {
  const giveUp = options.dataDir ? await ownFolder(options.dataDir) : () => {};
  return openOwned(options, giveUp).catch((error: unknown) => {
    giveUp();
    throw options.dataDir ? notOpened(options.dataDir, error) : error;
  });
}

/** @param giveUp lets others have the folder, when the database is closed. */
async function openOwned(options: DatabaseOptions, giveUp: () => void): Promise<Connection> {
  const embedded = await openEmbedded(options);
  const session = { user: "postgres", database: "postgres", password: "embedded", ssl: false };
  const { pool, ...connection } = await openPool(
    { ...session, stream: embedded.stream, max: 1, idleTimeoutMillis: 0 },
    options,
    async (client, of) => {
      // Planning a statement anew costs more than a better plan could save in a shop of this size.
      await client.query("set plan_cache_mode = force_generic_plan");
      // All of it is in memory; with the costs of a disk the planner reads whole tables where an index has the one row.
      await client.query("set seq_page_cost = 0.1; set random_page_cost = 0.1");
      await listenOn(client, forgetsFor(of));
    },
  );
  return {
    ...connection,
    kind: "pglite",
    close: async () => {
      await pool.end();
      await embedded.close();
      giveUp();
    },
  };
}

export interface DatabaseOptions {
  /** A PostgreSQL URL; without it PGlite is used. */
  url?: string;
  /** The server itself, where that URL leads to a pooler which gives each transaction another session. */
  directUrl?: string;
  /** A streaming replica of that server. `tell` hears when it is no longer read from, and why, and when it is again. */
  replica?: { url: string; tell?: ReplicaNews };
  /** Where PGlite keeps its files; undefined keeps it in memory. */
  dataDir?: string;
  /** The most files that PGlite keeps open. */
  files?: number;
  /** Called for slow statements. */
  slow?: SlowWatch;
  /** Milliseconds to wait for a server that does not answer yet; 0 by default. */
  waitMs?: number;
  /** Told why, once it waits. */
  waiting?: (reason: string) => void;
  /** Other limits than the usual ones, for sessions of its own (tests). */
  patience?: Patience;
}

/** Opens the database and runs all migrations. */
export async function openDatabase(options: DatabaseOptions): Promise<Connection> {
  return options.url ? openPostgres(options.url, options) : openPglite(options);
}
