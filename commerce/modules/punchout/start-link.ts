import { createHmac, randomBytes } from "node:crypto";
import { and, eq, gt, isNull, or } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { OccError } from "../../http/errors";
import { sidHash } from "../../http/punchout-sid";
import { carts } from "../carts/tables";
import { revokeFamily } from "../oauth";
import { punchoutSessions } from "./tables";
import { familyOf, gone, VISIT_MINUTES } from "./visits";

/** Minutes that a start link is good for. The buyer's browser follows it at once. */
const LINK_MINUTES = 15;

const notThisLink = (reason: "used" | "late", message: string) =>
  new OccError(409, { type: "StartLinkError", message, reason });

/**
 * Opens the visit of a start link (docs/decisions/0056). Opening uses nothing up, so mail scanners, previews, reloads
 * and double clicks do no harm; the link's own sid stops working, and every opening has the same visit. Once a browser
 * uses the visit, the link opens it for that browser alone.
 * @param code the sid in the link. @param browser a hash of what the browser says of itself.
 * @returns the sid of the visit.
 * @throws OccError 404 for a visit that is unknown or over; 409 StartLinkError, `used` or `late`.
 */
export async function openLink(db: Database, code: string, browser: string, now: Date): Promise<string> {
  const hash = sidHash(code);
  const [visit] = await db
    .select()
    .from(punchoutSessions)
    .where(
      and(
        or(
          eq(punchoutSessions.startHash, hash),
          and(eq(punchoutSessions.sidHash, hash), isNull(punchoutSessions.startHash)),
        ),
        gt(punchoutSessions.expiresAt, now),
        isNull(punchoutSessions.endedAt),
      ),
    )
    .for("update");
  if (!visit) throw gone();
  if (visit.browser && visit.browser !== browser) {
    throw notThisLink("used", "This start link was used in another browser.");
  }
  const until = visit.expiresAt.getTime() - (VISIT_MINUTES - LINK_MINUTES) * 60_000;
  if (now.getTime() >= until) throw notThisLink("late", `A start link works for ${LINK_MINUTES} minutes.`);
  const salt = visit.startSalt ?? randomBytes(24).toString("base64url");
  const sid = createHmac("sha256", code).update(salt).digest("base64url");
  if (!visit.startSalt) {
    await db
      .update(punchoutSessions)
      .set({ sidHash: sidHash(sid), startHash: hash, startSalt: salt })
      .where(eq(punchoutSessions.sidHash, hash));
    await db
      .update(carts)
      .set({ punchoutSid: sidHash(sid) })
      .where(eq(carts.punchoutSid, hash));
    await revokeFamily(db, familyOf(hash), now);
  }
  return sid;
}

/** Notes the browser that uses a visit; the first one stays. Others than people post no forms. */
export async function claimVisit(db: Database, sid: string, browser: string): Promise<void> {
  await db
    .update(punchoutSessions)
    .set({ browser })
    .where(and(eq(punchoutSessions.sidHash, sidHash(sid)), isNull(punchoutSessions.browser)));
}
