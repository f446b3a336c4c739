import { and, eq, isNull, or } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { hashOf, revokeFamily } from "../oauth";
import { type LoggedOut, LogoutRefused } from "./logout-token";
import { ssoLogouts, ssoSignIns } from "./tables";

/**
 * Ends the sign-ins that a provider says are over, with all their tokens: those of a session, or all of an account. Where
 * the provider named no session at the sign-in, its account decides.
 * @returns how many there were; none is no error, because people sign out of the shop first.
 * @throws LogoutRefused for a token that was used before.
 */
export async function endSignIns(
  db: Database,
  providerId: string,
  { jti, subject, sid, issuedAt }: LoggedOut,
  now: Date,
): Promise<number> {
  const jtiHash = hashOf(jti);
  return db.transaction(async (tx) => {
    const [first] = await tx
      .insert(ssoLogouts)
      .values({ providerId, jtiHash, subject, sid, issuedAt, receivedAt: now })
      .onConflictDoNothing()
      .returning();
    if (!first) throw new LogoutRefused("This token was used before");
    const ofAccount = subject === null ? undefined : eq(ssoSignIns.subject, subject);
    const ofSession = sid === null ? undefined : eq(ssoSignIns.sid, sid);
    const sessionless = ofAccount && ofSession ? or(ofSession, isNull(ssoSignIns.sid)) : ofSession;
    const ended = await tx
      .update(ssoSignIns)
      .set({ endedAt: now })
      .where(and(eq(ssoSignIns.providerId, providerId), isNull(ssoSignIns.endedAt), ofAccount, sessionless))
      .returning({ family: ssoSignIns.family });
    for (const { family } of ended) if (family) await revokeFamily(tx, family, now);
    return ended.length;
  });
}
