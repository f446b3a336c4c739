import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { mailOutbox } from "./tables";

/** Mails and text messages that were given up after their last attempt, oldest first. */
export const givenUpMails = (db: Database) =>
  db
    .select({
      id: mailOutbox.id,
      createdAt: mailOutbox.createdAt,
      toAddress: mailOutbox.toAddress,
      subject: mailOutbox.subject,
      attempts: mailOutbox.attempts,
      lastError: mailOutbox.lastError,
    })
    .from(mailOutbox)
    .where(isNotNull(mailOutbox.deadAt))
    .orderBy(asc(mailOutbox.createdAt), asc(mailOutbox.id));

/** How many wait to be sent, and since when the oldest is due. */
export async function waitingMails(db: Database): Promise<{ count: number; since: Date | null }> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int`, since: sql<string | null>`min(${mailOutbox.dueAt})` })
    .from(mailOutbox)
    .where(and(isNull(mailOutbox.sentAt), isNull(mailOutbox.deadAt)));
  return { count: row!.count, since: row!.since === null ? null : new Date(row!.since) };
}

/** Sends a mail that was given up again, or all of them. @returns how many are due now. */
export async function sendAgain(db: Database, id: string | undefined, now: Date): Promise<number> {
  const rows = await db
    .update(mailOutbox)
    .set({ deadAt: null, attempts: 0, dueAt: now })
    .where(and(isNotNull(mailOutbox.deadAt), id === undefined ? undefined : eq(mailOutbox.id, id)))
    .returning({ id: mailOutbox.id });
  return rows.length;
}
