import type { StatusTone } from "./status-tag";

const statuses: Record<string, { label: string; tone: StatusTone }> = {
  placed: { label: "Placed", tone: "plain" },
  "pending.approval": { label: "Waiting for approval", tone: "warn" },
  "pending.merchant.approval": { label: "Waiting for the supplier", tone: "warn" },
  "assigned.admin": { label: "Waiting for an administrator", tone: "warn" },
  approved: { label: "Approved", tone: "ok" },
  "merchant.approved": { label: "Approved by the supplier", tone: "ok" },
  rejected: { label: "Declined", tone: "bad" },
  "merchant.rejected": { label: "Declined by the supplier", tone: "bad" },
  taken: { label: "Taken on site", tone: "ok" },
  "part.taken": { label: "Part taken on site", tone: "warn" },
  waiting: { label: "Not packed yet", tone: "warn" },
  packing: { label: "Being packed", tone: "warn" },
  packed: { label: "Packed", tone: "ok" },
  "part.shipped": { label: "Part on its way", tone: "warn" },
  shipped: { label: "On its way", tone: "ok" },
  "ready.to.collect": { label: "Ready to collect", tone: "ok" },
  "delivery.rejected": { label: "Delivery refused", tone: "bad" },
  "part.delivered": { label: "Part delivered", tone: "warn" },
  delivered: { label: "Delivered", tone: "plain" },
  collected: { label: "Collected", tone: "plain" },
  cancelling: { label: "Cancelling", tone: "warn" },
  cancelled: { label: "Cancelled", tone: "plain" },
  error: { label: "Problem with this order", tone: "bad" },
};

/** Label and tone of an order's or a parcel's stage. An unknown stage is shown as plain words. */
export function statusLabel(stage: string): { label: string; tone: StatusTone } {
  const known = Object.hasOwn(statuses, stage) ? statuses[stage] : undefined;
  if (known) return known;
  const words = stage.replace(/[._]+/g, " ").trim();
  return { label: words.charAt(0).toUpperCase() + words.slice(1).toLowerCase(), tone: "plain" };
}
