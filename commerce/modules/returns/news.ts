import type { ReturnState } from "./states";

/** States that somebody has a notice of when others bring them about. */
export const RETURN_NEWS: readonly ReturnState[] = [
  "WAIT",
  "RECEIVED",
  "PAYMENT_REVERSAL_FAILED",
  "CANCELED",
  "COMPLETED",
];

export const isNews = (to: ReturnState, actor: string): boolean =>
  actor !== "wearer" && RETURN_NEWS.includes(to);
