import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { reasonOf } from "./reason";
import { isUnreachable } from "./unreachable";

export const migrationsFolder = () => resolve("commerce/database/migrations");

/** The oldest PostgreSQL that has what the shop uses. */
const LEAST_VERSION = 15;
/** In which migrations make the tables. */
const SCHEMA = "public";
const AGAIN_MS = 1000;

/** A session of a server that may still be starting. @throws its last error, when the time is over. */
export async function connectPatiently(
  pool: pg.Pool,
  { waitMs = 0, waiting = () => {} }: { waitMs?: number; waiting?: (reason: string) => void },
): Promise<pg.PoolClient> {
  const until = performance.now() + waitMs;
  for (let told = false; ; told = true) {
    try {
      return await pool.connect();
    } catch (error) {
      if (!isUnreachable(error) || performance.now() >= until) {
        throw new Error(`The database cannot be opened: ${reasonOf(error)}.`, { cause: error });
      }
      if (!told) waiting(reasonOf(error));
      await wait(AGAIN_MS);
    }
  }
}

/** @throws Error with what to do, for a server or a database that the shop cannot work with. */
export async function mustFit(session: pg.ClientBase): Promise<void> {
  const { rows } = await session.query<{ encoding: string; version: string; first: string | null }>(
    `select current_setting('server_encoding') as encoding, current_setting('server_version') as version,
      current_schema() as first`,
  );
  const { encoding, version, first } = rows[0]!;
  if (Number.parseInt(version, 10) < LEAST_VERSION) {
    throw new Error(`PostgreSQL ${LEAST_VERSION} or newer is needed, and the server has ${version}.`);
  }
  if (first !== SCHEMA) {
    throw new Error(
      `The shop works in the schema ${SCHEMA}, and the search_path of this database user begins with ${first ?? "none that exists"}. ` +
        "Set it back: alter role NAME reset search_path (or alter role NAME in database NAME).",
    );
  }
  if (encoding === "UTF8") return;
  throw new Error(
    `The database must have the encoding UTF8, and it has ${encoding}. Make another one: ` +
      "createdb --template template0 --encoding UTF8 NAME",
  );
}

/**
 * Whether there are migrations that this database has not had. When there are none, the user of the database needs no
 * rights but those on its rows.
 */
export async function migrationsAreDue(session: pg.ClientBase): Promise<boolean> {
  const journal = readFileSync(join(migrationsFolder(), "meta/_journal.json"), "utf8");
  const { entries } = JSON.parse(journal) as { entries: { when: number }[] };
  const { rows: found } = await session.query<{ there: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as there",
  );
  if (!found[0]!.there) return true;
  const { rows } = await session.query<{ last: string | null }>(
    "select max(created_at)::text as last from drizzle.__drizzle_migrations",
  );
  return Number(rows[0]!.last ?? 0) < Math.max(...entries.map(({ when }) => when));
}
