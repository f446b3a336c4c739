import { sql, type SQL } from "drizzle-orm";
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

/** A pack of which an order used a period that is over, so that what the order gives back lapses with it. */
export interface LapsedPack {
  packId: string;
  name: string;
  /** The last day of the period, YYYY-MM-DD. */
  lastDay: string;
}

/**
 * The packs of an order whose periods ended before a local day, by name; null if there are none. Nothing is carried over
 * into another period (domain §4.1), so whoever cancels or declines is told of them first.
 */
export const lapsedPacksJson = (orderCode: SQL, today: string): SQL<LapsedPack[] | null> => sql`(
  select json_agg(l order by l.name, l."packId") from (
    select p.id as "packId", p.name, max(a.period_end)::text as "lastDay"
    from entitlement_movements m join allocations a on a.id = m.allocation_id join packs p on p.id = a.pack_id
    where m.order_code = ${orderCode} and m.kind = 'use' and a.period_end < ${today}::date
    group by p.id, p.name) l)`;

/** The same of one order. */
export async function lapsedPacks(db: Database, orderCode: string, today: string): Promise<LapsedPack[]> {
  const [row] = await rowsOf<{ its: LapsedPack[] | null }>(
    db,
    sql`select ${lapsedPacksJson(sql`${orderCode}`, today)} as its`,
  );
  return row?.its ?? [];
}
