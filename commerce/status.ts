import type { Connection } from "./database/connection";
import { isDiskFull } from "./database/unreachable";
import type { JobLag, Jobs } from "./jobs";

/** Figures of the running API, for `/metrics`. */
export interface CommerceFigures {
  /** Connections of the pool; `waiting` are statements without one. */
  database: { total: number; idle: number; waiting: number };
  /** Empty when the database does not say. */
  jobs: JobLag[];
}

/** What the host asks of a running API besides calls. */
export interface CommerceStatus {
  /** A cheap question to the database; rejects when it is not answered, or a write found no room lately. Its patience is the asker's. */
  probe(): Promise<void>;
  figures(): Promise<CommerceFigures>;
}

/** Milliseconds after a write that found no room: nobody should be sent to a shop that takes no orders. */
const FULL_MS = 30_000;

/** Notes errors of a full disk, which a question that only reads does not meet. */
export function createFullWatch(clock: () => number = () => performance.now()) {
  let fullAt = -Infinity;
  return {
    note: (error: unknown): void => {
      if (isDiskFull(error)) fullAt = clock();
    },
    /** @throws Error while the last write that found no room is not long ago. */
    check: (): void => {
      if (clock() - fullAt < FULL_MS) throw new Error("the database has no disk space left");
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

/** Milliseconds that figures wait for the database: when it is stuck, the rest of them matters most. */
const PATIENCE_MS = 1_000;

const soon = (asked: Promise<JobLag[]>): Promise<JobLag[]> =>
  new Promise((resolve) => {
    const none = setTimeout(() => resolve([]), PATIENCE_MS);
    asked.then(resolve, () => resolve([])).finally(() => clearTimeout(none));
  });
