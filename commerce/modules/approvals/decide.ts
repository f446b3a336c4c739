import { sql } from "drizzle-orm";
import { rowsOf } from "../../database/connection";
import type { Call } from "../../http/call";
import { readableTime } from "../../http/dates";
import { invalid, OccError } from "../../http/errors";
import { REQUIRED_TEXT } from "../../http/text-schema";
import { findPerson } from "../oauth";
import {
  causeOf,
  giveBack,
  mailDecided,
  moveOrder,
  noOrder,
  packsOfLines,
  showOrder,
  statusDisplay,
} from "../orders";
import type { EventPerson } from "../orders/tables";
import { factsOf, lockOrder, reasonsFor, reasonsLine, type Step } from "../limits";
import { unitsBelow } from "../organisation";
import { declineReason, type DeclineReason } from "./reasons";
import { isAdministrator } from "./scope";

type DecideCall = Pick<
  Call,
  "db" | "principal" | "about" | "now" | "baseSite" | "mediaBaseUrl" | "storefrontUrl" | "header" | "once"
>;

interface Decision {
  approve: boolean;
  /** Needed to decline. */
  reason?: DeclineReason;
  /** The approver's own words. */
  comment?: string;
}

interface Locked {
  status: string;
  customer_id: string;
  unit_uid: string;
  placed_by: string | null;
  placed_at: string;
  currency: string;
  cents: number;
  cost_centre: string | null;
  asked: string[] | null;
  steps: Step[] | null;
  pack_ids: string[] | null;
}

/**
 * Approves an order that waits, or declines it: then all it took goes back as after a cancellation. The orderer gets a
 * mail. All in one transaction; of two decisions the first counts.
 * @throws OccError 404 for an order outside the caller's scope, 403 for their own and for one they placed, 409 ConflictError with what became
 * of it if it no longer waits.
 */
export async function decide(call: DecideCall, code: string, { approve, reason, comment }: Decision) {
  const { db, about } = call;
  const [order] = await rowsOf<Locked>(
    db,
    sql`select o.status, o.customer_id, o.unit_uid, o.placed_by ->> 'customerId' as placed_by, o.placed_at, o.currency,
        o.total_cents - o.own_share_cents as cents, o.cost_centre ->> 'code' as cost_centre, r.asked, r.steps,
        (select array_agg(distinct e.pack_id) from order_entries e where e.order_code = o.code) as pack_ids
      from orders o left join approval_routes r on r.order_code = o.code
      where o.code = ${code} and o.organisation_uid = ${about.organisation.uid}
        and (o.unit_uid in ${unitsBelow(about.unit.uid)} or ${about.user.customerId} = any(r.asked)) for update of o`,
  );
  if (!order) throw noOrder(code);
  if ([order.customer_id, order.placed_by].includes(about.user.customerId)) throw ownOrder(code);
  if (order.status !== "PENDING_APPROVAL") throw await decidedAlready(call, code);
  await mustBeAllowed(call, code, order, approve);
  const owner = await findPerson(db, order.customer_id);
  if (!owner) throw noOrder(code);
  const to = approve ? "APPROVED" : "REJECTED";
  const declined = reason && { code: reason.code, name: reason.name };
  const cause = causeOf(call, "approver", declined && { declined });
  await moveOrder(db, code, "PENDING_APPROVAL", to, { ...cause, note: comment || undefined });
  if (!approve) await giveBack(db, code, call.now());
  const wearer = { ...call, about: owner };
  const lines = (order.pack_ids ?? []).map((packId) => ({ packId }));
  const by = `${about.user.firstName} ${about.user.lastName}`;
  await mailDecided(
    wearer,
    await showOrder(wearer, code),
    { approved: approve, by, reason: reason?.name, comment },
    approve ? [] : await packsOfLines(wearer, lines),
  );
  return { code, status: to, statusDisplay: statusDisplay(to) };
}

/**
 * Refuses an approver whose limits are not enough: an order that went past them, and one that came to more than they may
 * allow meanwhile. Administrators may always decide, so nothing waits forever (spec 002 §6).
 * @throws OccError 403.
 */
async function mustBeAllowed(call: DecideCall, code: string, order: Locked, approve: boolean): Promise<void> {
  if (isAdministrator(call)) return;
  const { customerId, priceEnabled: pricesShown } = call.about.user;
  if (order.asked && !order.asked.includes(customerId)) {
    const names = (order.steps ?? []).filter(({ passed }) => !passed).map(({ name }) => name);
    throw overLimit(code, `It waits for ${names.join(" or ")}.`);
  }
  if (!approve) return;
  const { organisation, unit } = call.about;
  const judged = {
    organisationUid: organisation.uid,
    timeZone: organisation.timeZone,
    customerId: order.customer_id,
    unitUid: order.unit_uid,
    currency: order.currency,
    cents: order.cents,
    costCentre: order.cost_centre ?? undefined,
    at: new Date(order.placed_at),
    code,
  };
  await lockOrder(call.db, judged);
  const { facts, limits } = await factsOf(call.db, judged, customerId);
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

const VERBS: Record<string, string | undefined> = {
  APPROVED: "approved",
  REJECTED: "declined",
  CANCELLED: "cancelled",
};

/** What became of an order that no longer waits. One that never waited is not found. */
async function decidedAlready({ db, about }: DecideCall, code: string): Promise<OccError> {
  const [event] = await rowsOf<{ at: string; by: EventPerson | null; to_state: string }>(
    db,
    sql`select at, by, to_state from order_events where order_code = ${code} and parcel is null
      and from_state = 'PENDING_APPROVAL' and to_state <> from_state order by sequence desc limit 1`,
  );
  if (!event) return noOrder(code);
  const who = event.by?.customerId === about.user.customerId ? "You" : event.by?.name;
  const verb = VERBS[event.to_state] ?? "decided about";
  const when = readableTime(new Date(event.at), about.organisation.timeZone);
  return new OccError(409, {
    type: "ConflictError",
    message: who ? `${who} ${verb} ${code} at ${when}.` : `${code} was ${verb} at ${when}.`,
    reason: "alreadyDecided",
    subject: code,
    subjectType: "order",
  });
}

/** Approves or declines (spec 001 §7). @throws OccError 400 to decline without a reason; else as decide. */
export async function approveOrDecline(
  call: DecideCall,
  sent: { orderCode: string; decision: "APPROVE" | "DECLINE"; reasonCode?: string; comment?: string },
) {
  if (sent.decision === "APPROVE")
    return decide(call, sent.orderCode, { approve: true, comment: sent.comment });
  const reason = declineReason(sent.reasonCode);
  if (!sent.reasonCode) throw invalid("reasonCode", REQUIRED_TEXT, "missing");
  if (!reason) throw invalid("reasonCode", "Choose one of the reasons.");
  return decide(call, sent.orderCode, { approve: false, reason, comment: sent.comment });
}

/** The framework's decision (contract §10). @throws OccError 400 to reject without a comment; else as decide. */
export async function approveOrReject(
  call: DecideCall,
  code: string,
  sent: { decision: "APPROVE" | "REJECT"; comment?: string },
) {
  const approve = sent.decision === "APPROVE";
  if (!approve && !sent.comment) throw invalid("comment", REQUIRED_TEXT, "missing");
  await decide(call, code, {
    approve,
    reason: approve ? undefined : declineReason("OTHER"),
    comment: sent.comment,
  });
  return sent;
}
