import { and, eq } from "drizzle-orm";
import type { Database } from "../../../database/connection";
import { beginParcel, moveOrder, moveParcel } from "../life/life";
import { hasArrived, unconsigned } from "../showing/parcels";
import { notifySent } from "../mails/parcel-mails";
import type { ParcelState } from "../life/states";
import { consignments, orderEntries, orders } from "../tables";

/** What the warehouse puts into a parcel. */
export interface Packed {
  orderCode: string;
  lines: { entryNumber: number; quantity: number }[];
  trackingId?: string;
  carrier?: string;
  /** What the warehouse calls the parcel. */
  shipment?: string;
}

/** Where a report comes from, and when the shop heard of it if that is later than it happened. */
export interface Heard {
  channel?: string;
  heardAt?: Date;
  note?: string;
}

export const warehouse = (at: Date, heard: Heard = {}) => ({
  actor: "warehouse" as const,
  at,
  channel: "warehouse",
  ...heard,
});

/** Locks an order until the transaction ends, so that packing and cancelling it never overlap. */
async function lockedOrder(db: Database, code: string) {
  const [order] = await db.select().from(orders).where(eq(orders.code, code)).for("update");
  if (!order) throw new Error(`there is no order ${code}`);
  return order;
}

/** The lines and parcels of an order. */
export const rowsOfOrder = async (db: Database, code: string) => ({
  entries: await db.select().from(orderEntries).where(eq(orderEntries.orderCode, code)),
  parcels: await db.select().from(consignments).where(eq(consignments.orderCode, code)),
});

/**
 * Begins to pack a parcel; the first one opens the order, which can then no longer be cancelled.
 * @returns the parcel's code.
 * @throws Error if the order may not be packed in its state, or does not have these pieces outside other parcels.
 */
export async function packParcel(db: Database, packed: Packed, at: Date, heard: Heard = {}): Promise<string> {
  const { orderCode, lines } = packed;
  const order = await lockedOrder(db, orderCode);
  if (order.status !== "OPEN") await moveOrder(db, orderCode, order.status, "OPEN", warehouse(at, heard));
  const { entries, parcels } = await rowsOfOrder(db, orderCode);
  const left = new Map(
    unconsigned(
      parcels.filter(({ status }) => status !== "CANCELLED"),
      entries,
    ).map(({ entryNumber, quantity }) => [entryNumber, quantity]),
  );
  const many = lines.find(({ entryNumber, quantity }) => quantity > (left.get(entryNumber) ?? 0));
  if (many) throw new Error(`order ${orderCode} has fewer pieces of entry ${many.entryNumber} to pack`);
  const code = `${orderCode}-${parcels.length + 1}`;
  await beginParcel(db, { ...packed, code }, "PICKPACK", warehouse(at, heard));
  return code;
}

/**
 * Records what the warehouse or the carrier reports of a parcel. The last one that arrives completes the order.
 * @param storefrontUrl of a site, for the link in what tells the person that it is on its way; without it nobody is told.
 * @throws Error if the parcel may not go to that state.
 */
export async function reportParcel(
  db: Database,
  parcel: { orderCode: string; code: string },
  to: ParcelState,
  at: Date,
  storefrontUrl?: (site: string) => string,
  heard: Heard = {},
): Promise<void> {
  const order = await lockedOrder(db, parcel.orderCode);
  const [row] = await db
    .select()
    .from(consignments)
    .where(and(eq(consignments.orderCode, parcel.orderCode), eq(consignments.code, parcel.code)));
  if (!row) throw new Error(`there is no parcel ${parcel.code}`);
  await moveParcel(db, parcel, row.status, to, warehouse(at, heard));
  if (to === "SHIPPED" && storefrontUrl) await notifySent(db, row, storefrontUrl, heard.heardAt ?? at);
  if (order.status === "OPEN") await completeIfArrived(db, parcel.orderCode, at, heard);
}

/** Completes an open order, which the caller has locked, once its person has all of its goods. */
export async function completeIfArrived(db: Database, code: string, at: Date, heard: Heard): Promise<void> {
  const { entries, parcels } = await rowsOfOrder(db, code);
  if (unconsigned(parcels.filter(hasArrived), entries).length > 0) return;
  await moveOrder(db, code, "OPEN", "COMPLETED", warehouse(at, heard));
}
