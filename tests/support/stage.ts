import { sql } from "drizzle-orm";
import { rowsOf, type Database } from "../../commerce/database/connection";
import type { Connection } from "../../commerce/database/open";
import { testApi, type TestApi } from "./api";
import { openTestDatabase } from "./database";

/** One row that was written, and what it held: the new values, or the old ones of a deleted row. */
export interface Change {
  table: string;
  kind: "INSERT" | "UPDATE" | "DELETE";
  row: Record<string, unknown>;
  /** The old values of a changed row. */
  was: Record<string, unknown> | null;
}

/** An API on which every question is asked of the same rows: what a question wrote is undone after it. */
export interface Stage {
  api: TestApi;
  /** Runs one piece of work, reads which rows it wrote, and takes them back. */
  attempt: <T>(work: () => Promise<T>) => Promise<{ result: T; changes: Change[] }>;
  /** Makes what was written so far the state that every attempt begins with. */
  settle: () => Promise<void>;
  close: () => Promise<void>;
}

class CurtainDown extends Error {}

/**
 * Opens one transaction for good and lets the API work inside it, so that its own transactions become
 * savepoints. Connections of a pool would not see each other's work, hence one for all.
 */
async function oneTransaction(connection: Connection): Promise<{ db: Database; end: () => Promise<void> }> {
  let lower = () => {};
  const curtain = new Promise<void>((down) => (lower = down));
  let over: Promise<void> = Promise.resolve();
  const db = await new Promise<Database>((opened, failed) => {
    over = connection.db
      .transaction(async (tx) => {
        opened(tx);
        await curtain;
        throw new CurtainDown();
      })
      .catch((error: unknown) => {
        if (!(error instanceof CurtainDown))
          failed(error instanceof Error ? error : new Error(String(error)));
      });
  });
  return {
    db,
    end: async () => {
      lower();
      await over;
    },
  };
}

/** Notes every row that is written, in the order of writing; a rollback takes the notes back with the rows. */
const KEEP_JOURNAL = [
  `create temporary table journal (
    at serial, "table" text not null, kind text not null, "row" jsonb not null, was jsonb)`,
  `create function pg_temp.note() returns trigger language plpgsql as $$
  begin
    insert into journal ("table", kind, "row", was)
      values (tg_table_name, tg_op, to_jsonb(case when tg_op = 'DELETE' then old else new end),
        case when tg_op = 'UPDATE' then to_jsonb(old) end);
    return null;
  end $$`,
  `do $$ declare t text; begin
    for t in select table_name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' loop
      execute format('create trigger journal after insert or update or delete on public.%I '
        'for each row execute function pg_temp.note()', t);
    end loop;
  end $$`,
];

/** What was written since the last attempt began; a statement that failed has undone it all. */
async function readJournal(db: Database): Promise<Change[]> {
  try {
    return await rowsOf<Change>(db, sql`select "table", kind, "row", was from journal order by at`);
  } catch {
    return [];
  }
}

/** The API over a copy of the seeded database. */
export async function openStage(): Promise<Stage> {
  const connection = await openTestDatabase();
  const { db, end } = await oneTransaction(connection);
  for (const statement of KEEP_JOURNAL) await db.execute(sql.raw(statement));
  const close = async () => {
    await end();
    await connection.close();
  };
  return {
    api: await testApi({ connection: { ...connection, db, close } }),
    async attempt(work) {
      try {
        const result = await work();
        return { result, changes: await readJournal(db) };
      } finally {
        await db.execute(sql`rollback to savepoint attempt`);
      }
    },
    async settle() {
      await db.execute(sql`truncate journal`);
      // Going back to a savepoint leaves it where it is, so that one serves every attempt.
      await db.execute(sql`savepoint attempt`);
    },
    close,
  };
}
