import { sql, type SQL } from "drizzle-orm";
import type { Call } from "../../http/call";
import { unitsBelow } from "../organisation";

export type ApprovalCall = Pick<Call, "db" | "about" | "now">;

/**
 * Orders that the caller decides about or decided: of their organisation, of their unit and every unit below it, and
 * neither their own nor placed by them for somebody else.
 */
export const inScope = ({ about: { user, unit, organisation } }: ApprovalCall): SQL => sql`(
  o.organisation_uid = ${organisation.uid} and o.customer_id <> ${user.customerId}
  and o.placed_by ->> 'customerId' is distinct from ${user.customerId}
  and o.unit_uid in ${unitsBelow(unit.uid)})`;

/** The decision of an approver about an order, by which it left the waiting. */
export const decisionOf = sql`
  select v.at, v.to_state, v.by, v.note, v.data from order_events v
  where v.order_code = o.code and v.parcel is null and v.actor = 'approver'
    and v.from_state = 'PENDING_APPROVAL' and v.to_state in ('APPROVED', 'REJECTED')
  order by v.sequence desc limit 1`;

export const waits = sql`o.status = 'PENDING_APPROVAL'`;

/** Orders `o` that wait for the caller's decision. */
export const waitingInScope = (call: ApprovalCall): SQL => sql`${inScope(call)} and ${waits}`;
