import type { components } from "~/commerce/occ";
import { readableDate } from "~/ui/dates";

type ApiOrder = components["schemas"]["Order"];

const DECIDED: Record<string, string | undefined> = { APPROVED: "Approved", REJECTED: "Declined" };

/** Who is to decide about an order, or who did, when and why; undefined for one that needs nobody. */
export function approvalOf({ approvers, historyEntries = [] }: ApiOrder, timeZone: string) {
  if (approvers) return { waits: true as const, approvers: approvers.map(({ name }) => name) };
  const entry = historyEntries.findLast(
    ({ actor, consignment, previousStatus, status }) =>
      actor === "approver" && !consignment && previousStatus !== status && DECIDED[status],
  );
  if (!entry) return undefined;
  return {
    waits: false as const,
    declined: entry.status === "REJECTED",
    what: `${DECIDED[entry.status]}${entry.user ? ` by ${entry.user.name}` : ""}, ${readableDate(entry.timestamp, timeZone)}`,
    reason: entry.declineReason?.name,
    comment: entry.note,
  };
}
