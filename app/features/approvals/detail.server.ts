import type { SerializeFrom } from "@remix-run/node";
import { clock } from "~/calendar/clock.server";
import type { components } from "~/commerce/occ";
import type { ResponseOf } from "~/commerce/response";
import { addressName } from "~/features/addresses/address-name";
import { totalsOf } from "~/features/lines/totals.server";
import { byWhom, changesOf } from "~/features/orders/approval.server";
import { lapseWords } from "~/features/orders/lapses.server";
import { isLong, parcelsOf } from "~/features/orders/parcels.server";
import { statusLabel } from "~/ui/order-status";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import { counted } from "~/ui/counted";
import { readableDate, readableDay } from "~/ui/dates";
import { decisionView, leavingWords, rowView, waited } from "./view.server";

type ApiApproval = components["schemas"]["ApprovalOrder"];
type Budget = ResponseOf<"get", "/approve-order/{orderId}/budget">;
type History = ResponseOf<"get", "/employee-history/{employeeId}">;

/** Orders of the wearer that are shown beside the one to decide about. */
export const LAST_ORDERS = 4;

/** The budget with this order in it; undefined without one, and for an order that takes nothing any more. */
function budgetView({ budget, thisOrder }: Budget, { approvalDecisionRequired }: ApiApproval) {
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
function historyView({ orders, pagination }: History, code: string, timeZone: string) {
  const now = clock();
  return {
    orders: orders
      .filter((one) => one.code !== code)
      .slice(0, LAST_ORDERS)
      .map((row) => rowView(row, timeZone, now)),
    total: pagination.totalResults,
  };
}

/** What the page of one approval shows. */
export const approvalPageView = (order: ApiApproval, history: History, budget: Budget, timeZone: string) => ({
  ...approvalView(order, timeZone),
  history: historyView(history, order.code, timeZone),
  budget: budgetView(budget, order),
  key: newIdempotencyKey(),
});

function approvalView(order: ApiApproval, timeZone: string) {
  const parcels = parcelsOf(order, timeZone);
  const { deliveryAddress: address } = order;
  return {
    code: order.code,
    wearer: order.wearer.name,
    wearerId: order.wearer.wearerId,
    first: order.wearer.name.split(" ")[0]!,
    placed: readableDate(order.placed, timeZone),
    waited: order.approvalDecisionRequired ? waited(order.placed, clock()) : undefined,
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
    sizesHidden: (order.entries ?? []).some(({ product }) => product.code === ""),
    pieces: counted(order.totalUnitCount, "piece"),
    totals: totalsOf(order),
    fingerprint: order.fingerprint,
    parcels,
    long: isLong(parcels),
    purchaseOrderNumber: order.purchaseOrderNumber,
    leaving: leavingWords(order.wearer.name, order.leaving),
    held: order.leaving?.left === true,
    lapses: lapseWords("you decline", order.lapsedPacks),
    facts: [
      { label: "Purchase order", value: order.purchaseOrderNumber },
      {
        label: "Cost centre",
        value: order.costCenter && `${order.costCenter.code} ${order.costCenter.name}`,
      },
      {
        label: "Deliver to",
        value: address && [addressName(address), address.formattedAddress].filter(Boolean).join(", "),
        written: true,
      },
      { label: "Delivery", value: order.deliveryMode?.name },
      { label: "Needed by", value: order.requestedRetrievalAt && readableDay(order.requestedRetrievalAt) },
    ].flatMap(({ value, ...row }) => (value ? [{ ...row, value }] : [])),
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
        channel,
        timestamp,
        statusDisplay,
        previousStatus,
        declineReason,
        note,
        amendedEntries,
      }) => ({
        what: `${previousStatus ? statusLabel(statusDisplay).label : "Placed"}${byWhom({ user, onBehalfOf, channel })}`,
        when: readableDate(timestamp, timeZone),
        why: [declineReason?.name, note && `“${note}”`].filter(Boolean).join(": ") || undefined,
        changes: changesOf(amendedEntries, entries),
      }),
    );

export type ApprovalView = SerializeFrom<typeof approvalPageView>;
