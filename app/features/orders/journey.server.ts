import type { components } from "~/commerce/occ";
import { readableDate } from "~/ui/dates";
import { dayRange } from "~/ui/day-range.server";
import { ARRIVED } from "./stages";
import { statusLabel } from "~/ui/order-status";

type ApiOrder = components["schemas"]["Order"];
type ApiStep = components["schemas"]["JourneyStep"];

/** The steps of an order for its page. A step has a date only if the API returns one. */
export function stepsOf(order: ApiOrder, timeZone: string) {
  const steps = order.journey ?? [];
  const inParts = steps.some(({ stage }) => stage.startsWith("part."));
  return steps.map((step) => ({
    label: inParts && step.stage === "delivered" ? "All delivered" : statusLabel(step.stage).label,
    detail: step.state === "ahead" ? expectedWords(order, step) : reachedWords(order, step, timeZone),
    state: step.state,
    bad: step.state === "stopped" && statusLabel(step.stage).tone === "bad",
  }));
}

const STAYS = new Set(["packing", "part.shipped", "shipped", "ready.to.collect"]);

/** "4 of 6 pieces, since 19 Nov 2026": how many pieces are at this step, and the date. */
function reachedWords(
  { totalUnitCount }: ApiOrder,
  { stage, state, date, pieces }: ApiStep,
  timeZone: string,
): string | undefined {
  const day = date && readableDate(date, timeZone);
  const when = day && state === "current" && STAYS.has(stage) ? `since ${day}` : day;
  const words = [pieces && `${pieces} of ${totalUnitCount} pieces`, when].filter(Boolean).join(", ");
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : undefined;
}

/** When the last parcel is expected, if every parcel has arrived or has an estimate. */
function expectedWords(order: ApiOrder, { stage }: ApiStep): string | undefined {
  if (stage !== "delivered" || (order.unconsignedRuns ?? []).length > 0) return undefined;
  const open = (order.consignments ?? []).filter(({ stage: reached }) => !ARRIVED.has(reached));
  const expected = open.flatMap((one) => one.expected ?? []);
  if (expected.length === 0 || expected.length < open.length) return undefined;
  const last = expected.reduce((late, one) => (one.to > late.to ? one : late));
  return `Expected ${dayRange(last.from, last.to)}`;
}
