import { sql } from "drizzle-orm";
import { rowsOf, type Database, type ReplicaRead } from "./connection";
import { createPool, setPatience } from "./pool";
import type { SlowWatch } from "./trace";

/** Milliseconds between two looks at a replica. */
const LOOK_MS = 2_000;
/** Milliseconds that an answer of a replica may lie behind the primary. */
const MOST_BEHIND_MS = 5_000;
/** Milliseconds for a connection to a replica, and for a statement; then the primary is asked. */
const PATIENCE_MS = 1_000;

export interface Replica {
  read: ReplicaRead;
  close(): Promise<void>;
}

/** Why a replica is not read from, or undefined when it is again. */
export type ReplicaNews = (reason: string | undefined) => void;

/** What a look asks. Positions are those of the write-ahead log (pg_lsn, as text). */
export interface Positions {
  /** How far the primary has written. */
  written: () => Promise<string>;
  /** Whether the replica has everything up to there. */
  hasReplayed: (position: string) => Promise<boolean>;
}

/**
 * Whether a replica may be read from. A look asks whether it has what the primary had written at the look before,
 * and so trusts it for a time that is counted from then: no clock of either server is compared, and an idle primary
 * is not taken for a replica that lags.
 */
export function createTrust(
  { written, hasReplayed }: Positions,
  tell: ReplicaNews = () => {},
  clock: () => number = () => performance.now(),
) {
  let last: { position: string; at: number } | undefined;
  let until = -Infinity;
  let told: "read" | "away" | undefined;
  const say = (now: "read" | "away", reason?: string) => {
    if (told !== now) tell(reason);
    told = now;
  };
  const note = async () => {
    const at = clock();
    return { position: await written(), at };
  };
  const lose = (reason: string) => {
    until = -Infinity;
    say("away", reason);
  };
  return {
    holds: () => clock() < until,
    lose,
    async look(): Promise<void> {
      try {
        const before = (last ??= await note());
        const next = await note();
        last = next;
        if (await hasReplayed(before.position)) {
          until = before.at + MOST_BEHIND_MS;
          say("read");
        } else lose(`it lags more than ${LOOK_MS} ms, or is no replica`);
      } catch (error) {
        lose(reasonOf(error));
      }
    },
  };
}

/** The code of an error, or the driver's words where it has none: a server's words may hold a value of a statement. */
function reasonOf(error: unknown): string {
  const { cause, code, message } = error as Error & { code?: string };
  return cause instanceof Error ? reasonOf(cause) : (code ?? message);
}

/** Chooses the database of a read: the replica while it is trusted, the primary otherwise and after any failure. */
export const readFrom =
  (replica: Database, primary: Database, trust: ReturnType<typeof createTrust>): ReplicaRead =>
  async (read) => {
    if (!trust.holds()) return read(primary);
    try {
      return await read(replica);
    } catch (error) {
      trust.lose(reasonOf(error));
      return read(primary);
    }
  };

/** Opens a streaming replica of a PostgreSQL database. It need not answer, now or later. */
export function openReplica(
  url: string,
  primary: Database,
  { slow, tell }: { slow?: SlowWatch; tell?: ReplicaNews },
): Replica {
  const { pool, db } = createPool(
    // The last limit also holds when the network keeps silent.
    {
      connectionString: url,
      max: 12,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS + 200,
    },
    slow,
    async (session) => {
      await setPatience(session, { lockMs: PATIENCE_MS, statementMs: PATIENCE_MS, idleMs: PATIENCE_MS });
    },
  );
  const trust = createTrust(
    {
      written: async () => {
        const [row] = await rowsOf<{ at: string }>(primary, sql`select pg_current_wal_lsn()::text as at`);
        return row!.at;
      },
      hasReplayed: async (position) => {
        const [row] = await rowsOf<{ has: boolean | null }>(
          db,
          sql`select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${position}::pg_lsn as has`,
        );
        return row!.has === true;
      },
    },
    tell,
  );
  let over = false;
  let timer: NodeJS.Timeout | undefined;
  let looking = Promise.resolve();
  const goOn = () => {
    looking = trust.look().then(() => {
      if (!over) timer = setTimeout(goOn, LOOK_MS).unref();
    });
  };
  goOn();
  return {
    read: readFrom(db, primary, trust),
    close: async () => {
      over = true;
      clearTimeout(timer);
      await looking;
      await pool.end();
    },
  };
}
