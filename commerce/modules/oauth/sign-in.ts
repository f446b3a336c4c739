import { eq } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { units } from "../organisation/tables";
import { users } from "../users/tables";
import { clearAttempts, countAttempt } from "./attempts";
import { passwordMatches, pretendToMatch } from "./passwords";

export type SignIn =
  | { customerId: string }
  | { refused: "Bad credentials" | "User is disabled" }
  /** Seconds. */
  | { wait: number };

/**
 * Looks at a name and a password. Tries of one name are counted over all processes, whoever makes them.
 * @param username e-mail address, in any case.
 */
export async function signIn(db: Database, username: string, password: string, now: Date): Promise<SignIn> {
  const uid = username.replaceAll("\u0000", "").trim().toLowerCase();
  // A try without a name is nobody's, so nobody's tries are counted by it.
  if (uid === "") return { refused: "Bad credentials" };
  const wait = await countAttempt(db, uid, now);
  if (wait > 0) return { wait };
  const [found] = await db
    .select({ user: users, unitActive: units.active })
    .from(users)
    .leftJoin(units, eq(units.uid, users.unitUid))
    .where(eq(users.uid, uid));
  const user = found?.user;
  if (!user) await pretendToMatch(password);
  if (!user || !(await passwordMatches(password, user.passwordHash))) return { refused: "Bad credentials" };
  // A closed unit's people cannot order, so a token of theirs would be refused by the next call.
  if (!user.active || !found.unitActive) return { refused: "User is disabled" };
  await clearAttempts(db, uid);
  return { customerId: user.customerId };
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
