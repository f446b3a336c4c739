import { asc, eq } from "drizzle-orm";
import type { Database } from "../database/connection";
import { jobRuns } from "./tables";

/** Every job with when it ran, is due, and how it failed since. */
export const listJobs = (db: Database) =>
  db
    .select({
      name: jobRuns.name,
      dueAt: jobRuns.dueAt,
      finishedAt: jobRuns.finishedAt,
      failures: jobRuns.failures,
      lastError: jobRuns.lastError,
    })
    .from(jobRuns)
    .orderBy(asc(jobRuns.name));

/** Makes a job due at once. @returns false for one that does not exist. */
export async function runSoon(db: Database, name: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(jobRuns)
    .set({ dueAt: now })
    .where(eq(jobRuns.name, name))
    .returning({ name: jobRuns.name });
  return rows.length > 0;
}
