import { ORDER_STATES, type OrderState, type ParcelState } from "./states";

/**
 * Who causes a transition. `wearer` is the order's person, or an agent for them; `merchant` is the supplier, who
 * must not be mistaken for the organisation's approver; `system` is a job or another system.
 */
export const ACTORS = ["wearer", "approver", "merchant", "warehouse", "system"] as const;
export type Actor = (typeof ACTORS)[number];

/** A permitted transition; null is before the first state. */
export interface Transition<State extends string> {
  from: State | null;
  to: State;
  by: readonly Actor[];
}

/** A table of transitions from rows: one state, those that may follow it, and who causes them. */
export const transitionTable = <State extends string>(
  rows: readonly [from: State | null, to: readonly State[], by: readonly Actor[]][],
): readonly Transition<State>[] =>
  rows.flatMap(([from, tos, by]) => tos.map((to): Transition<State> => ({ from, to, by })));

/**
 * The transitions of an order. No source names them (contract §25), so these are the shop's own: what waits for a
 * decision may be withdrawn by its person; from OPEN on, the warehouse has begun.
 */
export const ORDER_TRANSITIONS = transitionTable<OrderState>([
  [null, ["CREATED", "PENDING_APPROVAL"], ["wearer"]],

  ["PENDING_APPROVAL", ["APPROVED", "REJECTED", "PENDING_APPROVAL_FROM_MERCHANT"], ["approver"]],
  ["PENDING_APPROVAL", ["ASSIGNED_TO_ADMIN"], ["approver", "system"]],
  ["ASSIGNED_TO_ADMIN", ["APPROVED", "REJECTED", "PENDING_APPROVAL_FROM_MERCHANT"], ["approver"]],
  ["PENDING_APPROVAL_FROM_MERCHANT", ["APPROVED_BY_MERCHANT", "REJECTED_BY_MERCHANT"], ["merchant"]],

  // Everything was taken on site, so nothing is left to do.
  ["CREATED", ["COMPLETED"], ["wearer"]],

  ["CREATED", ["CANCELLED"], ["wearer"]],
  ["PENDING_APPROVAL", ["CANCELLED"], ["wearer"]],
  ["ASSIGNED_TO_ADMIN", ["CANCELLED"], ["wearer"]],
  ["PENDING_APPROVAL_FROM_MERCHANT", ["CANCELLED"], ["wearer"]],
  ["APPROVED", ["CANCELLED"], ["wearer"]],
  ["APPROVED_BY_MERCHANT", ["CANCELLED"], ["wearer"]],

  ["CREATED", ["PROCESSING", "ERROR"], ["system"]],
  ["APPROVED", ["PROCESSING", "ERROR"], ["system"]],
  ["APPROVED_BY_MERCHANT", ["PROCESSING", "ERROR"], ["system"]],
  ["CREATED", ["OPEN"], ["warehouse"]],
  ["APPROVED", ["OPEN"], ["warehouse"]],
  ["APPROVED_BY_MERCHANT", ["OPEN"], ["warehouse"]],
  ["PROCESSING", ["OPEN"], ["warehouse"]],
  ["PROCESSING", ["ERROR"], ["system"]],
  ["ERROR", ["PROCESSING", "CANCELLED"], ["system"]],

  ["OPEN", ["COMPLETED"], ["warehouse"]],
  ["OPEN", ["CANCELLING"], ["warehouse", "system"]],
  ["CANCELLING", ["OPEN", "CANCELLED"], ["warehouse"]],
]);

/** Whether an event of an order is the decision of an approver (`decides` in approvals is the same as SQL). */
export const isDecision = ({
  actor,
  from,
  to,
}: {
  actor: Actor;
  from?: string | null;
  to: string;
}): boolean =>
  actor === "approver" && from === "PENDING_APPROVAL" && (to === "APPROVED" || to === "REJECTED");

/** States of an order from which there is no way on. */
export const ENDED_STATES: readonly OrderState[] = ORDER_STATES.filter(
  (state) => !ORDER_TRANSITIONS.some(({ from }) => from === state),
);

/** The transitions of a parcel. Carriers report through the warehouse. */
export const PARCEL_TRANSITIONS = transitionTable<ParcelState>([
  [null, ["WAITING", "PICKPACK"], ["warehouse"]],
  // Goods that the order's person took from a stockroom on site.
  [null, ["PICKUP_COMPLETE"], ["wearer"]],
  ["WAITING", ["PAYMENT_NOT_CAPTURED", "TAX_NOT_COMMITTED"], ["system"]],
  ["PAYMENT_NOT_CAPTURED", ["WAITING"], ["system"]],
  ["TAX_NOT_COMMITTED", ["WAITING"], ["system"]],
  ["WAITING", ["IN_PROCESS", "PICKPACK", "CANCELLED"], ["warehouse"]],
  ["IN_PROCESS", ["PICKPACK", "CANCELLED"], ["warehouse"]],
  ["PICKPACK", ["READY", "READY_FOR_SHIPPING", "READY_FOR_PICKUP", "CANCELLED"], ["warehouse"]],
  ["READY", ["READY_FOR_SHIPPING", "READY_FOR_PICKUP", "SHIPPED", "CANCELLED"], ["warehouse"]],
  ["READY_FOR_SHIPPING", ["SHIPPED", "CANCELLED"], ["warehouse"]],
  ["READY_FOR_PICKUP", ["PICKUP_COMPLETE", "CANCELLED"], ["warehouse"]],
  ["SHIPPED", ["IN_TRANSIT", "DELIVERING", "DELIVERY_COMPLETED", "DELIVERY_REJECTED"], ["warehouse"]],
  ["IN_TRANSIT", ["DELIVERING", "DELIVERY_COMPLETED", "DELIVERY_REJECTED"], ["warehouse"]],
  ["DELIVERING", ["IN_TRANSIT", "DELIVERY_COMPLETED", "DELIVERY_REJECTED"], ["warehouse"]],
  ["DELIVERY_REJECTED", ["SHIPPED", "CANCELLED"], ["warehouse"]],
]);

/** Whether an actor may move something from one state to another. Unknown states may not be left or entered. */
export const mayMove = (
  table: readonly Transition<string>[],
  from: string | null,
  to: string,
  actor: Actor,
): boolean => table.some((row) => row.from === from && row.to === to && row.by.includes(actor));

/** The states that may follow one, if any of these actors causes it. */
export const statesAfter = <State extends string>(
  table: readonly Transition<State>[],
  from: State,
  ...actors: readonly Actor[]
): State[] =>
  table.flatMap((row) => (row.from === from && row.by.some((one) => actors.includes(one)) ? [row.to] : []));

/** @throws Error if an actor may not move something from one state to another. */
export function mustMove(
  table: readonly Transition<string>[],
  from: string | null,
  to: string,
  actor: Actor,
): void {
  if (!mayMove(table, from, to, actor)) {
    throw new Error(`${actor} may not move from ${from ?? "the beginning"} to ${to}`);
  }
}

/** The states that an actor may end by moving on to another. */
export const statesBefore = <State extends string>(
  table: readonly Transition<State>[],
  to: State,
  actor: Actor,
): State[] =>
  table.flatMap((row) => (row.from !== null && row.to === to && row.by.includes(actor) ? [row.from] : []));
