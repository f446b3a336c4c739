import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { and, eq, sql, type SQL } from "drizzle-orm";
import type { Logger } from "pino";
import { timeAfter } from "../calendar";
import { rowsOf, type Database } from "../database/connection";
import { isUnreachable } from "../database/unreachable";
import { contentsOf } from "../modules/files";
import { mailOutbox } from "../modules/mail/tables";
import { reasonOf, UNCLAIMED } from "./claims";
import { instantOf, isDue, isFree } from "./due";
import type { OutboxMail, Post } from "./post";

/** Mails of one claim, which are sent in parallel. */
const BATCH = 5;
/** Minutes that a claim lasts. After that, another process may take over the mail. */
const CLAIM_MINUTES = 5;
export const MAX_ATTEMPTS = 8;

const MOST_RETRY_MINUTES = 720;
/** Minutes to wait after an attempt (counted from 1): 1, 4, 16, 64, then hours, at most half a day. */
export const retryMinutes = (attempt: number): number => Math.min(MOST_RETRY_MINUTES, 4 ** (attempt - 1));
/** Whether a mail is to be sent now, by when it is due. */
export const isDueMail = (dueAt: SQL, at: SQL): SQL => isDue(dueAt, sql`${MOST_RETRY_MINUTES * 60}::int`, at);

export interface MailJob {
  db: Database;
  post: Post;
  now: () => Date;
  logger: Logger;
  /** Whether the shop is closing: no further work is started, and nothing is waited for. */
  stopping: () => boolean;
}

const minutesOn = (now: Date, minutes: number) => timeAfter(now, { minutes });

const isUnclaimed = (at: Date) => isFree(sql`claimed_until`, CLAIM_MINUTES * 60, instantOf(at));

/** Claims due mails that no other process is sending. The attempt is counted now, not when it ends. */
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
      // An array is evaluated once; the planner might run a plain subquery, with its lock, for every row.
      sql`${mailOutbox.id} = any(array(select id from mail_outbox
        where sent_at is null and dead_at is null and ${isDueMail(sql`due_at`, instantOf(at))}
          and attempts < ${MAX_ATTEMPTS} and ${isUnclaimed(at)}
        order by due_at, id limit ${BATCH} for update skip locked))`,
    )
    .returning();
}

/** Only the claim that sent a mail may mark it as sent, because an expired claim was taken over. */
const mine = (mail: OutboxMail) => and(eq(mailOutbox.id, mail.id), eq(mailOutbox.claimedBy, mail.claimedBy!));

/** Milliseconds between attempts to record the result of a mail while the database is unavailable. */
const NOTE_AGAIN_MS = 500;

/**
 * Records the result of a mail. It has been sent, so this waits for an unavailable database as long as the
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
        .set({ ...UNCLAIMED, ...values })
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
    await post.deliver(mail, mail.filesOf ? await contentsOf(job.db, mail.filesOf) : []);
  } catch (error) {
    const dead = mail.attempts >= MAX_ATTEMPTS;
    const lastError = reasonOf(error);
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

/** A mail whose process ended during the last attempt is given up, like one whose last attempt failed. */
async function buryLost({ db, now, logger }: MailJob): Promise<void> {
  const at = now();
  const lost = await rowsOf<{ id: string; about: string }>(
    db,
    sql`update mail_outbox set dead_at = ${instantOf(at)}, claimed_by = null, claimed_until = null,
      last_error = coalesce(last_error, 'The process ended while sending it')
    where sent_at is null and dead_at is null and attempts >= ${MAX_ATTEMPTS} and claimed_until is not null
      and ${isUnclaimed(at)}
    returning id, about`,
  );
  for (const { id, about } of lost) logger.error({ event: "mail.dead", mail: id, about });
}

/**
 * Sends due mails in batches until none is left or the shop is closing. Delivery is at least once: if a
 * process ends after sending a mail and before recording it, the mail is sent again when the claim expires.
 */
export async function sendMails(job: MailJob): Promise<void> {
  while (!job.stopping()) {
    const claimed = await claim(job, randomUUID());
    if (claimed.length === 0) break;
    await Promise.all(claimed.map((mail) => send(job, mail)));
  }
  await buryLost(job);
}
