/** The statuses before the warehouse starts to pack. */
const OPEN_STATUSES = new Set([
  "CREATED",
  "PENDING_APPROVAL",
  "PENDING_APPROVAL_FROM_MERCHANT",
  "ASSIGNED_TO_ADMIN",
  "APPROVED",
  "APPROVED_BY_MERCHANT",
]);

/** Whether the person may still cancel: depends on the order's status, and only while it has no parcel. */
export const isCancellable = (status: string, parcels: number): boolean =>
  OPEN_STATUSES.has(status) && parcels === 0;

/** The lines to cancel (contract §9). */
export interface CancelInput {
  orderEntryNumber: number;
  quantity: number;
}

export type CancelProblem = "nothing" | "partly";

/**
 * Whether the request names all lines. Only a whole order can be cancelled, because pack rules apply to all
 * items together, and freight, credit and GST were computed on the whole order.
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
