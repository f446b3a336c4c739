import type { SerializeFrom } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import type { components } from "~/commerce/occ";
import { totalsOf } from "~/features/cart/totals.server";
import { byWhom, changesOf } from "~/features/orders/approval.server";
import { isLong, parcelsOf } from "~/features/orders/parcels.server";
import { statusLabel } from "~/features/orders/status";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import type { Visit } from "~/session/visit.server";
import { counted } from "~/ui/counted";
import { readableDate, readableDay } from "~/ui/dates";
import { loadAmend } from "./amend.server";
import { decisionView, rowView, waited } from "./view.server";

type ApiApproval = components["schemas"]["ApprovalOrder"];

/** Orders of the wearer that are shown beside the one to decide about. */
const LAST_ORDERS = 4;

/** One order as its approver sees it. @throws CommerceError 404 outside the person's units, and for their own. */
export const readApproval = (visit: Visit, code: string) =>
  answer(
    visit.commerce.GET("/approve-order/{orderId}", {
      params: { path: { orderId: code }, query: { fields: "FULL" } },
    }),
  );

/** The budget that the order is charged to. */
const readBudget = (visit: Visit, code: string) =>
  answer(visit.commerce.GET("/approve-order/{orderId}/budget", { params: { path: { orderId: code } } }));

/** The budget with this order in it; undefined without one, and for an order that takes nothing any more. */
function budgetView(
  { budget, thisOrder }: Awaited<ReturnType<typeof readBudget>>,
  { approvalDecisionRequired }: ApiApproval,
) {
  if (!budget || !approvalDecisionRequired) return undefined;
  const after = Math.round((budget.left.value - thisOrder.value) * 100) / 100;
  return {
    name: budget.name,
    centre: budget.costCenters[0]?.code,
    until: readableDay(budget.lastDay),
    amount: budget.amount.formattedValue,
    spent: budget.spent.formattedValue,
    held: budget.held.formattedValue,
    heldOrders: budget.heldOrders,
    thisOrder: thisOrder.formattedValue,
    left: budget.left.formattedValue,
    fits: after >= 0,
    share: { used: budget.spent.value + budget.held.value, all: budget.budget },
  };
}

/** The wearer's other orders, newest first. */
async function readHistory(visit: Visit, { wearer, code }: ApiApproval, timeZone: string) {
  const { orders, pagination } = await answer(
    visit.commerce.GET("/employee-history/{employeeId}", {
      params: { path: { employeeId: wearer.customerId }, query: { pageSize: LAST_ORDERS + 1 } },
    }),
  );
  const now = Date.now();
  return {
    orders: orders
      .filter((one) => one.code !== code)
      .slice(0, LAST_ORDERS)
      .map((row) => rowView(row, timeZone, now)),
    total: pagination.totalResults,
  };
}

/** What the page of one approval shows. */
export async function loadApproval(visit: Visit, code: string) {
  const [order, used, timeZone] = await Promise.all([
    readApproval(visit, code),
    readBudget(visit, code),
    visit.timeZone(),
  ]);
  const history = await readHistory(visit, order, timeZone);
  return {
    ...approvalView(order, timeZone),
    history,
    budget: budgetView(used, order),
    key: newIdempotencyKey(),
  };
}

/** One order, with the form of its address if it has one: `?do=amend`. */
export async function loadApprovalPage(visit: Visit, request: Request, code: string) {
  const amends = new URL(request.url).searchParams.get("do") === "amend";
  const [one, amend] = await Promise.all([
    loadApproval(visit, code),
    amends ? loadAmend(visit, code) : undefined,
  ]);
  return { one, amend };
}

function approvalView(order: ApiApproval, timeZone: string) {
  const parcels = parcelsOf(order, timeZone);
  const { deliveryAddress: address } = order;
  return {
    code: order.code,
    wearer: order.wearer.name,
    wearerId: order.wearer.wearerId,
    first: order.wearer.name.split(" ")[0]!,
    placed: readableDate(order.placed, timeZone),
    waited: order.approvalDecisionRequired ? waited(order.placed, Date.now()) : undefined,
    waits: order.approvalDecisionRequired,
    mayDecide: order.mayDecide,
    reasons: order.reasons.map(({ title, detail, limit, amount }) => ({
      title,
      detail,
      share: limit && amount && { limit: limit.value, amount: amount.value },
    })),
    route: order.route.map(({ name, unit, administrator, self, passed }) => ({
      name: self ? "You" : name,
      unit: administrator ? `${unit}, administrator` : unit,
      passed: passed?.map(({ title }) => title).join(", "),
    })),
    trigger: order.trigger,
    stage: order.stage,
    unit: order.orgUnit?.name,
    pieces: counted(order.totalUnitCount, "piece"),
    totals: totalsOf(order),
    fingerprint: order.fingerprint,
    parcels,
    long: isLong(parcels),
    facts: [
      { label: "Purchase order", value: order.purchaseOrderNumber },
      {
        label: "Cost centre",
        value: order.costCenter && `${order.costCenter.code} ${order.costCenter.name}`,
      },
      {
        label: "Deliver to",
        value:
          address &&
          [address.companyName || `${address.firstName} ${address.lastName}`.trim(), address.formattedAddress]
            .filter(Boolean)
            .join(", "),
      },
      { label: "Delivery", value: order.deliveryMode?.name },
    ].flatMap(({ label, value }) => (value ? [{ label, value }] : [])),
    decision: decisionView(order.decision, timeZone),
    events: eventsOf(order, timeZone),
  };
}

/** What happened to the order itself, in words: "Placed by Makareta Dunleavy". */
const eventsOf = ({ historyEntries = [], entries = [] }: ApiApproval, timeZone: string) =>
  historyEntries
    .filter(({ consignment, previousStatus, status }) => !consignment && previousStatus !== status)
    .map(
      ({
        user,
        onBehalfOf,
        timestamp,
        statusDisplay,
        previousStatus,
        declineReason,
        note,
        amendedEntries,
      }) => ({
        what: `${previousStatus ? statusLabel(statusDisplay).label : "Placed"}${byWhom({ user, onBehalfOf })}`,
        when: readableDate(timestamp, timeZone),
        why: [declineReason?.name, note && `“${note}”`].filter(Boolean).join(": ") || undefined,
        changes: changesOf(amendedEntries, entries),
      }),
    );

export type ApprovalView = SerializeFrom<typeof loadApproval>;
