import { randomUUID } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Logger } from "pino";
import { timeAfter } from "../calendar";
import { rowsOf, type Database } from "../database/connection";
import { bodyOf, post, type PostLimits, signedHeaders } from "../modules/webhooks";
import { webhookDeliveries, webhookEvents, webhooks } from "../modules/webhooks/tables";
import { reasonOf, UNCLAIMED } from "./claims";
import { instantOf, isDue, isFree } from "./due";

/** Seconds to wait after each attempt but the last: eight attempts in almost a day. */
const RETRY_SECONDS = [10, 60, 300, 1800, 7200, 21_600, 54_000];
export const MAX_ATTEMPTS = RETRY_SECONDS.length + 1;
/** Seconds that a claim lasts: longer than an attempt. After that, another process may take over the delivery. */
const CLAIM_SECONDS = 60;

export interface WebhookJob {
  db: Database;
  now: () => Date;
  logger: Logger;
  limits: PostLimits;
  /** Whether the shop is closing: no further work is started. */
  stopping: () => boolean;
}

type Delivery = typeof webhookDeliveries.$inferSelect;

/** Whether a delivery is to be sent now, by when it is due; null is at once. */
export const isDueDelivery = (at: Date) =>
  sql`(due_at is null or ${isDue(sql`due_at`, sql`${Math.max(...RETRY_SECONDS)}::int`, instantOf(at))})`;
const isUnclaimed = (at: Date) => isFree(sql`claimed_until`, CLAIM_SECONDS, instantOf(at));
const isOpen = sql`delivered_at is null and dead_at is null`;

/**
 * Claims the first due delivery of a receiver that no other process is sending: one by one, so that events arrive in
 * sequence as long as the receiver takes them. The attempt is counted now, not when it ends.
 */
async function claim({ db, now }: WebhookJob, webhookId: string): Promise<Delivery | undefined> {
  const at = now();
  const [row] = await db
    .update(webhookDeliveries)
    .set({
      claimedBy: randomUUID(),
      claimedUntil: timeAfter(at, { seconds: CLAIM_SECONDS }),
      attempts: sql`${webhookDeliveries.attempts} + 1`,
    })
    .where(
      sql`${webhookDeliveries.id} = any(array(select id from webhook_deliveries
        where webhook_id = ${webhookId} and ${isOpen} and ${isDueDelivery(at)} and attempts < ${MAX_ATTEMPTS}
          and ${isUnclaimed(at)}
        order by event limit 1 for update skip locked))`,
    )
    .returning();
  return row;
}

/** Only the claim that sent a delivery may record its result, because an expired claim was taken over. */
const note = ({ db }: WebhookJob, { id, claimedBy }: Delivery, values: Partial<Delivery>) =>
  db
    .update(webhookDeliveries)
    .set({ ...UNCLAIMED, ...values })
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.claimedBy, claimedBy!)));

/** Characters of a reason: a receiver chooses some of them. */
const MOST_REASON = 300;

/** Sends an event once. @returns why it was not taken; undefined if it was. */
async function attempt(
  { now, limits }: WebhookJob,
  { url, secrets }: typeof webhooks.$inferSelect,
  event: typeof webhookEvents.$inferSelect,
): Promise<{ reason: string; status?: number } | undefined> {
  try {
    const body = bodyOf(event);
    const status = await post(new URL(url), body, signedHeaders(event.id, now(), body, secrets), limits);
    if (status >= 200 && status < 300) return undefined;
    const redirects = status >= 300 && status < 400;
    return {
      reason: `The receiver answered ${status}${redirects ? "; redirects are not followed" : ""}`,
      status,
    };
  } catch (error) {
    return { reason: reasonOf(error, MOST_REASON) };
  }
}

