import type { consignments } from "./tables";

type Parcel = typeof consignments.$inferSelect;
interface Line {
  entryNumber: number;
  quantity: number;
}

/** Statuses of a parcel that has not shipped yet (contract §9). */
const BEFORE_SHIPPING = new Set(["WAITING", "PICKPACK", "READY", "CANCELLED"]);

/**
 * The contents of a parcel with their order lines, as OCC clients expect them (contract §9). Lines that the
 * order does not have are left out.
 */
export function parcelEntries<L extends Line>({ status, lines }: Parcel, entries: L[]) {
  const byNumber = new Map(entries.map((entry) => [entry.entryNumber, entry]));
  return lines.map(({ entryNumber, quantity }) => ({
    entryNumber,
    orderEntry: byNumber.get(entryNumber),
    quantity,
    shippedQuantity: BEFORE_SHIPPING.has(status) ? 0 : quantity,
  }));
}

/** Lines, or pieces of lines, that are not in a parcel yet. */
export function unconsigned<L extends Line>(parcels: Parcel[], entries: L[]): L[] {
  const packed = new Map<number, number>();
  for (const { entryNumber, quantity } of parcels.flatMap(({ lines }) => lines)) {
    packed.set(entryNumber, (packed.get(entryNumber) ?? 0) + quantity);
  }
  return entries.flatMap((entry) => {
    const quantity = entry.quantity - (packed.get(entry.entryNumber) ?? 0);
    return quantity > 0 ? [{ ...entry, quantity }] : [];
  });
}
