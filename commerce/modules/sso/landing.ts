import { randomBytes } from "node:crypto";
import { and, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import { timeAfter, timeBefore } from "../../calendar";
import type { Database } from "../../database/connection";
import { hashOf } from "../oauth";
import { KEPT_DAYS } from "../../database/kept";
import type { Identity } from "./relying-party";
import { ssoLogouts, ssoSignIns } from "./tables";

/** Seconds that a landing token works. */
const SECONDS = 60;

type Confirmed = Pick<Identity, "subject" | "sid" | "issuedAt" | "idToken"> & {
  providerId: string;
  customerId: string;
  challenge: string;
};

/** The token of a landing (spec 000 §2: `SSO-Redirection?access_token`). It works once, for one minute. */
export async function landingToken(db: Database, confirmed: Confirmed, now: Date): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = timeAfter(now, { seconds: SECONDS });
  await db.insert(ssoSignIns).values({ ...confirmed, tokenHash: hashOf(token), expiresAt });
  return token;
}

/** A logout of the provider that came while somebody was still on the way here from it. */
const loggedOutMeanwhile = sql`exists (select 1 from ${ssoLogouts} l
  where l.provider_id = ${ssoSignIns.providerId} and (l.subject is null or l.subject = ${ssoSignIns.subject})
    and (l.sid = ${ssoSignIns.sid} or l.sid is null and l.issued_at >= ${ssoSignIns.issuedAt}))`;

/**
 * Uses up a landing token. It needs the verifier that stayed in the session of the browser that started the sign-in,
 * so a token that was read from an address is of no use, and nobody can be signed in as somebody else by a link.
 * In one transaction with its tokens, so that a logout of the provider finds both or prevents both.
 * @param family the family of the tokens that are issued for it.
 */
export async function redeemLanding(
  db: Database,
  { token, verifier, family }: { token: string; verifier: string; family: string },
  now: Date,
): Promise<string | undefined> {
  const [row] = await db
    .update(ssoSignIns)
    .set({ usedAt: now, family })
    .where(
      and(
        eq(ssoSignIns.tokenHash, hashOf(token)),
        isNull(ssoSignIns.usedAt),
        isNull(ssoSignIns.endedAt),
        gt(ssoSignIns.expiresAt, now),
        sql`not ${loggedOutMeanwhile}`,
      ),
    )
    .returning();
  return row && row.challenge === hashOf(verifier) ? row.customerId : undefined;
}

/** Deletes what was never used, what belongs to sign-ins that have ended, and logouts of yesterday. */
export async function sweepSignIns(db: Database, now: Date): Promise<void> {
  const before = timeBefore(now, { days: KEPT_DAYS["sweep-sign-ins"].ended });
  const live = sql`exists (select 1 from oauth_tokens t where t.family = ${ssoSignIns.family}
    and t.revoked_at is null and t.expires_at > ${now.toISOString()}::timestamptz)`;
  await db
    .delete(ssoSignIns)
    .where(and(lt(ssoSignIns.expiresAt, before), or(isNull(ssoSignIns.usedAt), sql`not ${live}`)));
  await db.delete(ssoLogouts).where(lt(ssoLogouts.receivedAt, before));
}
