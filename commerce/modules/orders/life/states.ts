/** The states of an order (contract §9). Their words are in status.ts, what may follow in transitions.ts. */
export const ORDER_STATES = [
  "CREATED",
  "PENDING_APPROVAL",
  "ASSIGNED_TO_ADMIN",
  "PENDING_APPROVAL_FROM_MERCHANT",
  "APPROVED",
  "APPROVED_BY_MERCHANT",
  "REJECTED",
  "REJECTED_BY_MERCHANT",
  "PROCESSING",
  "OPEN",
  "COMPLETED",
  "CANCELLING",
  "CANCELLED",
  "ERROR",
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** The states of a parcel, which OCC calls a consignment (spec 002 §4.7). */
export const PARCEL_STATES = [
  "WAITING",
  "PAYMENT_NOT_CAPTURED",
  "TAX_NOT_COMMITTED",
  "IN_PROCESS",
  "PICKPACK",
  "READY",
  "READY_FOR_SHIPPING",
  "READY_FOR_PICKUP",
  "SHIPPED",
  "IN_TRANSIT",
  "DELIVERING",
  "DELIVERY_COMPLETED",
  "DELIVERY_REJECTED",
  "PICKUP_COMPLETE",
  "CANCELLED",
] as const;
export type ParcelState = (typeof PARCEL_STATES)[number];

/** The states of a parcel that has left the warehouse, or was taken on site. */
export const SENT_STATES: readonly ParcelState[] = [
  "SHIPPED",
  "IN_TRANSIT",
  "DELIVERING",
  "DELIVERY_REJECTED",
  "DELIVERY_COMPLETED",
  "READY_FOR_PICKUP",
  "PICKUP_COMPLETE",
];
