import { localDate } from "../../http/dates";
import { addWorkingDays } from "../carts";
import type { consignments } from "./tables";

type Parcel = typeof consignments.$inferSelect;
interface Line {
  entryNumber: number;
  quantity: number;
}

/** How far a parcel of each status has come (statuses of spec 002 §4.7); any other still waits. */
const stages: Record<string, string> = {
  PICKPACK: "packing",
  IN_PROCESS: "packing",
  READY: "packed",
  READY_FOR_SHIPPING: "packed",
  SHIPPED: "shipped",
  IN_TRANSIT: "shipped",
  DELIVERING: "shipped",
  READY_FOR_PICKUP: "ready.to.collect",
  DELIVERY_REJECTED: "delivery.rejected",
  DELIVERY_COMPLETED: "delivered",
  PICKUP_COMPLETE: "collected",
  CANCELLED: "cancelled",
};

/** How far a parcel has come, by its status: waiting, packing, packed, shipped, delivered and so on. */
export const parcelStage = (status: string): string =>
  Object.hasOwn(stages, status) ? stages[status]! : "waiting";

const NOT_SENT = new Set(["waiting", "packing", "packed", "cancelled"]);

/**
 * What a parcel holds, each with its line of the order, as clients of OCC read it (contract §9). A line that
 * the order does not have is left out of it.
 */
export function parcelEntries<L extends Line>(
  { status, lines }: Pick<Parcel, "status" | "lines">,
  entries: L[],
) {
  const byNumber = new Map(entries.map((entry) => [entry.entryNumber, entry]));
  return lines.map(({ entryNumber, quantity }) => ({
    entryNumber,
    orderEntry: byNumber.get(entryNumber),
    quantity,
    shippedQuantity: NOT_SENT.has(parcelStage(status)) ? 0 : quantity,
  }));
}

/** Lines, or the pieces of them, that no parcel holds yet. */
export function unconsigned<L extends Line>(parcels: Pick<Parcel, "lines">[], entries: L[]): L[] {
  const packed = new Map<number, number>();
  for (const { entryNumber, quantity } of parcels.flatMap(({ lines }) => lines)) {
    packed.set(entryNumber, (packed.get(entryNumber) ?? 0) + quantity);
  }
  return entries.flatMap((entry) => {
    const quantity = entry.quantity - (packed.get(entry.entryNumber) ?? 0);
    return quantity > 0 ? [{ ...entry, quantity }] : [];
  });
}

/** Working days that a way of delivery takes, at least and at most. */
export interface Travel {
  minDays: number;
  maxDays: number;
}

/**
 * The days on which a parcel is expected, as YYYY-MM-DD of the organisation (spec 002 §4, delivery estimate).
 * Known once it has left, because only then its date is the day it left.
 */
export function expectedDays(
  { status, statusAt }: Pick<Parcel, "status" | "statusAt">,
  travel: Travel | null,
  timeZone: string,
): { from: string; to: string } | undefined {
  if (status !== "SHIPPED" || !travel) return undefined;
  const left = localDate(statusAt, timeZone);
  return { from: addWorkingDays(left, travel.minDays), to: addWorkingDays(left, travel.maxDays) };
}
