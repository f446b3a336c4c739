import { and, eq, gt, isNull, type SQL } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { notFound, OccError } from "../../http/errors";
import { VISIT_CLIENT } from "../../http/punchout-calls";
import { sidHash } from "../../http/punchout-sid";
import { findPerson, issueAccessToken, revokeFamily } from "../oauth";
import { punchoutSessions } from "./tables";

/**
 * Only this file decides whether a visit is active: until it expires or is ended. After that neither its sid
 * nor its tokens work (contract §15).
 */
export type Visit = typeof punchoutSessions.$inferSelect;

/** Minutes that a visit lasts. A procurement session is rarely longer than a morning. */
export const VISIT_MINUTES = 240;

export const gone = () => notFound("no valid sid found");

/** The token family of a visit, so that its tokens end with it. */
export const familyOf = (hash: string) => `punch-out ${hash}`;

const isLive = (sid: string, now: Date): SQL | undefined =>
  and(
    eq(punchoutSessions.sidHash, sidHash(sid)),
    gt(punchoutSessions.expiresAt, now),
    isNull(punchoutSessions.endedAt),
  );

/** The most open visits of one account. Buyers of an organisation often share an account. */
const MOST_OPEN = 200;

/** @throws OccError 429 for an account with too many open visits. */
export async function admitVisit(db: Database, customerId: string, now: Date): Promise<void> {
  const open = and(
    eq(punchoutSessions.customerId, customerId),
    gt(punchoutSessions.expiresAt, now),
    isNull(punchoutSessions.endedAt),
  );
  if ((await db.$count(punchoutSessions, open)) < MOST_OPEN) return;
  throw new OccError(429, {
    type: "TooManySessionsError",
    message: `This account already has ${MOST_OPEN} open visits. End one of them, or try again later.`,
  });
}

/** Whole seconds until a visit's time is over. */
export const secondsLeft = ({ expiresAt }: Visit, now: Date): number =>
  Math.floor((expiresAt.getTime() - now.getTime()) / 1000);

/**
 * An active visit of a person who may still order.
 * @param held locks it, so that it cannot be ended during the transaction.
 * @throws OccError 404 for a sid that is unknown, expired or ended.
 */
export async function liveVisit(db: Database, sid: string, now: Date, held?: "held"): Promise<Visit> {
  const asked = db.select().from(punchoutSessions).where(isLive(sid, now));
  const [visit] = await (held ? asked.for("share") : asked);
  if (!visit) throw gone();
  const person = await findPerson(db, visit.customerId);
  if (!person?.user.active) throw gone();
  return visit;
}

/** An active visit with a new token. @throws OccError 404 as {@link liveVisit} does. */
export async function visitWithToken(db: Database, sid: string, now: Date) {
  return db.transaction(async (transaction) => {
    const tx = transaction as unknown as Database;
    const visit = await liveVisit(tx, sid, now, "held");
    const { customerId, sidHash: hash } = visit;
    const owner = { customerId, clientId: VISIT_CLIENT, family: familyOf(hash) };
    return { visit, token: await issueAccessToken(tx, owner, now, secondsLeft(visit, now)) };
  });
}

/** Saves the storefront's notes of a visit. @throws OccError 404 for a sid without an active visit. */
export async function noteState(db: Database, sid: string, now: Date, state: Visit["state"]): Promise<void> {
  const noted = await db
    .update(punchoutSessions)
    .set({ state })
    .where(isLive(sid, now))
    .returning({ sidHash: punchoutSessions.sidHash });
  if (noted.length === 0) throw gone();
}

/** Ends a visit and revokes its tokens. @throws OccError 404 for a sid without an active visit. */
export async function endVisit(db: Database, sid: string, now: Date): Promise<void> {
  const [ended] = await db
    .update(punchoutSessions)
    .set({ endedAt: now })
    .where(isLive(sid, now))
    .returning({ sidHash: punchoutSessions.sidHash });
  if (!ended) throw gone();
  await revokeFamily(db, familyOf(ended.sidHash), now);
}
