import { randomUUID } from "node:crypto";
import { and, eq, isNotNull, sql, type SQL } from "drizzle-orm";
import type { Logger } from "pino";
import { timeAfter } from "../calendar";
import type { Database } from "../database/connection";
import { mailOutbox } from "../modules/mail/tables";
import { webhookDeliveries } from "../modules/webhooks/tables";
import { reasonOf, UNCLAIMED } from "./claims";
import { instantOf, isDue, isFree, paceOf } from "./due";
import { SCHEDULE, type ScheduledJob } from "./schedule";
import { jobRuns } from "./tables";

/** Seconds after which a run counts as lost, and seconds after which one that goes on says so. */
const CLAIM_SECONDS = 60;
const RENEW_SECONDS = 20;
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

const claimEnd = (now: Date) => timeAfter(now, { seconds: CLAIM_SECONDS });

/** Claims one due job that is not running, in one statement, so that two processes never both get it. */
async function claim(
  { db, now, schedule = SCHEDULE }: Scheduler,
  by: string,
): Promise<ScheduledJob | undefined> {
  const time = now();
  const at = instantOf(time);
  const [row] = await db
    .update(jobRuns)
    .set({ claimedBy: by, claimedUntil: claimEnd(time) })
    .where(
      sql`${jobRuns.name} = any(array(select r.name from job_runs r join ${paceOf(schedule)} on pace.name = r.name
        where ${isDue(sql`r.due_at`, sql`pace.every`, at)} and ${isFree(sql`r.claimed_until`, CLAIM_SECONDS, at)}
        order by r.due_at, r.name limit 1 for update of r skip locked))`,
    )
    .returning({ name: jobRuns.name });
  return schedule.find(({ name }) => name === row?.name);
}

/** Nobody else has the database, so every claim is that of a process that ended. */
export async function freeClaims(db: Database): Promise<void> {
  await db.update(jobRuns).set(UNCLAIMED);
  await db.update(mailOutbox).set(UNCLAIMED).where(isNotNull(mailOutbox.claimedBy));
  await db.update(webhookDeliveries).set(UNCLAIMED).where(isNotNull(webhookDeliveries.claimedBy));
}

/** Keeps a claim while its work goes on. @returns a function that ends it. */
function keepClaim({ db, now }: Scheduler, mine: SQL | undefined): () => void {
  const timer = setInterval(() => {
    // Without a database the work fails too; the next renewal tries again.
    void db
      .update(jobRuns)
      .set({ claimedUntil: claimEnd(now()) })
      .where(mine)
      .catch(() => {});
  }, RENEW_SECONDS * 1000);
  timer.unref();
  return () => clearInterval(timer);
}

async function run(scheduler: Scheduler, job: ScheduledJob, by: string): Promise<void> {
  const { db, now, logger, storefrontUrl = () => "" } = scheduler;
  const mine = and(eq(jobRuns.name, job.name), eq(jobRuns.claimedBy, by));
  const later = (seconds: number) => timeAfter(now(), { seconds });
  const letGo = keepClaim(scheduler, mine);
  try {
    await job.work(db, now(), storefrontUrl).finally(letGo);
  } catch (error) {
    logger.error({ event: "job.failed", job: job.name, err: error });
    await db
      .update(jobRuns)
      .set({
        ...UNCLAIMED,
        lastError: reasonOf(error),
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
      ...UNCLAIMED,
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
