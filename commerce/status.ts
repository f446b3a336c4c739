import type { Connection } from "./database/connection";
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
  /** A cheap question to the database; rejects when it is not answered. Its patience is the asker's. */
  probe(): Promise<void>;
  figures(): Promise<CommerceFigures>;
}

export function commerceStatus(connection: Connection, jobs: Pick<Jobs, "lag">): CommerceStatus {
  return {
    probe: () => connection.probe(),
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
