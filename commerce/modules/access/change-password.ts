import { eq } from "drizzle-orm";
import type { Call } from "../../http/call";
import { OccError, tooOften } from "../../http/errors";
import { clearAttempts, countAttempt, ownerOf, passwordMatches, revokeAllOf } from "../oauth";
import { users } from "../users/tables";
import { endRequests } from "./end-requests";
import { requirePassword } from "./password-rules";

type ChangeCall = Pick<Call, "db" | "now" | "about" | "principal">;

/**
 * Checks the old password, outside the transaction of the change, so that a wrong one stays counted.
 * @throws OccError 400 PasswordMismatchError, 429 after ten tries in a minute.
 */
export async function requireOldPassword({ db, now, about }: ChangeCall, old: string) {
  const { customerId, uid } = about.user;
  // A count of its own: who guesses in an open visit keeps nobody from signing in.
  const place = { kind: "device" as const, id: `password of ${customerId}` };
  const wait = await countAttempt(db, uid, place, now());
  if (wait > 0) throw tooOften(`Too many attempts. Try again in ${wait} seconds.`, wait);
  const [row] = await db.select().from(users).where(eq(users.customerId, customerId));
  if (!row || !(await passwordMatches(old, row.passwordHash))) {
    throw new OccError(400, {
      type: "PasswordMismatchError",
      message: "Old password incorrect.",
      reason: "invalid",
      subject: "old",
      subjectType: "parameter",
    });
  }
  await clearAttempts(db, uid, place);
}

/**
 * Sets a new password. Every other sign-in of the person ends, and every link and code; this one goes on.
 * @throws OccError 400 for a password against the rules.
 */
export async function changePassword(
  call: ChangeCall & Pick<Call, "hashPassword" | "header">,
  next: string,
): Promise<void> {
  requirePassword({ newPassword: next, confirmPassword: next });
  const { db, about, now } = call;
  const { customerId } = about.user;
  const passwordHash = await call.hashPassword(next);
  await db.update(users).set({ passwordHash }).where(eq(users.customerId, customerId));
  await endRequests(db, customerId, now());
  await revokeAllOf(db, customerId, now(), await ownFamily(call));
}

/** The family of the sign-in that makes a call. */
export async function ownFamily({ db, header }: Pick<Call, "db" | "header">): Promise<string | undefined> {
  const token = /^bearer (.+)$/i.exec(header("Authorization")?.trim() ?? "")?.[1] ?? "";
  return (await ownerOf(db, token))?.family;
}
