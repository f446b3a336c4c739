import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../database/columns";

/** One row a job that runs by the clock: when it is due, and who is running it. */
export const jobRuns = pgTable("job_runs", {
  name: text("name").primaryKey(),
  dueAt: instant("due_at").notNull(),
  claimedBy: text("claimed_by"),
  /** A run that ended with its process is taken over after this. */
  claimedUntil: instant("claimed_until"),
  finishedAt: instant("finished_at"),
  /** Runs that ended well, ever. */
  runs: integer("runs").notNull().default(0),
  /** Failures since the last run that ended well. */
  failures: integer("failures").notNull().default(0),
  lastError: text("last_error"),
});
