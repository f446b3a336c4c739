import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../../../database/connection";
import { RowRefusal, type RowState } from "../../../http/row-refusal";
import { cancelRest, type RestCall } from "./cancel-rest";
import { moveOrder } from "../life/life";
import type { OrderState, ParcelState } from "../life/states";
import { type Actor, mayMove, ORDER_TRANSITIONS, PARCEL_TRANSITIONS } from "../life/transitions";
import { orderEvents } from "../tables";
import { reportParcel, rowsOfOrder, warehouse } from "./packing";
import { momentOf, movesWords, orderOfRow } from "./reported-order";
import type { Reporting } from "./shipments";

/** States of a whole order that another system reports. It is COMPLETED by itself once all has arrived. */
const ORDER_REPORTS = ["PROCESSING", "OPEN", "ERROR", "CANCELLED"] as const satisfies OrderState[];

/** States of a parcel that another system reports. */
const PARCEL_REPORTS = [
  "READY",
  "READY_FOR_SHIPPING",
  "READY_FOR_PICKUP",
  "SHIPPED",
  "IN_TRANSIT",
  "DELIVERING",
  "DELIVERY_COMPLETED",
  "DELIVERY_REJECTED",
  "PICKUP_COMPLETE",
  "CANCELLED",
] as const satisfies ParcelState[];

export const REPORTED_STATES = [...new Set([...ORDER_REPORTS, ...PARCEL_REPORTS])];

/** What another system says of an order, or of one parcel. */
export interface ReportedStatus {
  order: string;
  /** Its number in that system, or the shop's code of it; null for the order. */
  shipment: string | null;
  status: (typeof REPORTED_STATES)[number];
  at: Date;
  note: string | null;
}

/** Whether an event says already that the order or a parcel came to that state then. */
async function wasReported(db: Database, { order, status, at }: ReportedStatus, parcel: string | null) {
  const found = await db.$count(
    orderEvents,
    and(
      eq(orderEvents.orderCode, order),
      parcel === null ? isNull(orderEvents.parcel) : eq(orderEvents.parcel, parcel),
      eq(orderEvents.at, at),
      // The rest of an order that was sent in part is cancelled without another state.
      status === "CANCELLED" && parcel === null
        ? sql`(${orderEvents.to} = 'CANCELLED' or ${orderEvents.data} ? 'cancelled')`
        : eq(orderEvents.to, status),
    ),
  );
  return found > 0;
}

/**
 * Moves an order or a parcel to the state that another system reports, as the transitions permit. The same report again
 * changes nothing. The caller has a transaction.
 * @param rest what cancelling needs of the order's person.
 * @throws RowRefusal that says which moves are possible.
 */
export async function reportStatus(
  report: Reporting,
  row: ReportedStatus,
  rest: (customerId: string, site: string) => Promise<RestCall>,
): Promise<RowState> {
  const { db, now, channel } = report;
  const order = await orderOfRow(db, row.order);
  const at = momentOf("at", row.at, order.placedAt, now);
  const heard = { channel, heardAt: now, note: row.note ?? undefined };
  if (row.shipment !== null) return reportOfParcel(report, row, at, heard);
  const to = ORDER_REPORTS.find((state) => state === row.status);
  const told = () =>
    movesWords(`Order ${order.code}`, ORDER_TRANSITIONS, order.status, ORDER_REPORTS, ...ACTORS);
  if (to === undefined)
    throw new RowRefusal("shipment", `${row.status} is a state of a parcel: name the shipment. ${told()}`);
  if (order.status === to || (await wasReported(db, { ...row, at }, null))) return "same";
  if (to === "CANCELLED") return cancelRest(await rest(order.customerId, order.site), order, at, heard, told);
  const actor = ACTORS.find((one) => mayMove(ORDER_TRANSITIONS, order.status, to, one));
  if (!actor) throw new RowRefusal("status", told());
  await moveOrder(db, order.code, order.status, to, { ...warehouse(at, heard), actor });
  return "applied";
}

/** Another system is the warehouse and, where the order waits for a system, that. */
const ACTORS = ["warehouse", "system"] as const satisfies Actor[];

async function reportOfParcel(
  { db, storefrontUrl }: Reporting,
  row: ReportedStatus,
  at: Date,
  heard: { channel: string; heardAt: Date; note?: string },
): Promise<RowState> {
  const { parcels } = await rowsOfOrder(db, row.order);
  const parcel = parcels.find(({ shipment, code }) => shipment === row.shipment || code === row.shipment);
  if (!parcel) {
    throw new RowRefusal(
      "shipment",
      `The order has no shipment ${row.shipment}. Send it to feeds/shipments first.`,
    );
  }
  const to = PARCEL_REPORTS.find((state) => state === row.status);
  const told = movesWords(
    `Shipment ${row.shipment}`,
    PARCEL_TRANSITIONS,
    parcel.status,
    PARCEL_REPORTS,
    "warehouse",
  );
  if (to === undefined) throw new RowRefusal("status", `${row.status} is a state of a whole order. ${told}`);
  if (parcel.status === to || (await wasReported(db, { ...row, at }, parcel.code))) return "same";
  if (!mayMove(PARCEL_TRANSITIONS, parcel.status, to, "warehouse")) throw new RowRefusal("status", told);
  await reportParcel(db, { orderCode: row.order, code: parcel.code }, to, at, storefrontUrl, heard);
  return "applied";
}
