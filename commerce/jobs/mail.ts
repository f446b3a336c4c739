import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { and, eq, sql } from "drizzle-orm";
import type { Logger } from "pino";
import { rowsOf, type Database } from "../database/connection";
import { isUnreachable } from "../database/unreachable";
import { mailOutbox } from "../modules/mail/tables";
import type { OutboxMail, Post } from "./post";

/** Mails of one claim; they are sent side by side. */
const BATCH = 5;
/** Minutes that a claim lasts; a mail whose process ended is taken over after this. */
export const CLAIM_MINUTES = 5;
export const MAX_ATTEMPTS = 8;

/** Minutes to wait after an attempt, counted from 1: 1, 4, 16, 64, then hours, half a day at most. */
export const retryMinutes = (attempt: number): number => Math.min(720, 4 ** (attempt - 1));

export interface MailJob {
  db: Database;
  post: Post;
  now: () => Date;
  logger: Logger;
  /** Whether the shop is closing: nothing further is begun, and nothing is waited for. */
  stopping: () => boolean;
}

const minutesOn = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000);

/** Claims mails that are due and nobody else is sending; the attempt is counted now, not when it ends. */
async function claim({ db, now }: MailJob, by: string): Promise<OutboxMail[]> {
  const at = now();
  return db
    .update(mailOutbox)
    .set({
      claimedBy: by,
      claimedUntil: minutesOn(at, CLAIM_MINUTES),
      attempts: sql`${mailOutbox.attempts} + 1`,
    })
    .where(
      // An array is gathered once; the planner might run a plain subquery, and its lock, for every row.
      sql`${mailOutbox.id} = any(array(select id from mail_outbox
        where sent_at is null and dead_at is null and due_at <= ${at.toISOString()}::timestamptz
          and attempts < ${MAX_ATTEMPTS}
          and (claimed_until is null or claimed_until <= ${at.toISOString()}::timestamptz)
        order by due_at, id limit ${BATCH} for update skip locked))`,
    )
    .returning();
}

/** Only the claim that sent a mail may say so: a claim that ran out has been taken over. */
const mine = (mail: OutboxMail) => and(eq(mailOutbox.id, mail.id), eq(mailOutbox.claimedBy, mail.claimedBy!));

const free = { claimedBy: null, claimedUntil: null };

/** Milliseconds between two tries to note what became of a mail while the database is away. */
const NOTE_AGAIN_MS = 500;

/**
 * Notes what became of a mail. It has left the house, so a database that is away is waited for as long as the
 * claim lasts: giving up would send the mail twice.
 */
async function note(
  { db, now, stopping }: MailJob,
  mail: OutboxMail,
  values: Partial<typeof mailOutbox.$inferInsert>,
): Promise<void> {
  for (;;) {
    try {
      await db
        .update(mailOutbox)
        .set({ ...free, ...values })
        .where(mine(mail));
      return;
    } catch (error) {
      if (!isUnreachable(error) || stopping() || now() >= mail.claimedUntil!) throw error;
      await wait(NOTE_AGAIN_MS);
    }
  }
}

async function send(job: MailJob, mail: OutboxMail): Promise<void> {
  const { post, now, logger } = job;
  try {
    await post.deliver(mail);
  } catch (error) {
    const dead = mail.attempts >= MAX_ATTEMPTS;
    const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    const dueAt = minutesOn(now(), retryMinutes(mail.attempts));
    await note(job, mail, { lastError, dueAt, ...(dead ? { deadAt: now() } : {}) });
    const line = { mail: mail.id, about: mail.about, attempt: mail.attempts, reason: lastError };
    if (dead) logger.error({ event: "mail.dead", ...line });
    else logger.warn({ event: "mail.failed", ...line });
    return;
  }
  await note(job, mail, { sentAt: now(), lastError: null });
  logger.info({ event: "mail.sent", mail: mail.id, about: mail.about, attempt: mail.attempts });
}

/** A mail whose last attempt ended with its process is given up like one whose last attempt was refused. */
async function buryLost({ db, now, logger }: MailJob): Promise<void> {
  const at = now().toISOString();
  const lost = await rowsOf<{ id: string; about: string }>(
    db,
    sql`update mail_outbox set dead_at = ${at}::timestamptz, claimed_by = null, claimed_until = null,
      last_error = coalesce(last_error, 'The process ended while sending it')
    where sent_at is null and dead_at is null and attempts >= ${MAX_ATTEMPTS} and claimed_until <= ${at}::timestamptz
    returning id, about`,
  );
  for (const { id, about } of lost) logger.error({ event: "mail.dead", mail: id, about });
}

/**
 * Sends what is due, a few at a time, until nothing is or the shop is closing. One process sends a mail; if it
 * ends between sending and noting that, the mail is sent again after the claim ran out: at least once.
 */
export async function sendMails(job: MailJob): Promise<void> {
  while (!job.stopping()) {
    const claimed = await claim(job, randomUUID());
    if (claimed.length === 0) break;
    await Promise.all(claimed.map((mail) => send(job, mail)));
  }
  await buryLost(job);
}
