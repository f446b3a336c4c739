import { isApproved } from "./order-fate";
import type { PlannedOrder } from "./planned-order";
import type { ProgramPlan } from "./programs/plan";

/**
 * Lets an order wait for each approver who would have none to decide about: the newest of their units that nobody
 * known by name placed.
 */
export function leaveOneForEachApprover(
  { people, units }: ProgramPlan,
  orders: readonly PlannedOrder[],
): void {
  const parentOf = new Map(units.map(({ uid, parent }) => [uid, parent]));
  const isBelow = (uid: string | undefined, top: string): boolean =>
    uid !== undefined && (uid === top || isBelow(parentOf.get(uid), top));
  for (const approver of people.filter(({ role, inactive }) => role === "approver" && !inactive)) {
    const theirs = orders.filter(({ person }) => isBelow(person.unit.uid, approver.unit));
    if (theirs.some(({ waits }) => waits)) continue;
    const [newest] = theirs
      .filter((order) => isApproved(order) && !people.includes(order.person.plan))
      .sort((a, b) => a.daysAgo - b.daysAgo);
    if (newest) newest.waits = true;
  }
}
