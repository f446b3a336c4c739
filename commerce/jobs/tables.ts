import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../database/columns";

/** One row for each scheduled job: when it is due, and which process runs it. */
export const jobRuns = pgTable("job_runs", {
  name: text("name").primaryKey(),
  dueAt: instant("due_at").notNull(),
  claimedBy: text("claimed_by"),
  /** After this time another process may take over an interrupted run. */
  claimedUntil: instant("claimed_until"),
  finishedAt: instant("finished_at"),
  /** The number of all successful runs. */
  runs: integer("runs").notNull().default(0),
  /** Failures since the last successful run. */
  failures: integer("failures").notNull().default(0),
  lastError: text("last_error"),
});
