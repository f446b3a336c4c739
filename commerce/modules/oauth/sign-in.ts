import { and, eq } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { units } from "../organisation/tables";
import { users } from "../users/tables";
import type { User } from "../../http/principal";
import { clearAttempts, countAttempt, type Place } from "./attempts";
import { hashPassword, isCheaper, passwordMatches, pretendToMatch } from "./passwords";

export type SignIn =
  | { customerId: string }
  | { refused: "Bad credentials" | "User is disabled" }
  /** Seconds. */
  | { wait: number };

interface Circumstances {
  db: Database;
  now: Date;
  /** Where the try comes from. */
  place: Place;
  /** N of scrypt; a hash that cost less is renewed. */
  passwordCost: number;
}

/**
 * Looks at a name and a password. Tries of one name are counted over all processes, by the place they come from
 * and over all strange places.
 * @param shown the e-mail address, in any case, and the password.
 */
export async function signIn(
  { db, now, place, passwordCost }: Circumstances,
  { username, password }: { username: string; password: string },
): Promise<SignIn> {
  const uid = username.replaceAll("\u0000", "").trim().toLowerCase();
  // A try without a name is nobody's, so nobody's tries are counted by it.
  if (uid === "") return { refused: "Bad credentials" };
  const wait = await countAttempt(db, uid, place, now);
  if (wait > 0) return { wait };
  const [found] = await db
    .select({ user: users, unitActive: units.active })
    .from(users)
    .leftJoin(units, eq(units.uid, users.unitUid))
    .where(eq(users.uid, uid));
  const user = found?.user;
  if (!user) await pretendToMatch(password, passwordCost);
  if (!user || !(await passwordMatches(password, user.passwordHash))) return { refused: "Bad credentials" };
  // A closed unit's people cannot order, so a token of theirs would be refused by the next call.
  if (!user.active || !found.unitActive) return { refused: "User is disabled" };
  await clearAttempts(db, uid, place);
  if (isCheaper(user.passwordHash, passwordCost)) await renewHash(db, user, password, passwordCost);
  return { customerId: user.customerId };
}

/** Only in the place of the hash that was compared: a password that was changed in between stays. */
async function renewHash(db: Database, user: User, password: string, cost: number): Promise<void> {
  const passwordHash = await hashPassword(password, cost);
  await db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.customerId, user.customerId), eq(users.passwordHash, user.passwordHash)));
}

/** Whether a person may still sign in; a refresh asks it too. */
export async function isActive(db: Database, customerId: string): Promise<boolean> {
  const [found] = await db
    .select({ user: users.active, unit: units.active })
    .from(users)
    .innerJoin(units, eq(units.uid, users.unitUid))
    .where(eq(users.customerId, customerId));
  return found !== undefined && found.user && found.unit;
}

/** "Too many attempts. Try again in 42 seconds", as the storefront reads it. */
export const waitText = (seconds: number) => `Too many attempts. Try again in ${seconds} seconds`;
