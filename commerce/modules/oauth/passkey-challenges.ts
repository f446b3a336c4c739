import { randomBytes } from "node:crypto";
import { and, eq, gt, isNull, lt, type SQL } from "drizzle-orm";
import { timeAfter } from "../../calendar";
import type { Database } from "../../database/connection";
import { passkeyChallenges } from "../passkeys/tables";

/** Minutes that somebody has to confirm with their passkey. */
export const CHALLENGE_MINUTES = 5;

/** Begins the id of a challenge; no email address begins so, because it has no at-sign. */
const PASSKEY_ID = "passkey-";

/** Whether the user name of a password grant is the id of a challenge. */
export const isPasskeyId = (username: string): boolean =>
  username.startsWith(PASSKEY_ID) && !username.includes("@");

export type Challenge = typeof passkeyChallenges.$inferSelect;

/** Where a passkey is used: an address of the shop, and its host (WebAuthn: RP ID). */
export interface PasskeyPlace {
  origin: string;
  rpId: string;
}

/** Writes down something new for a passkey to sign. @param customerId of who adds a passkey; null for a sign-in. */
export async function newChallenge(
  { db, now }: { db: Database; now: () => Date },
  { origin, rpId }: PasskeyPlace,
  customerId: string | null,
): Promise<{ id: string; challenge: string }> {
  const id = PASSKEY_ID + randomBytes(18).toString("base64url");
  const challenge = randomBytes(32).toString("base64url");
  await db.insert(passkeyChallenges).values({
    ...{ id, challenge, origin, rpId, customerId },
    expiresAt: timeAfter(now(), { minutes: CHALLENGE_MINUTES }),
  });
  return { id, challenge };
}

/**
 * Uses a challenge up, before what was signed is looked at. @returns undefined for one that was used, has expired, or is
 * for something else.
 */
export async function takeChallenge(
  db: Database,
  id: string,
  customerId: string | null,
  now: Date,
): Promise<Challenge | undefined> {
  const whose: SQL = customerId
    ? eq(passkeyChallenges.customerId, customerId)
    : isNull(passkeyChallenges.customerId);
  const [row] = await db
    .update(passkeyChallenges)
    .set({ usedAt: now })
    .where(
      and(
        eq(passkeyChallenges.id, id),
        whose,
        isNull(passkeyChallenges.usedAt),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning();
  return row;
}

/** Deletes challenges that have ended. */
export async function sweepChallenges(db: Database, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
}
