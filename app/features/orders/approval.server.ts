import type { components } from "~/commerce/occ";
import { lineWords } from "~/features/cart/line.server";
import { readableDate } from "~/ui/dates";

type ApiOrder = components["schemas"]["Order"];

const DECIDED: Record<string, string | undefined> = { APPROVED: "Approved", REJECTED: "Declined" };

/** Who is to decide about an order, or who did, when and why; undefined for one that needs nobody. */
export function approvalOf({ approvers, historyEntries = [], entries = [] }: ApiOrder, timeZone: string) {
  if (approvers) return { waits: true as const, approvers: approvers.map(({ name }) => name) };
  const entry = historyEntries.findLast(
    ({ actor, consignment, previousStatus, status }) =>
      actor === "approver" && !consignment && previousStatus !== status && DECIDED[status],
  );
  if (!entry) return undefined;
  return {
    waits: false as const,
    declined: entry.status === "REJECTED",
    what: `${DECIDED[entry.status]}${entry.amendedEntries ? " with changes" : ""}${entry.user ? ` by ${entry.user.name}` : ""}, ${readableDate(entry.timestamp, timeZone)}`,
    reason: entry.declineReason?.name,
    comment: entry.note,
    changes: changesOf(entry.amendedEntries, entries),
  };
}

type Amended = NonNullable<NonNullable<ApiOrder["historyEntries"]>[number]["amendedEntries"]>;

/** What was approved of each line of which it was fewer than asked for. */
export const changesOf = (amended: Amended | undefined, entries: NonNullable<ApiOrder["entries"]>) =>
  (amended ?? []).map(({ orderEntryNumber, from, to }) => {
    const entry = entries.find(({ entryNumber }) => entryNumber === orderEntryNumber);
    return { words: entry ? lineWords(entry) : `Line ${orderEntryNumber}`, from, to };
  });
