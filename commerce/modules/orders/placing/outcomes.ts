import type { z } from "@hono/zod-openapi";
import type { Call } from "../../../http/call";
import type { PlaceOrderSchema } from "../contract";

/** What placing answers instead of an order. */
export type PlaceOutcome = z.input<typeof PlaceOrderSchema>;

/**
 * Demo switches: purchase order numbers that cause outcomes which otherwise depend on back-end systems. They
 * work only with the demo on (listed in docs/operations/demo.md).
 */
const switches: Record<string, PlaceOutcome> = {
  DEMOWAVEDOWN: { waveServiceUnavailable: true },
  DEMOSOLDOUT: {
    waveProductAvailabilityErrorMessage:
      "One of your items sold out while you were checking out. Change or remove it to continue.",
  },
  DEMOALLOCATION: { updateAllocationError: true },
};

export const outcomeSwitch = (
  call: Pick<Call, "demo">,
  purchaseOrderNumber: string | null,
): PlaceOutcome | undefined =>
  call.demo && purchaseOrderNumber ? switches[purchaseOrderNumber.toUpperCase()] : undefined;
