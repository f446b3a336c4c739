import { lt, sql } from "drizzle-orm";
import { timeBefore } from "../../calendar";
import { rowsOf, type Database } from "../../database/connection";
import { releaseHolds } from "../entitlement";
import { KEPT_DAYS } from "../../database/kept";
import { punchoutSessions } from "./tables";

/** Days that a returned cart holds entitlement, while the buyer's system decides about it. */
export const HOLD_DAYS = KEPT_DAYS["sweep-visits"].holds;

/**
 * Cleans up visits that ended a day ago: releases the entitlement that their carts hold, because nobody can
 * reach those carts any more, and deletes the sessions. The carts are kept, because a purchase order for a
 * requisition may come weeks later; for a month they keep what they hold.
 */
export async function sweepVisits(db: Database, now: Date): Promise<void> {
  const ended = timeBefore(now, { days: KEPT_DAYS["sweep-visits"].ended });
  const returned = timeBefore(now, { days: HOLD_DAYS });
  await db.transaction(async (tx) => {
    const holding = await rowsOf<{ code: string }>(
      tx,
      sql`
      select code from (
        select c.code from carts c join punchout_sessions s on s.sid_hash = c.punchout_sid
        where s.expires_at < ${ended.toISOString()}::timestamptz
          and not exists (select from punchout_returns r where r.cart_code = c.code)
        union
        select cart_code from punchout_returns
        where returned_at < ${returned.toISOString()}::timestamptz and order_code is null) as over
      where exists (select from entitlement_movements m where m.cart_code = code)
      order by code`,
    );
    for (const { code } of holding) await releaseHolds(tx, code);
    await tx.delete(punchoutSessions).where(lt(punchoutSessions.expiresAt, ended));
  });
}
