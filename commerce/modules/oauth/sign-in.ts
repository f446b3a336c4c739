import { and, arrayContains, eq, or } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { plainEmail } from "../../http/contact";
import { units } from "../organisation/tables";
import { users } from "../users/tables";
import type { User } from "../../http/principal";
import { clearAttempts, countAttempt, type Place } from "./attempts";
import { BUSY_SECONDS, isQuiet, withPlace } from "./password-queue";
import { hashPassword, isCheaper, passwordMatches, pretendToMatch } from "./passwords";

export type SignIn =
  | { customerId: string }
  | { refused: "Bad credentials" | "User is disabled" }
  /** Seconds. */
  | { wait: number }
  /** So many people sign in at once that this one would wait for long. Nothing was compared or counted. */
  | { busy: true };

interface Circumstances {
  db: Database;
  now: Date;
  /** The origin of the attempt. */
  place: Place;
  /** N of scrypt; a weaker hash is renewed. */
  passwordCost: number;
}

/**
 * Checks a name and a password. Attempts for one name are limited over all processes, by origin and over all
 * unknown origins. @param shown the email address, in any case, and the password.
 */
export async function signIn(
  circumstances: Circumstances,
  { username, password }: { username: string; password: string },
): Promise<SignIn> {
  const uid = plainEmail(username);
  // An attempt without a name counts for no account.
  if (uid === "") return { refused: "Bad credentials" };
  return (await withPlace(() => compare(circumstances, uid, password))) ?? { busy: true };
}

/** Agents of assisted service sign in with their id too (spec 002 §4.6). */
const agents = arrayContains(users.groups, ["asagentgroup"]);

async function compare(
  { db, now, place, passwordCost }: Circumstances,
  uid: string,
  password: string,
): Promise<SignIn> {
  const wait = await countAttempt(db, uid, place, now);
  if (wait > 0) return { wait };
  const [found] = await db
    .select({ user: users, unitActive: units.active })
    .from(users)
    .leftJoin(units, eq(units.uid, users.unitUid))
    .where(or(eq(users.uid, uid), and(eq(users.customerId, uid.toUpperCase()), agents)));
  const user = found?.user;
  if (!user) await pretendToMatch(password, passwordCost);
  if (!user || !(await passwordMatches(password, user.passwordHash))) return { refused: "Bad credentials" };
  // People of a closed unit cannot order, so the next call would refuse their token.
  if (!user.active || !found.unitActive) return { refused: "User is disabled" };
  await clearAttempts(db, uid, place);
  // A weaker hash stays for a later sign-in while others wait: a new one takes as long as many of its kind.
  if (isCheaper(user.passwordHash, passwordCost) && isQuiet())
    await renewHash(db, user, password, passwordCost);
  return { customerId: user.customerId };
}

/** Replaces only the hash that was compared, so that a password that was changed meanwhile stays. */
async function renewHash(db: Database, user: User, password: string, cost: number): Promise<void> {
  const passwordHash = await hashPassword(password, cost);
  await db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.customerId, user.customerId), eq(users.passwordHash, user.passwordHash)));
}

/** Whether a person may still sign in. Also checked at a refresh. */
export async function isActive(db: Database, customerId: string): Promise<boolean> {
  const [found] = await db
    .select({ user: users.active, unit: units.active })
    .from(users)
    .innerJoin(units, eq(units.uid, users.unitUid))
    .where(eq(users.customerId, customerId));
  return found !== undefined && found.user && found.unit;
}

/** Said to whom there is no place, in the format that the storefront parses. */
export const BUSY_TEXT = `Many people are signing in at the moment. Please try again in ${BUSY_SECONDS} seconds`;

/** "Too many attempts. Try again in 42 seconds", in the format that the storefront parses. */
export const waitText = (seconds: number) => `Too many attempts. Try again in ${seconds} seconds`;
