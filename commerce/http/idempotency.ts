import { and, eq, lt } from "drizzle-orm";
import { timeBefore } from "../calendar";
import type { Database } from "../database/connection";
import { idempotencyKeys } from "../modules/sites/tables";
import { KEPT_DAYS } from "../database/kept";
import { OccError } from "./errors";

/** Deletes answers that have expired. */
export async function sweepAnswers(db: Database, now: Date): Promise<void> {
  const since = timeBefore(now, { days: KEPT_DAYS["sweep-answers"].stored });
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, since));
}

/** Whether a key has a stored answer, so that the same request would get it again. */
export const wasAnswered = async (db: Database, scope: string, key: string): Promise<boolean> =>
  (await db.$count(idempotencyKeys, and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)))) > 0;

/**
 * Runs a write in one transaction; with a key, at most once for that scope and key. A second request with the
 * key waits for the first one on the key's row and gets the stored answer. An error rolls the key back too,
 * so that the request can be sent again.
 */
export async function onceOnly<T>(
  db: Database,
  scope: string,
  key: string | undefined,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  if (!key) return db.transaction((tx) => work(tx as unknown as Database));
  if (!/^[\w-]{8,80}$/.test(key)) {
    throw new OccError(400, {
      type: "ValidationError",
      message: "Idempotency-Key is not valid",
      subject: "Idempotency-Key",
    });
  }
  return db.transaction(async (transaction) => {
    const tx = transaction as unknown as Database;
    const claimed = await tx
      .insert(idempotencyKeys)
      .values({ scope, key })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    const row = and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));
    if (claimed.length === 0) {
      const [stored] = await tx.select().from(idempotencyKeys).where(row);
      return (stored?.answer ?? undefined) as T;
    }
    const answer = await work(tx);
    await tx
      .update(idempotencyKeys)
      .set({ answer: answer ?? null })
      .where(row);
    return answer;
  });
}
