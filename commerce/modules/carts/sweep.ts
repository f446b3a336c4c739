import { inArray, sql } from "drizzle-orm";
import { timeBefore } from "../../calendar";
import { rowsOf, type Database } from "../../database/connection";
import { releaseHolds } from "../entitlement";
import { hasKeptName } from "./saved/names";
import { carts } from "./tables";

/** Carts that one run deletes in one transaction. */
const MOST = 500;

/**
 * Deletes carts that nobody changed for so many days, and releases what they hold of packs. Saved carts and wish lists
 * stay, and so do carts that went back to a buyer's system, because it may order them later. A scheduled job.
 */
export async function sweepCarts(db: Database, now: Date, days: number): Promise<void> {
  const before = timeBefore(now, { days });
  for (;;) {
    const swept = await db.transaction(async (tx) => {
      const old = await rowsOf<{ code: string; holds: boolean }>(
        tx,
        sql`select c.code, exists (select from entitlement_movements m where m.cart_code = c.code) as holds
          from carts c
          where c.updated_at < ${before.toISOString()}::timestamptz and c.saved_at is null
            and not ${hasKeptName(sql`c.name`)}
            and not exists (select from punchout_returns r where r.cart_code = c.code)
          order by c.code limit ${MOST} for update of c skip locked`,
      );
      for (const { code, holds } of old) if (holds) await releaseHolds(tx, code);
      if (old.length > 0)
        await tx.delete(carts).where(
          inArray(
            carts.code,
            old.map(({ code }) => code),
          ),
        );
      return old.length;
    });
    if (swept < MOST) return;
  }
}
