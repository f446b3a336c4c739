import { dayOf } from "../../../calendar";
import { addWorkingDays, type Destination } from "../../transit";
import type { ParcelState } from "../life/states";

interface Parcel {
  status: string;
  statusAt: Date;
  lines: Line[];
}
interface Line {
  entryNumber: number;
  quantity: number;
}

/** The stage of each parcel state (spec 002 §4.7). */
const stages: Record<ParcelState, string> = {
  WAITING: "waiting",
  PAYMENT_NOT_CAPTURED: "waiting",
  TAX_NOT_COMMITTED: "waiting",
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

/** The stage of a parcel: waiting, packing, packed, shipped, delivered and so on (statuses of spec 002 §4.7). */
export const parcelStage = (status: string): string =>
  Object.hasOwn(stages, status) ? stages[status as ParcelState] : "waiting";

/** The states in which its person has the goods of a parcel. */
export const ARRIVED_STATES: readonly ParcelState[] = ["DELIVERY_COMPLETED", "PICKUP_COMPLETE"];

export const hasArrived = ({ status }: { status: ParcelState }): boolean => ARRIVED_STATES.includes(status);

const NOT_SENT = new Set(["waiting", "packing", "packed", "cancelled"]);

/**
 * The contents of a parcel with their order lines, as OCC clients expect them (contract §9). Lines that the
 * order does not have are left out.
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

/** Lines, or pieces of lines, that are not in a parcel yet. */
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

/** How long a delivery mode takes, in working days. */
export interface Travel {
  minDays: number;
  maxDays: number;
}

/**
 * When a parcel is expected, as local dates YYYY-MM-DD of the organisation (spec 002 §4, delivery estimate). Only
 * for a shipped parcel, because only its status date is the day on which it left.
 */
export function expectedDays(
  { status, statusAt }: Pick<Parcel, "status" | "statusAt">,
  travel: Travel | null,
  timeZone: string,
  destination: Destination,
): { from: string; to: string } | undefined {
  if (status !== "SHIPPED" || !travel) return undefined;
  const left = dayOf(statusAt, timeZone);
  return {
    from: addWorkingDays(left, travel.minDays, destination),
    to: addWorkingDays(left, travel.maxDays, destination),
  };
}
