import { parcelStage } from "./parcels";
import { statusDisplay } from "./status";
import type { consignments, orders } from "./tables";

type Parcel = Pick<typeof consignments.$inferSelect, "status" | "statusAt"> & {
  lines: { quantity: number }[];
};
type OrderState = Pick<typeof orders.$inferSelect, "status" | "placedAt" | "cancelledAt">;

/** One step of an order. The date and the pieces are set only where a column holds them. */
export interface JourneyStep {
  stage: string;
  state: "done" | "current" | "ahead" | "stopped";
  at?: Date;
  /** How many pieces are at this step, if not all of them. */
  pieces?: number;
}

/** An order of these statuses goes no further. */
const ENDED = new Set(["CANCELLING", "CANCELLED", "REJECTED", "REJECTED_BY_MERCHANT", "ERROR"]);
/** Statuses with an approval step: pending or approved. */
const APPROVALS = new Set([
  "PENDING_APPROVAL",
  "PENDING_APPROVAL_FROM_MERCHANT",
  "ASSIGNED_TO_ADMIN",
  "APPROVED",
  "APPROVED_BY_MERCHANT",
]);

const step = (stage: string, state: JourneyStep["state"], more: Partial<JourneyStep> = {}): JourneyStep => ({
  stage,
  state,
  ...more,
});

/**
 * The steps of an order from placing to delivery: done, current and ahead (statuses of contract §9). A cancelled,
 * rejected or failed order ends at that step. The approval is a step only while it is the order's status, because
 * later statuses do not say that there was one.
 * @param pieces of the whole order.
 */
export function journeyOf(order: OrderState, pieces: number, parcels: readonly Parcel[]): JourneyStep[] {
  const word = statusDisplay(order.status);
  const placed = { at: order.placedAt };
  if (ENDED.has(order.status)) {
    return [step("placed", "done", placed), step(word, "stopped", { at: order.cancelledAt ?? undefined })];
  }
  const way = wayOf(parcels, pieces, order.status === "COMPLETED");
  const waits = APPROVALS.has(order.status);
  return [
    step("placed", way || waits ? "done" : "current", placed),
    ...(waits ? [step(word, way ? "done" : "current")] : []),
    ...(way ?? [step("packed", "ahead"), step("shipped", "ahead"), step("delivered", "ahead")]),
  ];
}

/** The stage of the current step, or of the last step if all are done. */
export const stageOf = (journey: readonly JourneyStep[]): string =>
  (journey.find(({ state }) => state === "current" || state === "stopped") ?? journey.at(-1)!).stage;

const ends: Record<string, true | undefined> = { delivered: true, collected: true };
const underWay: Record<string, true | undefined> = {
  shipped: true,
  "ready.to.collect": true,
  "delivery.rejected": true,
};

/** The steps after placing and approval, from the parcels. Undefined until the warehouse has begun one. */
function wayOf(parcels: readonly Parcel[], pieces: number, completed: boolean): JourneyStep[] | undefined {
  const all = parcels.map(({ status, statusAt, lines }) => ({
    stage: parcelStage(status),
    at: statusAt,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  }));
  const arrived = all.filter(({ stage }) => ends[stage]);
  const sent = all.filter(({ stage }) => underWay[stage]);
  const packed = all.filter(({ stage }) => stage === "packed");
  const packing = all.filter(({ stage }) => stage === "packing");
  const count = (of: typeof all) => of.reduce((sum, one) => sum + one.pieces, 0);
  const partly = (of: typeof all) => (count(of) < pieces ? count(of) : undefined);
  const first = (of: typeof all) => extreme(of, Math.min);
  const last = (of: typeof all) => extreme(of, Math.max);

  if (completed || count(arrived) >= pieces) {
    const end = sameStage(arrived) ?? "delivered";
    return [step("packed", "done"), step("shipped", "done"), step(end, "done", { at: last(arrived) })];
  }
  if (sent.length > 0) {
    const stage = count(sent) + count(arrived) < pieces ? "part.shipped" : (sameStage(sent) ?? "shipped");
    const now = { at: first(sent), pieces: partly(sent) };
    return [step("packed", "done"), step(stage, "current", now), step("delivered", "ahead")];
  }
  if (arrived.length > 0) {
    const now = { at: last(arrived), pieces: partly(arrived) };
    return [step("packed", "done"), step("part.delivered", "current", now), step("delivered", "ahead")];
  }
  if (packed.length + packing.length === 0) return undefined;
  const now =
    count(packed) < pieces
      ? step("packing", "current", { at: first([...packing, ...packed]) })
      : step("packed", "current", { at: last(packed) });
  return [now, step("shipped", "ahead"), step("delivered", "ahead")];
}

function sameStage(of: readonly { stage: string }[]): string | undefined {
  const [stage, ...others] = new Set(of.map((one) => one.stage));
  return others.length === 0 ? stage : undefined;
}

const extreme = (of: readonly { at: Date }[], pick: (...times: number[]) => number): Date | undefined =>
  of.length > 0 ? new Date(pick(...of.map(({ at }) => at.getTime()))) : undefined;
