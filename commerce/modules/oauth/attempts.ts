import { eq, lt, sql } from "drizzle-orm";
import { rowsOf, type Database } from "../../database/connection";
import { signInAttempts } from "./tables";
import { hashOf } from "./tokens";

/** Sign-ins that one name may try within a minute, over all processes. */
const ATTEMPTS = 10;
const WINDOW_SECONDS = 60;

/** People type passwords into the wrong field, so a name is kept as a hash. */
const keyOf = (name: string) => hashOf(`sign-in ${name}`);

const secondsAgo = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000);

/**
 * Counts an attempt to sign in with a name before its password is looked at, in one statement, so that guesses
 * sent side by side to several processes are counted one after the other. A minute begins with its first
 * attempt.
 * @returns seconds to wait; 0 when this attempt may go on.
 */
export async function countAttempt(db: Database, name: string, now: Date): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const over = sql`sign_in_attempts.since <= ${secondsAgo(now, WINDOW_SECONDS).toISOString()}::timestamptz`;
  const [row] = await rowsOf<{ attempts: number; since: string }>(
    db,
    sql`
    insert into sign_in_attempts (name_hash, since, attempts) values (${keyOf(name)}, ${at}, 1)
    on conflict (name_hash) do update set
      attempts = case when ${over} then 1 else least(sign_in_attempts.attempts + 1, 1000) end,
      since = case when ${over} then ${at} else sign_in_attempts.since end
    returning attempts, since`,
  );
  if (!row || row.attempts <= ATTEMPTS) return 0;
  const until = new Date(row.since).getTime() + WINDOW_SECONDS * 1000;
  return Math.max(1, Math.ceil((until - now.getTime()) / 1000));
}

/** A sign-in that succeeded leaves no row behind. */
export async function clearAttempts(db: Database, name: string): Promise<void> {
  await db.delete(signInAttempts).where(eq(signInAttempts.nameHash, keyOf(name)));
}

/** Deletes counts whose minute is long over. */
export async function sweepAttempts(db: Database, now: Date): Promise<void> {
  await db.delete(signInAttempts).where(lt(signInAttempts.since, secondsAgo(now, 3600)));
}
