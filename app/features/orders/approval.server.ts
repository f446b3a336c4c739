import type { components } from "~/commerce/occ";
import { lineWords } from "~/features/lines/line.server";
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
    what: `${DECIDED[entry.status]}${entry.amendedEntries ? " with changes" : ""}${byWhom(entry)}, ${readableDate(entry.timestamp, timeZone)}`,
    reason: entry.declineReason?.name,
    comment: entry.note,
    changes: changesOf(entry.amendedEntries, entries),
  };
}

type Amended = NonNullable<NonNullable<ApiOrder["historyEntries"]>[number]["amendedEntries"]>;

/** What was approved of each line of which it was fewer than asked for, and what was put in the place of another one. */
export const changesOf = (amended: Amended | undefined, entries: NonNullable<ApiOrder["entries"]>) =>
  (amended ?? []).map(({ orderEntryNumber, from, to, inPlaceOf }) => {
    const wordsOf = (number: number) => {
      const entry = entries.find(({ entryNumber }) => entryNumber === number);
      return entry ? lineWords(entry) : `Line ${number}`;
    };
    return inPlaceOf === undefined
      ? `${wordsOf(orderEntryNumber)}: asked ${from}, approved ${to}`
      : `${to} × ${wordsOf(orderEntryNumber)}, in place of ${wordsOf(inPlaceOf)}`;
  });

type Entry = NonNullable<ApiOrder["historyEntries"]>[number];

/** " by Thandiwe Carrick, for Kostas Whitford": who did something, for whom, and whether the link of a mail did it. */
export const byWhom = ({
  user,
  onBehalfOf,
  channel,
}: Pick<Entry, "user" | "onBehalfOf" | "channel">): string =>
  user
    ? ` by ${[user.name, onBehalfOf?.name].filter(Boolean).join(", for ")}${channel === "mail-link" ? ", through the mail’s link" : ""}`
    : "";
