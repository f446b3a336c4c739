import { eq, inArray, lt, sql } from "drizzle-orm";
import { timeBefore } from "../../calendar";
import { rowsOf, type Database } from "../../database/connection";
import { KEPT_DAYS } from "../../database/kept";
import { signInAttempts } from "./tables";
import { hashOf } from "./tokens";

/**
 * The most sign-in attempts for one account in a minute, over all processes: from one origin, and from all
 * unknown origins together.
 */
const ATTEMPTS_OF_PLACE = 10;
const ATTEMPTS_OF_STRANGERS = 100;
const WINDOW_SECONDS = 60;
/** Clocks of several machines may differ by so many seconds. */
const CLOCKS_DIFFER_SECONDS = 5;

/**
 * The origin of an attempt: a browser in which this account signed in before, or an address. Attempts from
 * one origin do not block another. A guesser with many addresses can block other unknown addresses, but never
 * a known browser.
 */
export interface Place {
  kind: "device" | "address";
  id: string;
}

/**
 * Reads the origin that a client sends: `device …` or `address …`. Anything else counts as one unknown
 * address.
 */
export function placeOf(said: string | undefined): Place {
  const [, kind, id] = /^(device|address) ([\w.:/-]{1,100})$/.exec(said ?? "") ?? [];
  return kind === "device" ? { kind, id: id! } : { kind: "address", id: id ?? "" };
}

/** People may type a password into the wrong field, so names are stored as hashes, and addresses too. */
const strangersOf = (name: string) => hashOf(`sign-in ${name}`);
/** Begins with that of the account, so that all of one account can be found. */
const keyOf = (name: string, { kind, id }: Place) =>
  `${strangersOf(name)} ${hashOf(`sign-in ${kind} ${id} ${name}`)}`;

const secondsAgo = (now: Date, seconds: number) => timeBefore(now, { seconds });

/** How often something may be sent to one name: once in half a minute, five times in an hour. */
export const RESEND_SECONDS = 30;
const SENDS_IN_HOUR = 5;

/**
 * Counts something that is sent to a person who is not signed in, by the name that was typed, known or not.
 * @returns seconds to wait; 0 if it may be sent.
 */
export async function countSend(db: Database, what: string, name: string, now: Date): Promise<number> {
  const key = hashOf(`send ${what} ${name}`);
  const wait = await count(db, key, 1, now, RESEND_SECONDS);
  return wait > 0 ? wait : count(db, `${key} hour`, SENDS_IN_HOUR, now, 3600);
}

/**
 * Counts something that is sent to a person, by whichever of their names it was asked for.
 * @returns seconds to wait; 0 if it may be sent.
 */
export const countPerson = (db: Database, what: string, customerId: string, now: Date): Promise<number> =>
  count(db, hashOf(`send ${what} to ${customerId}`), SENDS_IN_HOUR, now, 3600);

/** How many wrong codes a person may have in a day, over all codes that were sent to them. */
const WRONG_CODES_IN_DAY = 25;
const DAY_SECONDS = 86_400;
const wrongCodesOf = (customerId: string) => hashOf(`wrong codes of ${customerId}`);

/** Counts a code before it is compared. @returns seconds until another one is compared; 0 if this one is. */
export const countCode = (db: Database, customerId: string, now: Date): Promise<number> =>
  count(db, wrongCodesOf(customerId), WRONG_CODES_IN_DAY, now, DAY_SECONDS);

/** The right code was no guess. */
export async function clearCodes(db: Database, customerId: string): Promise<void> {
  await db.delete(signInAttempts).where(eq(signInAttempts.nameHash, wrongCodesOf(customerId)));
}

/** How many wrong digits of an employee ID may be typed in a day, over all links that were sent to a person. */
const WRONG_DIGITS_IN_DAY = 10;
const wrongDigitsOf = (customerId: string) => hashOf(`wrong digits of ${customerId}`);

/** Counts digits before they are compared. @returns seconds until others are compared; 0 if these are. */
export const countDigits = (db: Database, customerId: string, now: Date): Promise<number> =>
  count(db, wrongDigitsOf(customerId), WRONG_DIGITS_IN_DAY, now, DAY_SECONDS);

/** The right digits were no guess. */
export async function clearDigits(db: Database, customerId: string): Promise<void> {
  await db.delete(signInAttempts).where(eq(signInAttempts.nameHash, wrongDigitsOf(customerId)));
}

/**
 * Counts one attempt in one statement. The minute starts with the first attempt. @returns seconds to wait, or
 * 0.
 */
async function count(
  db: Database,
  key: string,
  most: number,
  now: Date,
  windowSeconds = WINDOW_SECONDS,
): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { since } = signInAttempts;
  // What was counted by a clock that was ahead counts as nothing, or it would last for as long as that was ahead.
  const over = sql`(${since} <= ${secondsAgo(now, windowSeconds).toISOString()}::timestamptz
    or ${since} > ${secondsAgo(now, -CLOCKS_DIFFER_SECONDS).toISOString()}::timestamptz)`;
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
  const until = new Date(row.since).getTime() + windowSeconds * 1000;
  return Math.max(1, Math.ceil((until - now.getTime()) / 1000));
}

/**
 * Counts a sign-in attempt before its password is checked, so that parallel guesses at several processes are
 * all counted.
 * @returns seconds to wait; 0 if this attempt is allowed.
 */
export async function countAttempt(db: Database, name: string, place: Place, now: Date): Promise<number> {
  const wait = await count(db, keyOf(name, place), ATTEMPTS_OF_PLACE, now);
  // An attempt that its own origin's limit refuses does not count for all origins.
  if (wait > 0 || place.kind === "device") return wait;
  return count(db, strangersOf(name), ATTEMPTS_OF_STRANGERS, now);
}

/**
 * A successful sign-in is not a guess: the count of its origin is reset, and it is removed from the count of
 * unknown origins.
 */
export async function clearAttempts(db: Database, name: string, place: Place): Promise<void> {
  await db.delete(signInAttempts).where(eq(signInAttempts.nameHash, keyOf(name, place)));
  if (place.kind === "device") return;
  await db
    .update(signInAttempts)
    .set({ attempts: sql`greatest(${signInAttempts.attempts} - 1, 0)` })
    .where(eq(signInAttempts.nameHash, strangersOf(name)));
}

/** Deletes old counts. */
export async function sweepAttempts(db: Database, now: Date): Promise<void> {
  await db
    .delete(signInAttempts)
    .where(lt(signInAttempts.since, timeBefore(now, { days: KEPT_DAYS["sweep-attempts"].counted })));
}

/** Forgets all that was guessed for a person, by each of their names and from everywhere, and their wrong codes. */
export async function forgetGuesses(
  db: Database,
  {
    customerId,
    uid,
    mobile,
    wearerId,
  }: { customerId: string; uid: string; mobile: string | null; wearerId: string },
): Promise<void> {
  const names = [customerId, uid, mobile, wearerId].filter((name) => name !== null && name !== "");
  await db
    .delete(signInAttempts)
    .where(
      inArray(sql`split_part(${signInAttempts.nameHash}, ' ', 1)`, [
        ...names.map((name) => strangersOf(name!)),
        wrongCodesOf(customerId),
        wrongDigitsOf(customerId),
      ]),
    );
}
