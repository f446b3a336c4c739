import { ORDER_TRANSITIONS, statesBefore } from "./transitions";

const OPEN_STATES = new Set<string>(statesBefore(ORDER_TRANSITIONS, "CANCELLED", "wearer"));

/** Whether the person may still cancel: depends on the order's state, and only while it has no parcel. */
export const isCancellable = (status: string, parcels: number): boolean =>
  OPEN_STATES.has(status) && parcels === 0;

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
