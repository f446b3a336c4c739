import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../../database/connection";
import { RowRefusal, type RowState } from "../../../http/row-refusal";
import { noteOrder } from "../life/life";
import type { ParcelState } from "../life/states";
import { hasArrived } from "../showing/parcels";
import { consignments, type EventData, orderEvents } from "../tables";
import { type Heard, warehouse } from "./packing";

type Parcel = typeof consignments.$inferSelect;
type Tracking = NonNullable<EventData["tracking"]>;

/** Carrier and tracking number as another system reports them; null if it says nothing of it. */
export interface SaidTracking {
  carrier: string | null;
  tracking: string | null;
}

/**
 * Writes the carrier and tracking number of a known parcel: those that it did not have, and those that were wrong, of
 * which the history of its order keeps what stood before. The caller has locked the order.
 * @throws RowRefusal for a correction of a parcel that has arrived or is cancelled, or by an old row.
 */
export async function reportTracking(
  db: Database,
  parcel: Parcel,
  { carrier, tracking }: SaidTracking,
  at: Date,
  heard: Heard,
): Promise<RowState> {
  const { orderCode, code } = parcel;
  const change = {
    ...changed("carrier", parcel.carrier, carrier),
    ...changed("trackingId", parcel.trackingId, tracking),
  };
  if (!change.carrier && !change.trackingId) return "same";
  const corrects = [change.carrier, change.trackingId].some((one) => one && one.from !== null);
  if (corrects) await mustBeCorrectable(db, parcel, change);
  await db
    .update(consignments)
    .set({ carrier: carrier ?? parcel.carrier, trackingId: tracking ?? parcel.trackingId })
    .where(and(eq(consignments.orderCode, orderCode), eq(consignments.code, code)));
  if (corrects) {
    const data = { tracking: { parcel: code, ...change } };
    await noteOrder(db, orderCode, { ...warehouse(at, heard), data });
  }
  return "applied";
}

const changed = <Field extends "carrier" | "trackingId">(
  field: Field,
  from: string | null,
  to: string | null,
): Partial<Pick<Tracking, "carrier" | "trackingId">> =>
  to === null || to === from ? {} : { [field]: { from, to } };

/** States after which nobody looks for a parcel. */
const isOver = (status: ParcelState): boolean => hasArrived({ status }) || status === "CANCELLED";

/**
 * A file may be sent again after a later one, so what was corrected away is an old row.
 * @throws RowRefusal
 */
async function mustBeCorrectable(
  db: Database,
  { orderCode, code, shipment, status, carrier, trackingId }: Parcel,
  change: Pick<Tracking, "carrier" | "trackingId">,
): Promise<void> {
  const field = change.trackingId ? "tracking" : "carrier";
  const has = `Shipment ${shipment} is ${status} with ${[carrier, trackingId].filter(Boolean).join(", ")}`;
  if (isOver(status)) throw new RowRefusal(field, `${has}, which stays as it is.`);
  const before = await db
    .select({ data: orderEvents.data })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderCode, orderCode),
        sql`${orderEvents.data} -> 'tracking' ->> 'parcel' = ${code}`,
      ),
    );
  // A carrier may come back with a new number.
  const name = change.trackingId ? "trackingId" : "carrier";
  const to = change[name]!.to;
  if (before.some(({ data }) => data?.tracking?.[name]?.from === to))
    throw new RowRefusal(field, `${has}. It was corrected from ${to}, which an old row does not bring back.`);
}
