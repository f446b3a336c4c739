/** Order status labels as the contract's dotted words (contract §9, spec 002 §4.7). */
const displays: Record<string, string> = {
  CREATED: "created",
  OPEN: "open",
  PENDING_APPROVAL: "pending.approval",
  PENDING_APPROVAL_FROM_MERCHANT: "pending.merchant.approval",
  APPROVED: "approved",
  REJECTED: "rejected",
  APPROVED_BY_MERCHANT: "merchant.approved",
  REJECTED_BY_MERCHANT: "merchant.rejected",
  ASSIGNED_TO_ADMIN: "assigned.admin",
  COMPLETED: "completed",
  CANCELLING: "cancelling",
  CANCELLED: "cancelled",
  ERROR: "error",
  PROCESSING: "processing",
};

/** Statuses of an order that goes no further. */
export const ENDED_STATUSES = [
  "COMPLETED",
  "CANCELLING",
  "CANCELLED",
  "REJECTED",
  "REJECTED_BY_MERCHANT",
  "ERROR",
];

export const statusDisplay = (status: string): string => displays[status] ?? status.toLowerCase();
