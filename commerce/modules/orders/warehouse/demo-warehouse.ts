import { eq, sql, type SQL } from "drizzle-orm";
import { timeBefore } from "../../../calendar";
import { rowsOf, type Database } from "../../../database/connection";
import { nextParcel } from "./demo-parcels";
import { packParcel, reportParcel } from "./packing";
import type { ParcelState } from "../life/states";
import { consignments, orderEntries } from "../tables";

/** Orders of one run at most; the rest comes in the next one. */
const MOST = 5;

/** The way of a parcel in the demo. */
const NEXT: Partial<Record<ParcelState, ParcelState>> = {
  PICKPACK: "READY",
  READY: "SHIPPED",
  SHIPPED: "IN_TRANSIT",
  IN_TRANSIT: "DELIVERY_COMPLETED",
};

/** Orders that somebody placed, that wait for the warehouse, and to which nothing has happened since `before`. */
const dueBefore = (before: Date): SQL => sql`
  o.status in ('CREATED', 'APPROVED', 'APPROVED_BY_MERCHANT', 'OPEN')
  and not exists (select from order_events e where e.order_code = o.code
    and (e.channel = 'demo' or e.at > ${before.toISOString()}::timestamptz))`;

/** Moves each parcel on by one state; once all have arrived, packs what is ready next. */
async function moveOn(
  db: Database,
  orderCode: string,
  at: Date,
  storefrontUrl?: (site: string) => string,
): Promise<void> {
  const entries = await db.select().from(orderEntries).where(eq(orderEntries.orderCode, orderCode));
  const parcels = await db.select().from(consignments).where(eq(consignments.orderCode, orderCode));
  const moving = parcels.flatMap(({ code, status }) => {
    const next = NEXT[status];
    return next ? [{ code, next }] : [];
  });
  for (const { code, next } of moving) await reportParcel(db, { orderCode, code }, next, at, storefrontUrl);
  if (moving.length > 0) return;
  const lines = await nextParcel(db, entries, parcels);
  if (lines.length === 0) return;
  const trackingId = `KRP${orderCode.replace(/\D/g, "")}${parcels.length + 1}`;
  await packParcel(db, { orderCode, lines, carrier: "Kitroom Parcels", trackingId }, at);
}

/**
 * The demo's warehouse: takes orders that people placed one step further, each in its own transaction. The orders
 * that the demo brought stay as they are. A scheduled job.
 * @param waitSeconds how long an order rests between two steps.
 */
export async function moveDemoOrders(
  db: Database,
  now: Date,
  waitSeconds: number,
  storefrontUrl?: (site: string) => string,
): Promise<void> {
  const due = dueBefore(timeBefore(now, { seconds: waitSeconds }));
  const rows = await rowsOf<{ code: string }>(
    db,
    sql`select o.code from orders o where ${due} order by o.placed_at, o.code limit ${MOST}`,
  );
  for (const { code } of rows) {
    await db.transaction(async (tx) => {
      await tx.execute(sql`select code from orders where code = ${code} for update`);
      // Its person may have cancelled it, or another process moved it, before it was locked.
      const still = await rowsOf(tx, sql`select o.code from orders o where o.code = ${code} and ${due}`);
      if (still.length > 0) await moveOn(tx, code, now, storefrontUrl);
    });
  }
}
