import { occDate } from "../../http/dates";
import type { Organisation } from "../../http/principal";
import type { EventData, EventPerson } from "../orders/tables";

/** Why an order needs an approval: the rule of its organisation by which it was placed. */
export const triggerOf = ({ approval }: Pick<Organisation, "approval">): string =>
  approval === "own-share" ? "The wearer pays a part" : "Every order is approved here";

/** What an approver decided about an order, from its event. */
export interface DecisionEvent {
  at: Date;
  to: string;
  by: EventPerson | null;
  note: string | null;
  data: EventData | null;
}

export const decisionView = ({ at, to, by, note, data }: DecisionEvent) => ({
  decision: to === "APPROVED" ? ("APPROVE" as const) : ("DECLINE" as const),
  date: occDate(at),
  user: by ?? undefined,
  reasonCode: data?.declined?.code,
  reason: data?.declined?.name,
  comment: note ?? undefined,
});
