import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../database/connection";
import { SCHEDULE, type ScheduledJob } from "./schedule";
import { jobRuns } from "./tables";

/** Minutes after which a run counts as lost. */
const CLAIM_MINUTES = 15;
/** Minutes to wait after a failure, doubled by each further one, up to the job's interval. */
const FIRST_RETRY_MINUTES = 1;

export interface Scheduler {
  db: Database;
  now: () => Date;
  logger: Logger;
  /** The jobs of this shop; SCHEDULE by default. */
  schedule?: readonly ScheduledJob[];
  /** The base URL of a site of the shop; none by default. */
  storefrontUrl?: (site: string) => string;
}

/** A row for each job, due at once the first time. */
export async function enrol({ db, now, schedule = SCHEDULE }: Scheduler): Promise<void> {
  await db
    .insert(jobRuns)
    .values(schedule.map(({ name }) => ({ name, dueAt: now() })))
    .onConflictDoNothing();
}

/** Claims one due job that is not running, in one statement, so that two processes never both get it. */
async function claim(
  { db, now, schedule = SCHEDULE }: Scheduler,
  by: string,
): Promise<ScheduledJob | undefined> {
  const at = now();
  const until = new Date(at.getTime() + CLAIM_MINUTES * 60_000);
  const names = schedule.map(({ name }) => name);
  const [row] = await db
    .update(jobRuns)
    .set({ claimedBy: by, claimedUntil: until })
    .where(
      sql`${jobRuns.name} = any(array(select name from job_runs
        where due_at <= ${at.toISOString()}::timestamptz and name in ${names}
          and (claimed_until is null or claimed_until <= ${at.toISOString()}::timestamptz)
        order by due_at, name limit 1 for update skip locked))`,
    )
    .returning({ name: jobRuns.name });
  return schedule.find(({ name }) => name === row?.name);
}

async function run(scheduler: Scheduler, job: ScheduledJob, by: string): Promise<void> {
  const { db, now, logger, storefrontUrl = () => "" } = scheduler;
  const mine = and(eq(jobRuns.name, job.name), eq(jobRuns.claimedBy, by));
  const free = { claimedBy: null, claimedUntil: null };
  const later = (seconds: number) => new Date(now().getTime() + seconds * 1000);
  try {
    await job.work(db, now(), storefrontUrl);
  } catch (error) {
    const message = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    logger.error({ event: "job.failed", job: job.name, err: error });
    await db
      .update(jobRuns)
      .set({
        ...free,
        lastError: message,
        failures: sql`${jobRuns.failures} + 1`,
        dueAt: sql`${now().toISOString()}::timestamptz + interval '1 second' *
          least(${job.everySeconds}::int, ${FIRST_RETRY_MINUTES * 60}::int * power(2, least(${jobRuns.failures}, 16)))`,
      })
      .where(mine);
    return;
  }
  await db
    .update(jobRuns)
    .set({
      ...free,
      dueAt: later(job.everySeconds),
      finishedAt: now(),
      runs: sql`${jobRuns.runs} + 1`,
      failures: 0,
      lastError: null,
    })
    .where(mine);
}

/** Runs what is due, one job after the other, until nothing is or the shop is closing. */
export async function runScheduled(scheduler: Scheduler, stopping: () => boolean = () => false) {
  while (!stopping()) {
    const by = randomUUID();
    const job = await claim(scheduler, by);
    if (!job) return;
    await run(scheduler, job, by);
  }
}
