import { lt, sql } from "drizzle-orm";
import { timeBefore } from "../../calendar";
import { type Database, rowsOf } from "../../database/connection";
import { invalid, notFound } from "../../http/errors";
import { hashOf } from "../oauth";
import { approvalLinks, mailDecisions } from "./tables";
import { KEPT_DAYS } from "../../database/kept";
import { decidedAlready, type WaitingCall } from "./waiting";

/** Deletes the keys of links that nobody follows any more, of both kinds. */
export async function sweepLinks(db: Database, now: Date): Promise<void> {
  const before = timeBefore(now, { days: KEPT_DAYS["sweep-approval-links"].expired });
  await db.delete(approvalLinks).where(lt(approvalLinks.expiresAt, before));
  await db.delete(mailDecisions).where(lt(mailDecisions.expiresAt, before));
}

/**
 * The order of a link that the caller got by mail. It changes nothing, however often it is opened, and gives no right
 * that the caller does not have without it.
 * @throws OccError 404 for another person's link and for none, 409 with who decided and when, 400 after its time.
 */
export async function followLink(call: WaitingCall, key: string) {
  const [link] = await rowsOf<{ code: string; status: string; expires_at: string }>(
    call.db,
    sql`select l.order_code as code, o.status, l.expires_at
      from approval_links l join orders o on o.code = l.order_code
      where l.key_hash = ${hashOf(key)} and l.sent_to = ${call.about.user.customerId}`,
  );
  if (!link) throw notFound("This link is not yours, or it is not complete.", { subject: "key" });
  if (link.status !== "PENDING_APPROVAL") throw await decidedAlready(call, link.code);
  if (new Date(link.expires_at) <= call.now())
    throw invalid(
      "key",
      "This link has expired. If the order still waits for you, it is in the list.",
      "expired",
    );
  return { code: link.code };
}
