import { sql } from "drizzle-orm";
import { rowsOf } from "../../database/connection";
import type { Call } from "../../http/call";
import { OccError } from "../../http/errors";
import { factsOf, lockOrder, reasonsFor, reasonsLine, type Step } from "../limits";
import { noOrder } from "../orders";
import { outcomesOf } from "./outcome";
import { isAdministrator, ownRight, ownScope } from "./scope";
import { standInOf, standsIn } from "./stand-in";

export type WaitingCall = Pick<Call, "db" | "about" | "now">;

export interface Waiting {
  status: string;
  customer_id: string;
  unit_uid: string;
  placed_by: string | null;
  placed_at: string;
  currency: string;
  cost_centre: string | null;
  asked: string[] | null;
  steps: Step[] | null;
  pack_ids: string[] | null;
  /** Whether the caller decides in their own right. */
  own_right: boolean;
  /** For whom the caller decides otherwise. */
  stands_in: { customerId: string; name: string; administrator: boolean } | null;
}

/**
 * Locks an order about which the caller may decide.
 * @throws OccError 404 for an order outside the caller's scope, 403 for their own, for one they placed and for one that
 * went past them to a wider limit, 409 ConflictError with what became of it if it no longer waits.
 */
export async function lockWaiting(call: WaitingCall, code: string): Promise<Waiting> {
  const { db, about } = call;
  const { customerId } = about.user;
  const [order] = await rowsOf<Waiting>(
    db,
    sql`select o.status, o.customer_id, o.unit_uid, o.placed_by ->> 'customerId' as placed_by, o.placed_at, o.currency,
        o.cost_centre ->> 'code' as cost_centre, r.asked, r.steps,
        (select array_agg(distinct e.pack_id) from order_entries e where e.order_code = o.code) as pack_ids,
        ${ownRight(call)} as own_right, ${standInOf(call)} as stands_in
      from orders o left join approval_routes r on r.order_code = o.code
      where o.code = ${code} and o.organisation_uid = ${about.organisation.uid}
        and (${ownScope(call)} or ${standsIn(call, false)}) for update of o`,
  );
  if (!order) throw noOrder(code);
  if ([order.customer_id, order.placed_by].includes(customerId)) throw ownOrder(code);
  if (order.status !== "PENDING_APPROVAL") throw await decidedAlready(call, code);
  if (!order.own_right && !order.stands_in) {
    const names = (order.steps ?? []).filter(({ passed }) => !passed).map(({ name }) => name);
    throw overLimit(code, `It waits for ${names.join(" or ")}.`);
  }
  return order;
}

/**
 * Refuses an approver whose limits, or the limits of whom they stand in for, are not enough for what an order comes to now. Administrators may always decide, so
 * nothing waits forever (spec 002 §6).
 * @throws OccError 403.
 */
export async function mustBeWithin(call: WaitingCall, code: string, order: Waiting): Promise<void> {
  const forWhom = order.own_right ? undefined : order.stands_in;
  if (forWhom ? forWhom.administrator : isAdministrator(call)) return;
  const { user } = call.about;
  const pricesShown = user.priceEnabled;
  const { organisation, unit } = call.about;
  const [now] = await rowsOf<{ cents: number }>(
    call.db,
    sql`select total_cents - own_share_cents as cents from orders where code = ${code}`,
  );
  const judged = {
    organisationUid: organisation.uid,
    timeZone: organisation.timeZone,
    customerId: order.customer_id,
    unitUid: order.unit_uid,
    currency: order.currency,
    cents: now!.cents,
    costCentre: order.cost_centre ?? undefined,
    at: new Date(order.placed_at),
    code,
  };
  await lockOrder(call.db, judged);
  const { facts, limits } = await factsOf(call.db, judged, forWhom?.customerId ?? user.customerId);
  const reasons = reasonsFor(limits, facts);
  if (reasons.length === 0) return;
  const money = { currency: order.currency, symbol: unit.currencySymbol, pricesShown };
  throw overLimit(code, `${reasonsLine(reasons, money)}. An administrator can decide.`);
}

const overLimit = (code: string, why: string) =>
  new OccError(403, {
    type: "ForbiddenError",
    message: `${code} is more than you may approve. ${why}`,
    reason: "overLimit",
    subject: code,
    subjectType: "order",
  });

const ownOrder = (code: string) =>
  new OccError(403, {
    type: "ForbiddenError",
    message: "Somebody else must decide about an order that is yours or that you placed.",
    reason: "ownOrder",
    subject: code,
    subjectType: "order",
  });

/** What became of an order that no longer waits. One that never waited is not found. */
export async function decidedAlready(call: WaitingCall, code: string): Promise<OccError> {
  const outcome = (await outcomesOf(call, [code])).get(code);
  if (!outcome) return noOrder(code);
  const { who, verb, when } = outcome;
  return new OccError(409, {
    type: "ConflictError",
    message: who ? `${who} ${verb} ${code} at ${when}.` : `${code} was ${verb} at ${when}.`,
    reason: "alreadyDecided",
    subject: code,
    subjectType: "order",
  });
}
