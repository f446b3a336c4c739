import type { StatusTone } from "~/ui/status-tag";

const statuses: Record<string, { label: string; tone: StatusTone }> = {
  created: { label: "Created", tone: "plain" },
  open: { label: "Open", tone: "ok" },
  processing: { label: "Processing", tone: "warn" },
  "pending.approval": { label: "Pending approval", tone: "warn" },
  "pending.merchant.approval": { label: "Pending merchant approval", tone: "warn" },
  approved: { label: "Approved", tone: "ok" },
  "merchant.approved": { label: "Approved by merchant", tone: "ok" },
  rejected: { label: "Rejected", tone: "bad" },
  "merchant.rejected": { label: "Rejected by merchant", tone: "bad" },
  "assigned.admin": { label: "With an administrator", tone: "warn" },
  shipped: { label: "Shipped", tone: "ok" },
  completed: { label: "Completed", tone: "plain" },
  cancelling: { label: "Cancelling", tone: "warn" },
  cancelled: { label: "Cancelled", tone: "plain" },
  error: { label: "Error", tone: "bad" },
};

/** The words and tone of an order's `statusDisplay` or a parcel's; an unknown one is shown in plain words. */
export function statusLabel(statusDisplay: string): { label: string; tone: StatusTone } {
  const known = Object.hasOwn(statuses, statusDisplay) ? statuses[statusDisplay] : undefined;
  if (known) return known;
  const words = statusDisplay.replace(/[._]+/g, " ").trim();
  return { label: words.charAt(0).toUpperCase() + words.slice(1).toLowerCase(), tone: "plain" };
}
