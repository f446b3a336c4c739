import { parcelStage } from "./parcels";
import { statusDisplay } from "./status";
import type { orders } from "../tables";

interface Parcel {
  status: string;
  statusAt: Date;
  lines: { quantity: number }[];
  /** It holds what was taken on site, so it was never packed. */
  taken?: boolean;
  /** When it reached its stages, as far as its history says. */
  reached?: ReadonlyMap<string, Date>;
}
type OrderDates = Pick<typeof orders.$inferSelect, "placedAt" | "cancelledAt"> & {
  status: string;
  /** When it reached its states, as far as its history says. */
  reached?: ReadonlyMap<string, Date>;
};

/** One step of an order. The date is set only if it is known. */
export interface JourneyStep {
  stage: string;
  state: "done" | "current" | "ahead" | "stopped";
  at?: Date;
  /** How many pieces are at this step, if not all of them. */
  pieces?: number;
}

/** An order of these statuses goes no further. */
const ENDED = new Set(["CANCELLING", "CANCELLED", "REJECTED", "REJECTED_BY_MERCHANT", "ERROR"]);
const APPROVED = ["APPROVED_BY_MERCHANT", "APPROVED"];
/** Statuses with an approval step: pending or approved. */
const APPROVALS = new Set([
  "PENDING_APPROVAL",
  "PENDING_APPROVAL_FROM_MERCHANT",
  "ASSIGNED_TO_ADMIN",
  ...APPROVED,
]);

const step = (stage: string, state: JourneyStep["state"], more: Partial<JourneyStep> = {}): JourneyStep => ({
  stage,
  state,
  ...more,
});

/**
 * The steps of an order from placing to delivery: done, current and ahead (statuses of contract §9). A cancelled,
 * rejected or failed order ends at that step. The approval is a step while it is the order's status, and later if
 * the order's history has it.
 * What was taken on site is a step of its own, and only the rest goes the way of a parcel.
 * @param all the pieces of the whole order.
 */
export function journeyOf(order: OrderDates, all: number, allParcels: readonly Parcel[]): JourneyStep[] {
  const taken = allParcels.filter((parcel) => parcel.taken);
  const parcels = allParcels.filter((parcel) => !parcel.taken);
  const handedOver = taken.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);
  const pieces = all - handedOver;
  const { status, reached } = order;
  const word = statusDisplay(status);
  const placed = { at: order.placedAt };
  const approval = APPROVED.find((state) => reached?.has(state));
  const decided = (state: JourneyStep["state"]) =>
    approval ? [step(statusDisplay(approval), state, { at: reached?.get(approval) })] : [];
  if (ENDED.has(status)) {
    const at = order.cancelledAt ?? reached?.get(status);
    return [step("placed", "done", placed), ...decided("done"), step(word, "stopped", { at })];
  }
  const at = taken[0]?.statusAt;
  if (at && pieces <= 0) return [step("placed", "done", placed), step("taken", "done", { at })];
  const way = wayOf(parcels, pieces, status === "COMPLETED");
  const waits = APPROVALS.has(status) && status !== approval;
  return [
    step("placed", way || waits || approval || at ? "done" : "current", placed),
    // The rest of the order has not begun its way.
    ...(at
      ? [
          way
            ? step("taken", "done", { at, pieces: handedOver })
            : step("part.taken", "current", { at, pieces: handedOver }),
        ]
      : []),
    ...(waits ? [step(word, way ? "done" : "current")] : decided(way ? "done" : "current")),
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
  const all = parcels.map(({ status, statusAt, lines, reached }) => ({
    stage: parcelStage(status),
    at: statusAt,
    reached,
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
  /** A step that all pieces have behind them, with its date if it is known of each parcel. */
  const behind = (stage: string): JourneyStep => {
    const its = all.flatMap((one) => {
      const at = one.reached?.get(stage);
      return at ? [{ ...one, at }] : [];
    });
    return step(stage, "done", count(its) >= pieces ? { at: last(its) } : {});
  };

  if (completed || count(arrived) >= pieces) {
    const end = sameStage(arrived) ?? "delivered";
    return [behind("packed"), behind("shipped"), step(end, "done", { at: last(arrived) })];
  }
  if (sent.length > 0) {
    const stage = count(sent) + count(arrived) < pieces ? "part.shipped" : (sameStage(sent) ?? "shipped");
    const left = sent.map((one) => ({ ...one, at: one.reached?.get("shipped") ?? one.at }));
    const now = { at: first(left), pieces: partly(sent) };
    return [behind("packed"), step(stage, "current", now), step("delivered", "ahead")];
  }
  if (arrived.length > 0) {
    const now = { at: last(arrived), pieces: partly(arrived) };
    return [behind("packed"), step("part.delivered", "current", now), step("delivered", "ahead")];
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
