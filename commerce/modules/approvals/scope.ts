import { sql, type SQL } from "drizzle-orm";
import type { Call } from "../../http/call";
import { unitsBelow } from "../organisation";

export type ApprovalCall = Pick<Call, "db" | "about" | "now">;

/**
 * Orders that the caller may read as an approver: of their organisation, of their unit and every unit below it or sent to
 * them by a limit, and neither their own nor placed by them for somebody else.
 */
export const inScope = ({ about: { user, unit, organisation } }: ApprovalCall): SQL => sql`(
  o.organisation_uid = ${organisation.uid} and o.customer_id <> ${user.customerId}
  and o.placed_by ->> 'customerId' is distinct from ${user.customerId}
  and (o.unit_uid in ${unitsBelow(unit.uid)} or exists (
    select from approval_routes r where r.order_code = o.code and ${user.customerId} = any(r.asked))))`;

/** Whether the caller decides for an organisation, and not only as far as limits allow. */
export const isAdministrator = ({ about: { user } }: Pick<ApprovalCall, "about">): boolean =>
  user.groups.includes("b2badmingroup");

/** Orders that limits and budgets leave to the caller: not sent past them to somebody else (spec 002 §6). */
const mine = (call: ApprovalCall): SQL =>
  isAdministrator(call)
    ? sql`true`
    : sql`not exists (select from approval_routes r where r.order_code = o.code
        and not ${call.about.user.customerId} = any(r.asked))`;

/** The decision of an approver about an order, by which it left the waiting. */
export const decisionOf = sql`
  select v.at, v.to_state, v.by, v.note, v.data from order_events v
  where v.order_code = o.code and v.parcel is null and v.actor = 'approver'
    and v.from_state = 'PENDING_APPROVAL' and v.to_state in ('APPROVED', 'REJECTED')
  order by v.sequence desc limit 1`;

/** Orders `o` in the caller's scope that wait for their decision. */
export const waits = (call: ApprovalCall): SQL => sql`(o.status = 'PENDING_APPROVAL' and ${mine(call)})`;

/** Orders `o` that wait for the caller's decision. */
export const waitingInScope = (call: ApprovalCall): SQL => sql`${inScope(call)} and ${waits(call)}`;
