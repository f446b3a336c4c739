import { sql, type SQL } from "drizzle-orm";
import { rowsOf } from "../../database/connection";
import type { Call } from "../../http/call";
import { may } from "../../http/policy";
import { requestedInScope, type Outcome, outcomesOf, waitingInScope } from "../approvals";
import type { DecisionRequest } from "./tables";

type AskedCall = Pick<Call, "db" | "about" | "now">;

const ofCaller = ({ about: { user } }: AskedCall): SQL => sql`
  from notices t join orders o on o.code = t.details ->> 'orderCode'
  where t.customer_id = ${user.customerId} and t.kind = 'approval'`;

/**
 * A person's notices `t` of orders `o` that wait or waited for their decision; nothing for those who may not decide any
 * more.
 */
export const askedOf = (call: AskedCall): SQL =>
  may(call.about, "approve-orders")
    ? sql`${ofCaller(call)} and ${requestedInScope(call)}`
    : sql`${ofCaller(call)} and false`;

/** How many of them that still wait were not read since an instant. One statement. */
export async function unreadRequests(call: AskedCall, since: SQL): Promise<number> {
  const [row] = await rowsOf<{ unread: number }>(
    call.db,
    sql`select count(*)::int as unread ${ofCaller(call)} and t.read_at is null and t.at > ${since}
      and ${waitingInScope(call)}`,
  );
  return row!.unread;
}

/** Adds what became of the orders that rows are about. One statement, or none without such a row. */
export async function withOutcomes<Row extends { kind: string; details: unknown }>(
  call: AskedCall,
  rows: readonly Row[],
): Promise<(Row & { outcome?: Outcome })[]> {
  const codeOf = (row: Row) =>
    row.kind === "approval" ? (row.details as DecisionRequest).orderCode : undefined;
  const codes = rows.flatMap((row) => codeOf(row) ?? []);
  if (codes.length === 0) return [...rows];
  const outcomes = await outcomesOf(call, codes);
  return rows.map((row) => ({ ...row, outcome: outcomes.get(codeOf(row) ?? "") }));
}

/** What a notice of an order says that waits for its reader, or what became of it. */
export function requestTexts(
  { orderCode, wearer, unit, urgent, standsIn }: DecisionRequest,
  outcome: Outcome | undefined,
) {
  const url = `/my-account/approval/${encodeURIComponent(orderCode)}`;
  if (!outcome) {
    return {
      title: `Order ${orderCode} of ${wearer} waits for your decision`,
      more: [
        ...(urgent ? [`Urgent: ${urgent}.`] : []),
        `It comes from ${unit}.`,
        ...(standsIn ? [`You stand in for ${standsIn}.`] : []),
      ].join(" "),
      url,
      action: { label: "Approve", url },
    };
  }
  const { who, verb, when, amended } = outcome;
  const changed = amended ? " with changes" : "";
  return {
    title: who
      ? `${who} ${verb} order ${orderCode} of ${wearer}${changed}`
      : `Order ${orderCode} of ${wearer} was ${verb}${changed}`,
    more: `That was at ${when}. Nothing is left to decide.`,
    url,
    action: { label: "View", url },
  };
}
