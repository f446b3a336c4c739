import { sql } from "drizzle-orm";
import { rowsOf } from "../../database/connection";
import type { Call } from "../../http/call";
import { notFound } from "../../http/errors";
import { priceOf } from "../../http/money";
import { personName } from "../../http/person-name";
import { todayOf } from "../../http/today";
import { findPerson } from "../oauth";
import { noOrder, orderFingerprint, orderView, readOrderIf } from "../orders";
import { budgetOfOrder, reasonView, type Step } from "../limits";
import { unitsBelow } from "../organisation";
import { listApprovals } from "./list";
import { type ApprovalCall, everWaited, hidesSizes, inScope, isAdministrator } from "./scope";
import { standsIn } from "./stand-in";
import { knowing, leavingOf } from "./left";
import { decisionView, triggerOf } from "./present";

type DetailCall = ApprovalCall & Pick<Call, "mediaBaseUrl">;

/**
 * An order of somebody in the caller's scope that waits or waited for an approval, as an approver sees it: with prices
 * if either of the two may see them. In four statements.
 * @throws OccError 404 for every other order, and for the caller's own.
 */
export async function showApproval(call: DetailCall, code: string) {
  const mine = sql`orders.code in (
    select o.code from orders o where o.code = ${code} and ${inScope(call)} and ${everWaited})`;
  const rows = await readOrderIf(call.db, code, mine, {
    today: todayOf(call),
    hideSizesFrom: hidesSizes(call) ? call.about.user.customerId : undefined,
  });
  const { order, events, route, lapsed } = rows;
  const owner = await findPerson(call.db, order.customerId);
  if (!owner) throw noOrder(code);
  const pricesShown = order.pricesShown || call.about.user.priceEnabled;
  const money = { currency: order.currency, symbol: owner.unit.currencySymbol, pricesShown };
  const about = { ...owner, payer: owner.user.firstName };
  const leaving = order.status === "PENDING_APPROVAL" ? leavingOf(owner.user, todayOf(call)) : undefined;
  const decided = events.findLast(
    ({ parcel, actor, from, to }) =>
      parcel === null && actor === "approver" && from === "PENDING_APPROVAL" && to !== from,
  );
  return {
    ...orderView({ ...call, about }, { ...rows, order: { ...order, pricesShown } }),
    wearer: {
      customerId: order.customerId,
      name: order.orderedBy,
      wearerId: owner.user.wearerId,
    },
    trigger: triggerOf(
      call.about.organisation,
      { reasons: route?.reasons, urgent: order.urgentReason, restricted: order.restrictedStyles },
      money,
    ),
    fingerprint: knowing(
      orderFingerprint({ ...order, pricesShown, pieces: piecesOf(rows.entries) }),
      leaving?.left === true,
    ),
    leaving,
    reasons: (route?.reasons ?? []).map((reason) => reasonView(reason, money)),
    route: (route?.steps ?? []).map((step) => stepView(call, step, money)),
    approvalDecisionRequired: order.status === "PENDING_APPROVAL",
    mayDecide:
      !route ||
      isAdministrator(call) ||
      route.asked.includes(call.about.user.customerId) ||
      (await decidesFor(call, code)),
    lapsedPacks: (order.status === "PENDING_APPROVAL" && lapsed) || undefined,
    decision: decided && decisionView(decided),
  };
}

const piecesOf = (entries: readonly { entry: { quantity: number } }[]) =>
  entries.reduce((sum, { entry }) => sum + entry.quantity, 0);

/** Whether the caller decides about an order for somebody else. */
async function decidesFor(call: DetailCall, code: string): Promise<boolean> {
  const rows = await rowsOf(
    call.db,
    sql`select from orders o where o.code = ${code} and ${standsIn(call, true)}`,
  );
  return rows.length > 0;
}

/** Somebody on the order's way, with why it passed them by. */
const stepView = ({ about }: DetailCall, step: Step, money: Parameters<typeof reasonView>[1]) => ({
  name: step.name,
  unit: step.unit,
  administrator: step.administrator,
  self: step.customerId === about.user.customerId,
  passed: step.passed?.map((reason) => reasonView(reason, money)),
});

type Approval = Awaited<ReturnType<typeof showApproval>>;
type ApprovalRow = Awaited<ReturnType<typeof listApprovals>>["orders"][number];

/** An order as the framework's approval of it (contract §10). An order has one approval, with its code. */
function orderApproval<Order extends Approval | ApprovalRow>(order: Order) {
  const { code, status, statusDisplay, trigger, decision } = order;
  const record = decision && {
    approver: { uid: decision.user?.customerId ?? "", name: decision.user?.name ?? "" },
    comments: [decision.reason, decision.comment].filter(Boolean).join(": ") || undefined,
    permissionTypes: [],
    statusDisplay: decision.decision === "APPROVE" ? "approved" : "rejected",
  };
  return {
    code,
    approvalDecisionRequired: status === "PENDING_APPROVAL",
    order: { ...order, statusDisplay },
    customerOrderApprovalRecords: record ? [record] : [],
    merchantOrderApprovalRecords: [],
    trigger,
  };
}

/** @throws OccError 404 as showApproval. */
export const showOrderApproval = async (call: DetailCall, code: string) =>
  orderApproval(await showApproval(call, code));

/** What waits and what was decided, in the framework's shape. */
export async function listOrderApprovals(call: ApprovalCall, query: Parameters<typeof listApprovals>[2]) {
  const { orders, pagination, sorts } = await listApprovals(call, "any", query);
  return { orderApprovals: orders.map(orderApproval), pagination, sorts };
}

/**
 * The budget that an order is charged to, as it is without the order, and what the order takes of it. Two statements.
 * @throws OccError 404 as showApproval.
 */
export async function showOrderBudget(call: DetailCall, code: string) {
  const [order] = await rowsOf<{
    placed_at: string;
    currency: string;
    symbol: string;
    cents: number;
    centre: string | null;
  }>(
    call.db,
    sql`select o.placed_at, o.currency, n.currency_symbol as symbol, o.total_cents - o.own_share_cents as cents,
        o.cost_centre ->> 'code' as centre
      from orders o join units n on n.uid = o.unit_uid where o.code = ${code} and ${inScope(call)}`,
  );
  if (!order) throw noOrder(code);
  const { placed_at, currency, centre: costCentre } = order;
  return {
    budget: await budgetOfOrder(call, { code, costCentre, currency, at: new Date(placed_at) }),
    thisOrder: priceOf(order.cents, currency, order.symbol),
  };
}

/** A person of the caller's units. @throws OccError 404 for anybody else. */
export async function showEmployee({ db, about }: ApprovalCall, customerId: string) {
  const [found] = await rowsOf<{ customer_id: string; unit_uid: string }>(
    db,
    sql`select customer_id, unit_uid from users where customer_id = ${customerId}
      and organisation_uid = ${about.organisation.uid} and unit_uid in ${unitsBelow(about.unit.uid)}`,
  );
  const person = found && (await findPerson(db, customerId));
  if (!person) throw notFound("There is no such person in your units.", { subject: customerId });
  const { user, unit } = person;
  return {
    customerId: user.customerId,
    uid: user.uid,
    name: personName(user),
    wearerId: user.wearerId,
    active: user.active,
    jobGroup: user.jobGroup,
    orgUnit: { uid: unit.uid, name: unit.name },
  };
}

/** The orders that a person placed in the caller's units, newest first. Nobody's are an empty list. */
export const showEmployeeHistory = (
  call: ApprovalCall,
  customerId: string,
  query: { currentPage?: number; pageSize?: number },
) => listApprovals(call, "placed", query, { customerId });
