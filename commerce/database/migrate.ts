import { setTimeout as wait } from "node:timers/promises";
import { readMigrationFiles, type MigrationMeta } from "drizzle-orm/migrator";
import type pg from "pg";
import { migrationsFolder } from "./opening";

/** SQLSTATEs of a lock that did not come in time, and of a deadlock. */
const HINDERED = new Set(["55P03", "40P01"]);

/**
 * Milliseconds that a migration first waits for a lock. Less than the second after which PostgreSQL looks for deadlocks:
 * the migration gives way before a statement of a process that serves people is ended.
 */
const FIRST_LOCK_MS = 300;
/** Each time it waits longer, because on a busy table many may be before it. */
const LONGER = 1.2;
const MOST_LOCK_MS = 10_000;
/** Milliseconds in which others do what they waited for. */
const PAUSE_MS = 200;

/** As drizzle-kit and earlier versions of the shop have it. */
const TABLE = `create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`;

const isHindered = (error: unknown) => HINDERED.has((error as { code?: string }).code ?? "");

/** Runs one migration in a transaction of its own, and gives way as often as others hold what it needs. */
async function runOne(session: pg.ClientBase, { sql, hash, folderMillis }: MigrationMeta): Promise<void> {
  for (let lockMs = FIRST_LOCK_MS; ; lockMs = Math.min(MOST_LOCK_MS, lockMs * LONGER)) {
    try {
      await session.query(`begin; set local lock_timeout = ${Math.round(lockMs)}`);
      for (const statement of sql) await session.query(statement);
      await session.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)", [
        hash,
        folderMillis,
      ]);
      await session.query("commit");
      return;
    } catch (error) {
      await session.query("rollback");
      if (!isHindered(error)) throw error;
    }
    await wait(PAUSE_MS);
  }
}

/**
 * Runs the migrations that this database has not had, each in a transaction of its own, so that a process of the version
 * before serves people meanwhile (docs/decisions/0122).
 * @param folder of another set of migrations (tests).
 */
export async function migrateStepwise(session: pg.ClientBase, folder = migrationsFolder()): Promise<void> {
  await session.query(TABLE);
  const { rows } = await session.query<{ last: string | null }>(
    "select max(created_at)::text as last from drizzle.__drizzle_migrations",
  );
  const last = Number(rows[0]!.last ?? 0);
  const due = readMigrationFiles({ migrationsFolder: folder }).filter(
    ({ folderMillis }) => folderMillis > last,
  );
  for (const migration of due) await runOne(session, migration);
}
