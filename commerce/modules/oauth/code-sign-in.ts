import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { plainText } from "../../http/plain-text";
import { accessRequests } from "../access/tables";
import { isActive } from "./sign-in";
import { clearCodes, countAttempt, countCode, type Place } from "./attempts";
import { hashOf } from "./tokens";

/** Begins the id of a code; no email address begins so, because it has no at-sign. */
export const CODE_ID = "otp-";
const MOST_TRIES = 5;

/** Whether the user name of a password grant is the id of a code (contract §2). */
export const isCodeId = (username: string): boolean =>
  username.startsWith(CODE_ID) && !username.includes("@");

/** A code is hashed with its id, because codes are short and not unique. */
export const codeHashOf = (id: string, code: string): string => hashOf(`${id} ${code}`);

const GONE = "This code no longer works. Ask for a new one";

/**
 * Checks a verification code. It works once and allows five tries, counted before they are compared. Codes that were
 * asked for by people whom nobody knows take the same tries and give the same answers.
 */
export async function signInByCode(
  db: Database,
  shown: { id: string; code: string; place: Place },
  now: Date,
): Promise<{ customerId: string } | { refused: string } | { wait: number }> {
  const { id, place } = shown;
  const code = plainText(shown.code).replace(/\s/g, "");
  // What cannot be a code is a slip and no guess.
  if (!/^\d{6}$/.test(code)) return { refused: "A code has six digits" };
  const wait = await countAttempt(db, id, place, now);
  if (wait > 0) return { wait };
  const mine = eq(accessRequests.id, id);
  const [row] = await db
    .update(accessRequests)
    .set({ attempts: sql`${accessRequests.attempts} + 1` })
    .where(
      and(
        mine,
        eq(accessRequests.purpose, "LOGIN"),
        isNull(accessRequests.usedAt),
        gt(accessRequests.expiresAt, now),
        lt(accessRequests.attempts, MOST_TRIES),
      ),
    )
    .returning();
  if (!row) return { refused: GONE };
  const again = row.customerId ? await countCode(db, row.customerId, now) : 0;
  if (again > 0) return { wait: again };
  if (!row.customerId || row.secretHash !== codeHashOf(id, code)) return { refused: leftWords(row.attempts) };
  const used = await db
    .update(accessRequests)
    .set({ usedAt: now })
    .where(and(mine, isNull(accessRequests.usedAt)))
    .returning({ id: accessRequests.id });
  if (used.length === 0) return { refused: GONE };
  await clearCodes(db, row.customerId);
  if (!(await isActive(db, row.customerId))) return { refused: "User is disabled" };
  return { customerId: row.customerId };
}

function leftWords(tried: number): string {
  const left = MOST_TRIES - tried;
  if (left === 0) return `That code does not match. ${GONE}`;
  return `That code does not match. You have ${left} ${left === 1 ? "try" : "tries"} left`;
}
