import { sql } from "drizzle-orm";
import { rowsOf, type Database } from "../../database/connection";
import type { Measure } from "./measures";
import { entitlementMovements } from "./tables";

/** What an order uses of an allocation, less what it gave back. */
export interface OrderUse {
  allocationId: number;
  packId: string;
  bundleId: string | null;
  measure: Measure;
  amount: number;
}

/** The net uses of an order. Locks its allocations until the transaction ends. */
export async function usesOf(db: Database, orderCode: string): Promise<OrderUse[]> {
  await db.execute(sql`
    select id from allocations
    where id in (select allocation_id from entitlement_movements where order_code = ${orderCode})
    order by id for update`);
  return rowsOf<OrderUse>(
    db,
    sql`
    select m.allocation_id as "allocationId", a.pack_id as "packId", m.bundle_id as "bundleId", m.measure,
      sum(case m.kind when 'use' then m.amount else -m.amount end)::int as amount
    from entitlement_movements m join allocations a on a.id = m.allocation_id
    where m.order_code = ${orderCode} and m.kind in ('use', 'release')
    group by m.allocation_id, a.pack_id, m.bundle_id, m.measure`,
  );
}

/** Releases what an order used, after a cancellation or rejection. A second call does nothing. */
export async function releaseUses(db: Database, orderCode: string, now: Date): Promise<void> {
  await db.execute(sql`
    select id from allocations
    where id in (select allocation_id from entitlement_movements where order_code = ${orderCode})
    order by id for update`);
  await db.execute(sql`
    insert into entitlement_movements (allocation_id, bundle_id, measure, kind, amount, order_code, at)
    select allocation_id, bundle_id, measure, 'release',
      sum(case kind when 'use' then amount else -amount end), ${orderCode}, ${now.toISOString()}::timestamptz
    from entitlement_movements
    where order_code = ${orderCode} and kind in ('use', 'release')
    group by allocation_id, bundle_id, measure
    having sum(case kind when 'use' then amount else -amount end) > 0`);
}

/** Gives back what uses of an order do not keep, in one statement. */
export async function releaseRest(
  db: Database,
  orderCode: string,
  uses: readonly OrderUse[],
  kept: readonly number[],
  at: Date,
): Promise<void> {
  const rows = uses.flatMap((use, n) => {
    const amount = use.amount - kept[n]!;
    return amount > 0 ? [{ ...use, amount }] : [];
  });
  if (rows.length === 0) return;
  await db
    .insert(entitlementMovements)
    .values(rows.map(({ packId: _, ...row }) => ({ ...row, orderCode, at, kind: "release" as const })));
}
