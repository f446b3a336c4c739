import type { Connection } from "./database/open";
import { isDiskFull } from "./database/unreachable";
import type { JobLag, Jobs } from "./jobs";

/** Metrics of the running API. */
export interface CommerceFigures {
  /** Connections of the pool; `waiting` are statements without one. */
  database: { total: number; idle: number; waiting: number };
  /** Empty if the database does not answer. */
  jobs: JobLag[];
}

/** What the host needs from a running API besides calls. */
export interface CommerceStatus {
  /**
   * A cheap query; rejects if the database does not answer, or if its disk was full at a recent write. The
   * caller sets the timeout.
   */
  probe(): Promise<void>;
  figures(): Promise<CommerceFigures>;
}

/** Why the shop takes no orders now, in words that whoever asks for its health may read. */
class Unready extends Error {
  override name = "Unready";
}

/**
 * Milliseconds of unreadiness after a write failed on a full disk, because the shop cannot take orders then.
 */
const FULL_MS = 30_000;

/** Records errors of a full disk, which a read-only query does not show. */
export function createFullWatch(clock: () => number = () => performance.now()) {
  let fullAt = -Infinity;
  return {
    note: (error: unknown): void => {
      if (isDiskFull(error)) fullAt = clock();
    },
    /** @throws Error if a write failed on a full disk recently. */
    check: (): void => {
      if (clock() - fullAt < FULL_MS) throw new Unready("the database has no disk space left");
    },
  };
}

export type FullWatch = ReturnType<typeof createFullWatch>;

export function commerceStatus(
  connection: Connection,
  jobs: Pick<Jobs, "lag">,
  full: FullWatch,
): CommerceStatus {
  return {
    probe: async () => {
      await connection.probe();
      full.check();
    },
    figures: async () => ({ database: connection.use(), jobs: await soon(jobs.lag()) }),
  };
}

/** Milliseconds that metrics wait for the database. If it is stuck, the other metrics matter most. */
const PATIENCE_MS = 1_000;

const soon = (asked: Promise<JobLag[]>): Promise<JobLag[]> =>
  new Promise((resolve) => {
    const none = setTimeout(() => resolve([]), PATIENCE_MS);
    asked.then(resolve, () => resolve([])).finally(() => clearTimeout(none));
  });
