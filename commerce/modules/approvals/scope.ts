import { sql, type SQL } from "drizzle-orm";
import type { Call } from "../../http/call";
import { unitsBelow } from "../organisation";
import { standsIn, standsInFor } from "./stand-in";

export type ApprovalCall = Pick<Call, "db" | "about" | "now">;

/** Orders `o` of the caller's unit and every unit below it, or sent to them by a limit. */
export const ownScope = ({ about: { user, unit } }: ApprovalCall): SQL => sql`(
  o.unit_uid in ${unitsBelow(unit.uid)} or exists (
    select from approval_routes r where r.order_code = o.code and ${user.customerId} = any(r.asked)))`;

/**
 * Orders `o` among which all in the caller's scope are, as two lists that indices find: an approver of a few units does not
 * have every order of a large organisation looked at. It decides nothing.
 */
const near = (call: ApprovalCall): SQL => sql`(
  o.unit_uid = any(array(select uid from ${unitsBelow(call.about.unit.uid)} b
    union all select unnest(s.units) from ${standsInFor(call)} s))
  or o.code = any(array(select r.order_code from approval_routes r
    where r.asked && array(select ${call.about.user.customerId}::text
      union all select s.customer_id from ${standsInFor(call)} s))))`;

/**
 * Orders that the caller may read as an approver: of their organisation, in their own scope or that of somebody for whom
 * they stand in, and neither their own nor placed by them for somebody else.
 */
export const inScope = (call: ApprovalCall): SQL => sql`(
  o.organisation_uid = ${call.about.organisation.uid} and ${near(call)} and o.customer_id <> ${call.about.user.customerId}
  and o.placed_by ->> 'customerId' is distinct from ${call.about.user.customerId}
  and (${ownScope(call)} or ${standsIn(call, false)}))`;

/** Whether the caller decides for an organisation, and not only as far as limits allow. */
export const isAdministrator = ({ about: { user } }: Pick<ApprovalCall, "about">): boolean =>
  user.groups.includes("b2badmingroup");

/** Orders `o` that limits and budgets leave to the caller: not sent past them to somebody else (spec 002 §6). */
export const ownRight = (call: ApprovalCall): SQL =>
  sql`(${ownScope(call)} and ${
    isAdministrator(call)
      ? sql`true`
      : sql`not exists (select from approval_routes r where r.order_code = o.code
        and not ${call.about.user.customerId} = any(r.asked))`
  })`;

/** Events `v` by which an approver decided; an index has them alone. */
const decides = sql`v.parcel is null and v.actor = 'approver' and v.from_state = 'PENDING_APPROVAL'
  and v.to_state in ('APPROVED', 'REJECTED')`;
const decision = sql`v.at, v.to_state, v.by, v.on_behalf_of, v.note, v.data`;

/** Orders `o`, each with its last decision `d` or without one. */
export const ordersWithDecision = sql`orders o left join lateral (
  select ${decision} from order_events v where v.order_code = o.code and ${decides}
  order by v.sequence desc limit 1) d on true`;

/** Whether an order `o` was decided. */
export const isDecided = sql`o.decided_at is not null`;

/** Whether an order `o` waits or waited for an approval. */
export const everWaited = sql`(o.status = 'PENDING_APPROVAL' or exists (select from order_events v
  where v.order_code = o.code and v.to_state = 'PENDING_APPROVAL'))`;

/** Orders `o` in the caller's scope that wait for their decision. */
export const waits = (call: ApprovalCall): SQL =>
  sql`(o.status = 'PENDING_APPROVAL' and (${ownRight(call)} or ${standsIn(call, true)}))`;

/** Orders `o` that wait for the caller's decision. */
export const waitingInScope = (call: ApprovalCall): SQL => sql`${inScope(call)} and ${waits(call)}`;

/** Orders `o` that wait for the caller's decision, and those in their scope that wait no longer. */
export const requestedInScope = (call: ApprovalCall): SQL =>
  sql`${inScope(call)} and (o.status <> 'PENDING_APPROVAL' or ${waits(call)})`;

/** Orders `o` that wait for the caller's decision, and those in their scope that waited for one. */
export const everRequested = (call: ApprovalCall): SQL => sql`${requestedInScope(call)} and ${everWaited}`;

/** Whether the organisation hides what says something about a body from whoever decides about orders. */
export const hidesSizes = ({ about }: Pick<ApprovalCall, "about">): boolean => about.organisation.sizesHidden;
