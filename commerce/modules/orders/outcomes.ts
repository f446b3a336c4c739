import type { Call } from "../../http/call";

/**
 * The demo's switches: a purchase order number that makes placing end in an outcome that depends on systems
 * behind the shop. They exist only where the demo is on (docs/operations.md names them).
 */
const switches: Record<string, object> = {
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
): object | undefined =>
  call.demo && purchaseOrderNumber ? switches[purchaseOrderNumber.toUpperCase()] : undefined;
