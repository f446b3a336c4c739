/** The states of a return request (spec 002 §4.7). What may follow is in transitions.ts. */
export const RETURN_STATES = [
  "APPROVAL_PENDING",
  "CANCELED",
  "CANCELLING",
  "WAIT",
  "RECEIVED",
  "RECEIVING",
  "APPROVING",
  "REVERSING_PAYMENT",
  "PAYMENT_REVERSED",
  "PAYMENT_REVERSAL_FAILED",
  "REVERSING_TAX",
  "TAX_REVERSED",
  "TAX_REVERSAL_FAILED",
  "COMPLETED",
] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/** States whose note says why a request did not go as it was asked. Notes of others stand in its history alone. */
export const TOLD_STATES: readonly ReturnState[] = ["CANCELLING", "CANCELED", "PAYMENT_REVERSAL_FAILED"];

/** The states in words. */
const words: Record<ReturnState, string> = {
  APPROVAL_PENDING: "Waiting for the desk",
  APPROVING: "The desk is looking",
  WAIT: "Waiting for your parcel",
  RECEIVING: "Being checked",
  RECEIVED: "Checked",
  REVERSING_PAYMENT: "Refund on its way",
  PAYMENT_REVERSED: "Refunded",
  PAYMENT_REVERSAL_FAILED: "Refund failed",
  REVERSING_TAX: "GST being refunded",
  TAX_REVERSED: "GST refunded",
  TAX_REVERSAL_FAILED: "GST refund failed",
  COMPLETED: "Completed",
  CANCELLING: "Being cancelled",
  CANCELED: "Cancelled",
};

export const returnDisplay = (state: ReturnState): string => words[state];
