import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../database/connection";
import type { Call } from "../../http/call";
import { units, organisations } from "../organisation/tables";
import { consignments, orderEntries, orderEvents, orders } from "../orders/tables";
import { users } from "../users/tables";
import type { FedOrder } from "./orders-contract";
import { orderFed } from "./orders-view";
import { bringUpToDate, type FeedPage, nextCodes } from "./places";

/** States in which an order waits for an approval or was declined: no feed tells of it. */
const NOT_READY = sql`('PENDING_APPROVAL', 'ASSIGNED_TO_ADMIN', 'PENDING_APPROVAL_FROM_MERCHANT', 'REJECTED',
  'REJECTED_BY_MERCHANT')`;

/** Orders that came to the warehouse: one that is cancelled was ready before, as its events or its state then say. */
const ready = sql`orders t on t.code = p.code and t.status not in ${NOT_READY} and (t.status <> 'CANCELLED' or exists (
  select from order_events e where e.order_code = t.code and e.parcel is null
    and e.to_state in ('CREATED', 'APPROVED', 'APPROVED_BY_MERCHANT')))`;

/** Orders that the warehouse still has to do, the oldest first. */
const standing = sql`select code from orders
  where status in ('CREATED', 'APPROVED', 'APPROVED_BY_MERCHANT', 'PROCESSING', 'OPEN', 'ERROR', 'CANCELLING')
  order by placed_at, code`;

/**
 * Orders that are ready for the warehouse, and every later change of them, in the order of their changes; each as it is
 * now. In the same number of statements however many there are.
 */
export async function readOrders(
  { db }: Pick<Call, "db">,
  { since, limit }: { since?: string; limit: number },
): Promise<{ orders: FedOrder[]; cursor: string; more: boolean }> {
  await bringUpToDate(db, "order", since === undefined ? standing : undefined);
  return db.transaction(
    async (transaction) => {
      const tx = transaction as unknown as Database;
      const page: FeedPage = await nextCodes(tx, "order", { since: Number(since ?? 0), limit }, ready);
      return { orders: await ordersOf(tx, page.codes), cursor: page.cursor, more: page.more };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

async function ordersOf(db: Database, codes: string[]): Promise<FedOrder[]> {
  if (codes.length === 0) return [];
  const heads = await db
    .select({
      order: orders,
      user: { uid: users.uid, wearerId: users.wearerId },
      unit: { uid: units.uid, name: units.name, billToUid: units.billToUid },
      organisation: {
        uid: organisations.uid,
        name: organisations.name,
        ownShare: organisations.ownShare,
      },
      changedAt: orderEvents.at,
    })
    .from(orders)
    .innerJoin(users, eq(users.customerId, orders.customerId))
    .innerJoin(units, eq(units.uid, orders.unitUid))
    .innerJoin(organisations, eq(organisations.uid, orders.organisationUid))
    .leftJoin(
      orderEvents,
      and(eq(orderEvents.orderCode, orders.code), eq(orderEvents.sequence, orders.lastEvent)),
    )
    .where(inArray(orders.code, codes));
  const entries = await db
    .select()
    .from(orderEntries)
    .where(inArray(orderEntries.orderCode, codes))
    .orderBy(asc(orderEntries.orderCode), asc(orderEntries.entryNumber));
  const parcels = await db
    .select()
    .from(consignments)
    .where(inArray(consignments.orderCode, codes))
    .orderBy(asc(consignments.orderCode), asc(consignments.code));
  const decisions = await db
    .select()
    .from(orderEvents)
    .where(
      and(
        inArray(orderEvents.orderCode, codes),
        eq(orderEvents.actor, "approver"),
        sql`${orderEvents.parcel} is null and ${orderEvents.from} <> ${orderEvents.to}
          and ${orderEvents.to} in ('APPROVED', 'REJECTED')`,
      ),
    )
    .orderBy(asc(orderEvents.orderCode), asc(orderEvents.sequence));
  return codes.flatMap((code) => {
    const head = heads.find(({ order }) => order.code === code);
    const of = <Row extends { orderCode: string }>(rows: readonly Row[]) =>
      rows.filter(({ orderCode }) => orderCode === code);
    return head
      ? [orderFed({ ...head, entries: of(entries), parcels: of(parcels), decisions: of(decisions) })]
      : [];
  });
}