/** The receiver is gone (410): what waits for it is given up, and nothing more is written for it. */
async function end({ db, now, logger }: WebhookJob, webhookId: string): Promise<void> {
  const at = now();
  await db.update(webhooks).set({ endedAt: at }).where(eq(webhooks.id, webhookId));
  await db
    .update(webhookDeliveries)
    .set({ deadAt: at, lastError: "The receiver answered 410 before" })
    .where(
      and(
        eq(webhookDeliveries.webhookId, webhookId),
        isNull(webhookDeliveries.deliveredAt),
        isNull(webhookDeliveries.deadAt),
      ),
    );
  logger.error({ event: "webhook.ended", webhook: webhookId });
}

/** @returns whether the receiver can be asked for more now: one that does not answer is left alone until the next look. */
async function deliver(job: WebhookJob, delivery: Delivery): Promise<boolean> {
  const { db, now, logger } = job;
  const [row] = await db
    .select({ event: webhookEvents, webhook: webhooks })
    .from(webhookEvents)
    .innerJoin(webhooks, eq(webhooks.id, delivery.webhookId))
    .where(eq(webhookEvents.sequence, delivery.event));
  // Removed meanwhile, with its deliveries.
  if (!row) return false;
  const { event, webhook } = row;
  const failed = await attempt(job, webhook, event);
  const line = { webhook: webhook.id, delivery: delivery.id, type: event.type, attempt: delivery.attempts };
  if (!failed) {
    await note(job, delivery, { deliveredAt: now(), deadAt: null, lastError: null });
    logger.info({ event: "webhook.sent", ...line });
    return true;
  }
  const gone = failed.status === 410;
  const dead = gone || delivery.attempts >= MAX_ATTEMPTS;
  const wait = RETRY_SECONDS[delivery.attempts - 1] ?? 0;
  const dueAt = timeAfter(now(), { seconds: wait });
  await note(job, delivery, { lastError: failed.reason, dueAt, ...(dead ? { deadAt: now() } : {}) });
  if (gone) await end(job, webhook.id);
  if (dead) logger.error({ event: "webhook.dead", ...line, reason: failed.reason });
  else logger.warn({ event: "webhook.failed", ...line, reason: failed.reason });
  return failed.status !== undefined && !gone;
}

/** A delivery whose process ended during the last attempt is given up, like one whose last attempt failed. */
async function buryLost({ db, now, logger }: WebhookJob): Promise<void> {
  const at = now();
  const lost = await rowsOf<{ id: number; webhook: string }>(
    db,
    sql`update webhook_deliveries set dead_at = ${instantOf(at)}, claimed_by = null, claimed_until = null,
      last_error = coalesce(last_error, 'The process ended while sending it')
    where ${isOpen} and attempts >= ${MAX_ATTEMPTS} and claimed_until is not null and ${isUnclaimed(at)}
    returning id, webhook_id as webhook`,
  );
  for (const { id, webhook } of lost) logger.error({ event: "webhook.dead", webhook, delivery: id });
}

/**
 * Sends due deliveries, to each receiver one after the other and to all receivers at once: a receiver that hangs delays
 * no other. Delivery is at least once, as of mails.
 * @param running the receivers that this process is sending to.
 */
export async function sendWebhooks(job: WebhookJob, running: Map<string, Promise<void>>): Promise<void> {
  const at = job.now();
  const due = await rowsOf<{ id: string }>(
    job.db,
    sql`select distinct webhook_id as id from webhook_deliveries
      where ${isOpen} and ${isDueDelivery(at)} and ${isUnclaimed(at)}`,
  );
  for (const { id } of due) {
    if (running.has(id) || job.stopping()) continue;
    const drained = drain(job, id)
      .catch((error: unknown) => job.logger.error({ event: "webhook.fault", webhook: id, err: error }))
      .finally(() => running.delete(id));
    running.set(id, drained);
  }
  await buryLost(job);
}

async function drain(job: WebhookJob, webhookId: string): Promise<void> {
  while (!job.stopping()) {
    const delivery = await claim(job, webhookId);
    if (!delivery || !(await deliver(job, delivery))) return;
  }
}
