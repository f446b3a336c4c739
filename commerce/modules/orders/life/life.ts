import { sql, type SQL } from "drizzle-orm";
import { rowsOf, type Database } from "../../../database/connection";
import { settleRequests } from "./approval-notices";
import { invoiceIfSent } from "../../invoices";
import type { Cause } from "./cause";
import { newsAfter } from "./news";
import { type OrderState, type ParcelState, SENT_STATES } from "./states";
import { type consignments, orderEvents, orders } from "../tables";
import { isDecision, mustMove, ORDER_TRANSITIONS, PARCEL_TRANSITIONS } from "./transitions";

/**
 * The only functions that change the state of an order or a parcel. Each writes the event in the same statement or
 * transaction. The rest of the API may not: a lint rule and a test of the sources refuse it.
 */

type NewOrder = typeof orders.$inferInsert;
type NewParcel = Omit<typeof consignments.$inferInsert, "status" | "statusAt">;

/** The columns of an event after its order and sequence, as values of a statement. */
const eventValues = (
  { at, actor, by, onBehalfOf, channel, note, data }: Cause,
  from: SQL,
  to: SQL,
  parcel: string | null = null,
): SQL => {
  const json = (value: object | undefined) => sql`${value ? JSON.stringify(value) : null}::jsonb`;
  return sql`${at.toISOString()}::timestamptz, ${actor}, ${json(by)}, ${json(onBehalfOf)}, ${parcel}, ${from}, ${to},
    ${channel}, ${note ?? null}, ${json(data)}`;
};

const eventColumns = sql`order_code, sequence, at, actor, "by", on_behalf_of, parcel, from_state, to_state, channel,
  note, data`;

/** Writes a new order with its first event. @returns its code, which the database numbers. */
export async function beginOrder(
  db: Database,
  order: Omit<NewOrder, "code" | "status" | "lastEvent">,
  to: OrderState,
  cause: Cause,
): Promise<string> {
  mustMove(ORDER_TRANSITIONS, null, to, cause.actor);
  const [row] = await db
    .insert(orders)
    .values({ ...order, code: sql`'KR-' || nextval('order_numbers')::text`, status: to, lastEvent: 1 })
    .returning({ code: orders.code });
  const { at, actor, by, onBehalfOf, channel, note, data } = cause;
  await db
    .insert(orderEvents)
    .values({ orderCode: row!.code, sequence: 1, to, at, actor, by, onBehalfOf, channel, note, data });
  return row!.code;
}

/**
 * Moves an order to another state. The caller has locked the order and read its state.
 * @throws Error if the actor may not, or if the order is no longer in `from`.
 */
export async function moveOrder(
  db: Database,
  code: string,
  from: OrderState,
  to: OrderState,
  cause: Cause,
): Promise<void> {
  mustMove(ORDER_TRANSITIONS, from, to, cause.actor);
  const at = sql`${cause.at.toISOString()}::timestamptz`;
  const cancelledAt = to === "CANCELLED" ? at : sql`cancelled_at`;
  const decidedAt = isDecision({ actor: cause.actor, from, to }) ? at : sql`decided_at`;
  const settled =
    from === "PENDING_APPROVAL"
      ? sql`, settled as (${settleRequests(sql`(select code from moved)`)})`
      : sql``;
  const moved = await rowsOf(
    db,
    sql`with moved as (
      update orders set status = ${to}, cancelled_at = ${cancelledAt}, decided_at = ${decidedAt},
        news_at = ${newsAfter(to, cause)}, last_event = last_event + 1
      where code = ${code} and status = ${from} returning code, last_event)${settled}
    insert into order_events (${eventColumns})
    select code, last_event, ${eventValues(cause, sql`${from}`, sql`${to}`)} from moved returning sequence`,
  );
  if (moved.length === 0) throw new Error(`order ${code} is no longer ${from}`);
}

/** Writes an event that changes something else than the state. The caller has locked the order. */
export async function noteOrder(db: Database, code: string, cause: Cause): Promise<void> {
  await db.execute(sql`
    with noted as (
      update orders set last_event = last_event + 1 where code = ${code} returning code, status, last_event)
    insert into order_events (${eventColumns})
    select code, last_event, ${eventValues(cause, sql`status`, sql`status`)} from noted`);
}

/** Counts an event of a parcel on its order, and writes it. */
const parcelEvent = (
  orderCode: string,
  parcel: string,
  from: string | null,
  to: ParcelState,
  cause: Cause,
): SQL =>
  sql`counted as (
    update orders set last_event = last_event + 1, news_at = ${newsAfter(to, cause)}
    where code = ${orderCode} and exists (select from moved) returning code, last_event)
  insert into order_events (${eventColumns})
  select code, last_event, ${eventValues(cause, sql`${from}`, sql`${to}`, parcel)} from counted returning sequence`;

/** Writes a new parcel with its first event. The caller has locked the order. */
export async function beginParcel(
  db: Database,
  { orderCode, code, lines, trackingId = null, carrier = null, shipment = null }: NewParcel,
  to: ParcelState,
  cause: Cause,
): Promise<void> {
  mustMove(PARCEL_TRANSITIONS, null, to, cause.actor);
  await db.execute(sql`
    with moved as (
      insert into consignments (order_code, code, status, status_at, tracking_id, carrier, shipment, lines)
      values (${orderCode}, ${code}, ${to}, ${cause.at.toISOString()}::timestamptz, ${trackingId}, ${carrier},
        ${shipment}, ${JSON.stringify(lines)}::jsonb) returning code),
    ${parcelEvent(orderCode, code, null, to, cause)}`);
  if (SENT_STATES.includes(to)) await invoiceIfSent(db, orderCode);
}

/**
 * Moves a parcel to another state. The caller has locked its order.
 * @throws Error if the actor may not, or if the parcel is no longer in `from`.
 */
export async function moveParcel(
  db: Database,
  { orderCode, code }: Pick<NewParcel, "orderCode" | "code">,
  from: ParcelState,
  to: ParcelState,
  cause: Cause,
): Promise<void> {
  mustMove(PARCEL_TRANSITIONS, from, to, cause.actor);
  const moved = await rowsOf(
    db,
    sql`with moved as (
      update consignments set status = ${to}, status_at = ${cause.at.toISOString()}::timestamptz
      where order_code = ${orderCode} and code = ${code} and status = ${from} returning code),
    ${parcelEvent(orderCode, code, from, to, cause)}`,
  );
  if (moved.length === 0) throw new Error(`parcel ${code} is no longer ${from}`);
  // In the same transaction: an order whose last piece has left is invoiced.
  if (SENT_STATES.includes(to) && !SENT_STATES.includes(from)) await invoiceIfSent(db, orderCode);
}
