import type { Logger } from "pino";
import type { Database } from "../database/connection";
import { jobLag, type JobLag } from "./lag";
import { sendMails } from "./mail";
import { openPost, type Post, type PostSettings } from "./post";
import { sendWebhooks } from "./webhooks";
import type { PostLimits } from "../modules/webhooks";
import { cartSweep, demoWarehouse, SCHEDULE } from "./schedule";
import { answerRequests } from "../modules/access";
import { enrol, freeClaims, runScheduled } from "./scheduled";

export type { JobLag } from "./lag";

/**
 * Milliseconds between two polls for due work, with jitter so that processes do not poll at the same time.
 */
const PACE_MS = 5000;
/** Milliseconds that running work gets at shutdown. Interrupted work is taken over when its claim expires. */
const CLOSE_MS = 5000;

export interface JobSettings {
  db: Database;
  now: () => Date;
  logger: Logger;
  mail?: PostSettings;
  /** The base URL of a site of the shop, for links in emails; none by default. */
  storefrontUrl?: (site: string) => string;
  /** Days after which a cart that nobody changed is deleted; carts stay without it. */
  cartDays?: number;
  /** Seconds that orders and returns rest between two steps of the demo's warehouse; it does nothing without. */
  demoWarehouseSeconds?: number;
  /** How events are sent to receivers; without it they stay in their table. */
  webhooks?: PostLimits;
  /** No other process has the database, so what is claimed at the start is free. */
  alone?: boolean;
}

/** The background jobs: mail, events for other systems, cleanup, entitlement periods, and the warehouse of the demo. */
export interface Jobs {
  /** Polls for due work every few seconds until close(). */
  start(): void;
  /** Runs everything that is due now, once. Called by the timer and by tests. */
  runDue(): Promise<void>;
  lag(): Promise<JobLag[]>;
  /** Stops polling, and waits briefly for running work. */
  close(): Promise<void>;
}

export function createJobs({
  db,
  now,
  logger,
  mail,
  cartDays,
  demoWarehouseSeconds,
  storefrontUrl = () => "",
  webhooks,
  alone = false,
}: JobSettings): Jobs {
  const post: Post | undefined = mail && openPost(mail);
  const schedule = [
    ...SCHEDULE,
    ...(cartDays ? [cartSweep(cartDays)] : []),
    ...(demoWarehouseSeconds ? [demoWarehouse(demoWarehouseSeconds)] : []),
  ];
  const scheduler = { db, now, logger, schedule, storefrontUrl };
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let stopping = false;
  let enrolled = false;
  const sending = new Map<string, Promise<void>>();

  async function work(): Promise<void> {
    if (!enrolled) {
      await enrol(scheduler);
      if (alone) await freeClaims(db);
    }
    enrolled = true;
    if (webhooks) {
      await sendWebhooks({ db, now, logger, limits: webhooks, stopping: () => stopping }, sending);
    }
    await answerRequests({ db, now, storefrontUrl });
    if (post) await sendMails({ db, post, now, logger, stopping: () => stopping });
    await runScheduled(scheduler, () => stopping);
  }

  /** One run at a time in a process: a second caller waits for the same one. */
  const runOnce = () => (running ??= work().finally(() => (running = undefined)));

  /** Receivers may take their time: the timer does not wait for them, but whoever runs what is due does. */
  async function runDue(): Promise<void> {
    await runOnce();
    await Promise.all(sending.values());
  }

  function plan(): void {
    if (stopping) return;
    timer = setTimeout(() => void look(), PACE_MS * (0.8 + 0.4 * Math.random()));
    timer.unref();
  }

  async function look(): Promise<void> {
    // An unavailable database must not end the loop; the next poll tries again.
    await runOnce().catch((error: unknown) => logger.error({ event: "jobs.fault", err: error }));
    plan();
  }

  return {
    start: () => void look(),
    runDue,
    lag: () => jobLag(db, now(), schedule),
    async close() {
      stopping = true;
      clearTimeout(timer);
      const patience = new Promise<void>((done) => setTimeout(done, CLOSE_MS).unref());
      await Promise.race([Promise.all([running?.catch(() => {}), ...sending.values()]), patience]);
      post?.close();
    },
  };
}
