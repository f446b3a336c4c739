import { lt, sql } from "drizzle-orm";
import { rowsOf, type Database } from "../../database/connection";
import { releaseHolds } from "../packs";
import { punchoutSessions } from "./tables";

/** Hours after its end in which a visit can still be explained to its buyer. */
const KEEP_HOURS = 24;

/**
 * Clears up after visits that ended a day ago: what their carts held of an entitlement is released, since
 * nobody can reach such a cart any more, and the sessions are deleted. The carts stay: a purchase order for a
 * requisition may come weeks later.
 */
export async function sweepVisits(db: Database, now: Date): Promise<void> {
  const ended = new Date(now.getTime() - KEEP_HOURS * 3_600_000);
  await db.transaction(async (tx) => {
    const holding = await rowsOf<{ code: string }>(
      tx,
      sql`
      select c.code from carts c join punchout_sessions s on s.sid_hash = c.punchout_sid
      where s.expires_at < ${ended.toISOString()}::timestamptz and exists (
        select 1 from entitlement_movements m where m.cart_code = c.code)
      order by c.code`,
    );
    for (const { code } of holding) await releaseHolds(tx, code);
    await tx.delete(punchoutSessions).where(lt(punchoutSessions.expiresAt, ended));
  });
}
