import { statesBefore, transitionTable } from "../orders";
import { RETURN_STATES, type ReturnState } from "./states";

/**
 * The transitions of a return request. No source names them, so these are the shop's own. The merchant is the
 * uniform desk, which decides about faults before anything is posted; everything else waits for the parcel at once.
 */
export const RETURN_TRANSITIONS = transitionTable<ReturnState>([
  [null, ["APPROVAL_PENDING", "WAIT"], ["wearer"]],
  ["APPROVAL_PENDING", ["APPROVING"], ["merchant"]],
  ["APPROVING", ["WAIT", "CANCELED"], ["merchant"]],

  ["APPROVAL_PENDING", ["CANCELLING"], ["wearer"]],
  ["WAIT", ["CANCELLING"], ["wearer", "system"]],
  ["CANCELLING", ["CANCELED"], ["wearer", "system"]],

  ["WAIT", ["RECEIVING"], ["warehouse"]],
  ["RECEIVING", ["RECEIVED"], ["warehouse"]],
  ["RECEIVED", ["REVERSING_PAYMENT"], ["system"]],
  ["RECEIVED", ["COMPLETED"], ["warehouse"]],
  ["REVERSING_PAYMENT", ["PAYMENT_REVERSED", "PAYMENT_REVERSAL_FAILED"], ["system"]],
  ["PAYMENT_REVERSAL_FAILED", ["REVERSING_PAYMENT"], ["system"]],
  ["PAYMENT_REVERSED", ["REVERSING_TAX"], ["system"]],
  ["REVERSING_TAX", ["TAX_REVERSED", "TAX_REVERSAL_FAILED"], ["system"]],
  ["TAX_REVERSAL_FAILED", ["REVERSING_TAX"], ["system"]],
  ["TAX_REVERSED", ["COMPLETED"], ["warehouse", "system"]],
]);

/** States that a person may cancel from. */
export const CANCELLABLE_STATES = statesBefore(RETURN_TRANSITIONS, "CANCELLING", "wearer");

/** States in which nothing more happens. */
export const ENDED_RETURNS: readonly ReturnState[] = RETURN_STATES.filter(
  (state) => !RETURN_TRANSITIONS.some(({ from }) => from === state),
);
