import type pg from "pg";

/** How often another transaction is put between two statements of one session. */
const TRIES = 3;
/** Milliseconds for a second session: a pooler without a free one makes it wait. */
const PATIENCE_MS = 5000;

const SENTENCE =
  "DATABASE_URL leads to a pooler that gives each transaction another session, as PgBouncer does with " +
  "pool_mode = transaction: name the server itself in DATABASE_DIRECT_URL, or set pool_mode = session.";

async function backendOf(session: pg.ClientBase): Promise<number> {
  const { rows } = await session.query<{ pid: number }>("select pg_backend_pid() as pid");
  return rows[0]!.pid;
}

/** Whether another client's transaction runs in the session that this client had last, or moves it to another one. */
async function isMoved(session: pg.ClientBase, pool: pg.Pool): Promise<boolean> {
  const own = await backendOf(session);
  const other = await pool.connect();
  try {
    await other.query("begin");
    return (await backendOf(other)) === own || (await backendOf(session)) !== own;
  } finally {
    await other.query("rollback").catch(() => {});
    other.release();
  }
}

/**
 * Makes sure that statements of one client reach one session of the server: limits, prepared statements, the lock of
 * migrations and `LISTEN` belong to a session. Two orders in five fail otherwise, and cached rows stay old.
 * @throws Error with what to do.
 */
export async function mustKeepSessions(session: pg.ClientBase, pool: pg.Pool): Promise<void> {
  // The server itself tells its client which process it talks to; a pooler makes a number up.
  const { processID } = session as pg.ClientBase & { processID?: number | null };
  if ((await backendOf(session)) === processID) return;
  for (let tries = 0; tries < TRIES; tries += 1) {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((done) => {
      timer = setTimeout(() => done(false), PATIENCE_MS);
    });
    const moved = await Promise.race([isMoved(session, pool), late]).finally(() => clearTimeout(timer));
    if (moved) throw new Error(SENTENCE);
  }
}
