import { eq, lt, sql } from "drizzle-orm";
import { rowsOf, type Database } from "../../database/connection";
import { signInAttempts } from "./tables";
import { hashOf } from "./tokens";

/** Sign-ins within a minute, over all processes: of one account from one place, and from all strange places together. */
const ATTEMPTS_OF_PLACE = 10;
const ATTEMPTS_OF_STRANGERS = 100;
const WINDOW_SECONDS = 60;

/**
 * Where a try comes from: a browser in which this account signed in before, or an address. What a guesser does at
 * one place holds nobody back at another; only a guesser with many addresses holds back strangers, and never a
 * browser that is known.
 */
export interface Place {
  kind: "device" | "address";
  id: string;
}

/** Reads what a client says of its visitor: `device …` or `address …`; anything else is one unknown address. */
export function placeOf(said: string | undefined): Place {
  const [, kind, id] = /^(device|address) ([\w.:/-]{1,100})$/.exec(said ?? "") ?? [];
  return kind === "device" ? { kind, id: id! } : { kind: "address", id: id ?? "" };
}

/** People type passwords into the wrong field, so a name is kept as a hash; so are addresses. */
const strangersOf = (name: string) => hashOf(`sign-in ${name}`);
const keyOf = (name: string, { kind, id }: Place) => hashOf(`sign-in ${kind} ${id} ${name}`);

const secondsAgo = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000);

/** Counts one try in one statement. A minute begins with its first try. @returns seconds to wait, or 0. */
async function count(db: Database, key: string, most: number, now: Date): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const over = sql`sign_in_attempts.since <= ${secondsAgo(now, WINDOW_SECONDS).toISOString()}::timestamptz`;
  const [row] = await rowsOf<{ attempts: number; since: string }>(
    db,
    sql`
    insert into sign_in_attempts (name_hash, since, attempts) values (${key}, ${at}, 1)
    on conflict (name_hash) do update set
      attempts = case when ${over} then 1 else least(sign_in_attempts.attempts + 1, 1000) end,
      since = case when ${over} then ${at} else sign_in_attempts.since end
    returning attempts, since`,
  );
  if (!row || row.attempts <= most) return 0;
  const until = new Date(row.since).getTime() + WINDOW_SECONDS * 1000;
  return Math.max(1, Math.ceil((until - now.getTime()) / 1000));
}

/**
 * Counts an attempt to sign in with a name before its password is looked at, so that guesses sent side by side to
 * several processes are counted one after the other.
 * @returns seconds to wait; 0 when this attempt may go on.
 */
export async function countAttempt(db: Database, name: string, place: Place, now: Date): Promise<number> {
  const wait = await count(db, keyOf(name, place), ATTEMPTS_OF_PLACE, now);
  // What its own place refuses never reaches the count of all places.
  if (wait > 0 || place.kind === "device") return wait;
  return count(db, strangersOf(name), ATTEMPTS_OF_STRANGERS, now);
}

/** A sign-in that succeeded is no guess: its place starts anew, and the count of strangers is as it was before it. */
export async function clearAttempts(db: Database, name: string, place: Place): Promise<void> {
  await db.delete(signInAttempts).where(eq(signInAttempts.nameHash, keyOf(name, place)));
  if (place.kind === "device") return;
  await db
    .update(signInAttempts)
    .set({ attempts: sql`greatest(${signInAttempts.attempts} - 1, 0)` })
    .where(eq(signInAttempts.nameHash, strangersOf(name)));
}

/** Deletes counts whose minute is long over. */
export async function sweepAttempts(db: Database, now: Date): Promise<void> {
  await db.delete(signInAttempts).where(lt(signInAttempts.since, secondsAgo(now, 3600)));
}
