import { occDate } from "../../http/dates";
import type { Organisation } from "../../http/principal";
import { type Reason, reasonsLine } from "../limits";
import type { EventData, EventPerson, RestrictedStyle } from "../orders/tables";
import type { UrgentReason } from "../organisation/tables";

/** Why an order came to an approver, as its row and its route tell. */
interface Causes {
  reasons?: readonly Reason[] | null;
  urgent: UrgentReason | null;
  restricted: readonly RestrictedStyle[] | null;
}

/**
 * Why an order needs an approval: that it is urgent, restricted styles in it, the limits and the budget that it is over,
 * or the rule of its organisation.
 */
export function triggerOf(
  { approval }: Pick<Organisation, "approval">,
  { reasons, urgent, restricted }: Causes,
  money: Parameters<typeof reasonsLine>[1],
): string {
  const causes = [
    ...(urgent ? [`Urgent: ${urgent.msg}`] : []),
    ...(restricted?.length ? [`Restricted style: ${restricted.map(({ name }) => name).join(", ")}`] : []),
    ...(reasons?.length ? [reasonsLine(reasons, money)] : []),
  ];
  if (causes.length > 0) return causes.join(", ");
  return approval === "own-share" ? "The wearer pays a part" : "Every order is approved here";
}

/** What an approver decided about an order, from its event. */
export interface DecisionEvent {
  at: Date;
  to: string;
  by: EventPerson | null;
  onBehalfOf: EventPerson | null;
  note: string | null;
  data: EventData | null;
}

export const decisionView = ({ at, to, by, onBehalfOf, note, data }: DecisionEvent) => ({
  decision: to === "APPROVED" ? ("APPROVE" as const) : ("DECLINE" as const),
  date: occDate(at),
  user: by ?? undefined,
  onBehalfOf: onBehalfOf ?? undefined,
  reasonCode: data?.declined?.code,
  reason: data?.declined?.name,
  comment: note ?? undefined,
  amended: data?.amended ? true : undefined,
});
