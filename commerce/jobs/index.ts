import type { Logger } from "pino";
import type { Database } from "../database/connection";
import { jobLag, type JobLag } from "./lag";
import { sendMails } from "./mail";
import { openPost, type Post, type PostSettings } from "./post";
import { enrol, runScheduled } from "./scheduled";

export type { JobLag } from "./lag";

/** Milliseconds between two looks at what is due, varied so that processes do not look in step. */
const PACE_MS = 5000;
/** Milliseconds that running work gets when the shop closes; what is cut off is taken over by its claim. */
const CLOSE_MS = 5000;

export interface JobSettings {
  db: Database;
  now: () => Date;
  logger: Logger;
  mail?: PostSettings;
}

/** The work that goes on beside the calls: mail, sweeps, entitlement periods. */
export interface Jobs {
  /** Looks for due work every few seconds until close(). */
  start(): void;
  /** Does everything that is due now, once; what the timer calls, and tests. */
  runDue(): Promise<void>;
  lag(): Promise<JobLag[]>;
  /** Stops looking, and waits a little for what is running. */
  close(): Promise<void>;
}

export function createJobs({ db, now, logger, mail }: JobSettings): Jobs {
  const post: Post | undefined = mail && openPost(mail);
  const scheduler = { db, now, logger };
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let stopping = false;
  let enrolled = false;

  async function work(): Promise<void> {
    if (!enrolled) await enrol(scheduler);
    enrolled = true;
    if (post) await sendMails({ db, post, now, logger, stopping: () => stopping });
    await runScheduled(scheduler, () => stopping);
  }

  /** One run at a time in a process: a second caller waits for the same one. */
  const runDue = () => (running ??= work().finally(() => (running = undefined)));

  function plan(): void {
    if (stopping) return;
    timer = setTimeout(() => void look(), PACE_MS * (0.8 + 0.4 * Math.random()));
    timer.unref();
  }

  async function look(): Promise<void> {
    // A database that is away for a while is no reason to end; the next look finds it again.
    await runDue().catch((error: unknown) => logger.error({ event: "jobs.fault", err: error }));
    plan();
  }

  return {
    start: () => void look(),
    runDue,
    lag: () => jobLag(db, now()),
    async close() {
      stopping = true;
      clearTimeout(timer);
      const patience = new Promise<void>((done) => setTimeout(done, CLOSE_MS).unref());
      await Promise.race([running?.catch(() => {}), patience]);
      post?.close();
    },
  };
}
