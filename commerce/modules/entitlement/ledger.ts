import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { rowsOf, type Database } from "../../database/connection";
import type { Measure } from "./measures";
import { allocations, entitlementMovements } from "./tables";

export interface Hold {
  measure: Measure;
  bundleId: string | null;
  amount: number;
}

/**
 * Locks packs of a person, in all their periods, until the transaction ends, so that two requests never both use the
 * same entitlement. Read the packs after this.
 */
export async function lockPacks(db: Database, customerId: string, packIds: string[]): Promise<void> {
  await db
    .select({ id: allocations.id })
    .from(allocations)
    .where(and(eq(allocations.customerId, customerId), inArray(allocations.packId, packIds)))
    .orderBy(asc(allocations.id))
    .for("update");
}

export const lockPack = (db: Database, customerId: string, packId: string): Promise<void> =>
  lockPacks(db, customerId, [packId]);

/**
 * Releases what a cart holds of a pack (of all packs if none is named), in any period, so that a cart that
 * outlived its period leaves no orphaned hold.
 */
export async function releaseHolds(db: Database, cartCode: string, packId?: string): Promise<void> {
  const only =
    packId === undefined
      ? sql`true`
      : sql`allocation_id in (select id from allocations where pack_id = ${packId})`;
  await db.execute(sql`
    insert into entitlement_movements (allocation_id, bundle_id, measure, kind, amount, cart_code)
    select allocation_id, bundle_id, measure, 'release',
      sum(case kind when 'hold' then amount else -amount end), cart_code
    from entitlement_movements
    where cart_code = ${cartCode} and kind in ('hold', 'release') and ${only}
    group by allocation_id, bundle_id, measure, cart_code
    having sum(case kind when 'hold' then amount else -amount end) > 0`);
}

/** Holds amounts of an allocation for a cart. The caller must have locked and checked the allocation. */
export async function hold(
  db: Database,
  allocationId: number,
  cartCode: string,
  holds: Hold[],
): Promise<void> {
  const rows = holds.filter((row) => row.amount > 0);
  if (rows.length === 0) return;
  await db
    .insert(entitlementMovements)
    .values(rows.map((row) => ({ ...row, allocationId, cartCode, kind: "hold" as const })));
}

/** Lets another cart hold what a cart holds of a pack. */
export async function moveHolds(db: Database, from: string, cartCode: string, packId: string): Promise<void> {
  await db.execute(sql`
    insert into entitlement_movements (allocation_id, bundle_id, measure, kind, amount, cart_code)
    select allocation_id, bundle_id, measure, 'hold',
      sum(case kind when 'hold' then amount else -amount end), ${cartCode}
    from entitlement_movements
    where cart_code = ${from} and kind in ('hold', 'release')
      and allocation_id in (select id from allocations where pack_id = ${packId})
    group by allocation_id, bundle_id, measure
    having sum(case kind when 'hold' then amount else -amount end) > 0`);
  await releaseHolds(db, from, packId);
}

/** Turns a cart's holds into uses by an order, in two statements for any number of packs. */
export async function useHolds(db: Database, cartCode: string, orderCode: string): Promise<void> {
  await db.execute(sql`
    insert into entitlement_movements (allocation_id, bundle_id, measure, kind, amount, cart_code, order_code)
    select allocation_id, bundle_id, measure, 'use',
      sum(case kind when 'hold' then amount else -amount end), null, ${orderCode}
    from entitlement_movements
    where cart_code = ${cartCode} and kind in ('hold', 'release')
    group by allocation_id, bundle_id, measure
    having sum(case kind when 'hold' then amount else -amount end) > 0`);
  await releaseHolds(db, cartCode);
}

/** The packs of which a cart holds something outside the current allocation period on a local date, and when that ended. */
export async function lapsedHolds(
  db: Database,
  cartCode: string,
  today: string,
): Promise<{ packId: string; name: string; ended: string }[]> {
  return rowsOf(
    db,
    sql`select p.id as "packId", p.name, max(a.period_end)::text as ended from entitlement_movements m
      join allocations a on a.id = m.allocation_id join packs p on p.id = a.pack_id
      where m.cart_code = ${cartCode} and m.kind in ('hold', 'release')
      and (a.period_end < ${today}::date or a.period_start > ${today}::date)
      group by p.id, p.name having sum(case m.kind when 'hold' then m.amount else -m.amount end) > 0`,
  );
}
