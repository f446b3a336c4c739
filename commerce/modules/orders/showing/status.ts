import type { OrderState } from "../life/states";

/** Order states as the contract's dotted words (contract §9, spec 002 §4.7). */
const displays: Record<OrderState, string> = {
  CREATED: "created",
  PENDING_APPROVAL: "pending.approval",
  ASSIGNED_TO_ADMIN: "assigned.admin",
  PENDING_APPROVAL_FROM_MERCHANT: "pending.merchant.approval",
  APPROVED: "approved",
  APPROVED_BY_MERCHANT: "merchant.approved",
  REJECTED: "rejected",
  REJECTED_BY_MERCHANT: "merchant.rejected",
  PROCESSING: "processing",
  OPEN: "open",
  COMPLETED: "completed",
  CANCELLING: "cancelling",
  CANCELLED: "cancelled",
  ERROR: "error",
};

export const statusDisplay = (status: string): string =>
  Object.hasOwn(displays, status) ? displays[status as OrderState] : status.toLowerCase();

/** The words of a parcel's state, which OCC clients show as they are. */
export const parcelDisplay = (status: string): string => status.replaceAll("_", " ").toLowerCase();
