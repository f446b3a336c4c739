import { wholeDaysBetween } from "~/calendar/clock.server";
import type { components } from "~/commerce/occ";
import { lapseWords } from "~/features/orders/lapses.server";
import { statusLabel } from "~/ui/order-status";
import { counted } from "~/ui/counted";
import { instantOf, readableDate, readableDay } from "~/ui/dates";

type ApiRow = components["schemas"]["ApprovalOrderRow"];
type ApiDecision = components["schemas"]["ApprovalDecision"];

/** What was decided, in words. */
export function decisionView(decision: ApiDecision | undefined, timeZone: string) {
  if (!decision) return undefined;
  const { label, tone } = statusLabel(decision.decision === "APPROVE" ? "approved" : "rejected");
  return {
    label: decision.amended ? `${label} with changes` : label,
    tone,
    by: [decision.user?.name ?? "Somebody", decision.onBehalfOf?.name].filter(Boolean).join(", for "),
    when: readableDate(decision.date, timeZone),
    reason: decision.reason,
    comment: decision.comment,
  };
}

/** "7 days" of a date of the API until now; "less than a day". */
export function waited(placed: string, now: number): string {
  const days = wholeDaysBetween(instantOf(placed), now);
  return days > 0 ? counted(days, "day") : "less than a day";
}

/** "Ana left on 12 Mar 2026", or when their last day is; undefined where nobody has said one. */
export const leavingWords = (wearer: string, leaving: ApiRow["leaving"]): string | undefined =>
  leaving &&
  (leaving.left
    ? `${wearer} left on ${readableDay(leaving.lastDay)}`
    : `${wearer}’s last day is ${readableDay(leaving.lastDay)}`);

/** An order in a list, in the words of its page. */
export function rowView(row: ApiRow, timeZone: string, now: number) {
  const { label, tone } = statusLabel(row.statusDisplay);
  return {
    code: row.code,
    wearer: row.wearer.name,
    wearerId: row.wearer.wearerId,
    unit: row.orgUnit.name,
    placed: readableDate(row.placed, timeZone),
    waited: waited(row.placed, now),
    trigger: [leavingWords(row.wearer.name, row.leaving), row.trigger].filter(Boolean).join(". "),
    /** Of somebody who has left, so it is approved on its own page. */
    held: row.leaving?.left === true,
    total: row.total?.formattedValue,
    charged: row.charged,
    pieces: counted(row.totalUnitCount, "piece"),
    purchaseOrderNumber: row.purchaseOrderNumber,
    status: { label, tone },
    fingerprint: row.fingerprint,
    lapses: lapseWords(`${row.code} took`, row.lapsedPacks),
    decision: decisionView(row.decision, timeZone),
  };
}

export type RowView = ReturnType<typeof rowView>;
