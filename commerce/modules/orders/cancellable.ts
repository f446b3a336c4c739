/** Until the warehouse has begun: nothing is packed, and nobody has to be called back. */
const OPEN_STATUSES = new Set([
  "CREATED",
  "PENDING_APPROVAL",
  "PENDING_APPROVAL_FROM_MERCHANT",
  "ASSIGNED_TO_ADMIN",
  "APPROVED",
  "APPROVED_BY_MERCHANT",
]);

/** Whether the person may still cancel: by the order's status, and only while it has no parcel. */
export const isCancellable = (status: string, parcels: number): boolean =>
  OPEN_STATUSES.has(status) && parcels === 0;

/** What a caller asks to cancel (contract §9). */
export interface CancelInput {
  orderEntryNumber: number;
  quantity: number;
}

export type CancelProblem = "nothing" | "partly";

/**
 * Whether the request names the order whole. An order is cancelled as one: what a pack gave is chosen by its
 * rules as a whole, and freight, credit and GST were reckoned once on all of it.
 */
export function cancelProblem(
  entries: { entryNumber: number; quantity: number }[],
  inputs: CancelInput[],
): CancelProblem | undefined {
  if (!inputs.some(({ quantity }) => quantity > 0)) return "nothing";
  const asked = new Map(inputs.map(({ orderEntryNumber, quantity }) => [orderEntryNumber, quantity]));
  const whole =
    asked.size === inputs.length &&
    asked.size === entries.length &&
    entries.every(({ entryNumber, quantity }) => asked.get(entryNumber) === quantity);
  return whole ? undefined : "partly";
}
