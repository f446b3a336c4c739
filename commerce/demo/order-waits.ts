import { isApproved } from "./order-fate";
import type { PlannedOrder } from "./planned-order";
import type { Person, Program } from "./world/programs";

const isApprover = ({ groups }: Person["row"]) => groups.includes("b2bapprovergroup");

/**
 * Lets an order wait for each approver who would have none to decide about: the newest of their units that nobody
 * known by name placed.
 */
export function leaveOneForEachApprover(
  { units }: Program,
  people: readonly Person[],
  orders: readonly PlannedOrder[],
): void {
  const parentOf = new Map(units.map(({ row }) => [row.uid, row.parentUid]));
  const isBelow = (uid: string | null | undefined, top: string): boolean =>
    typeof uid === "string" && (uid === top || isBelow(parentOf.get(uid), top));
  const approvers = people.filter(({ row, named }) => named && row.active && isApprover(row));
  for (const approver of approvers) {
    const theirs = orders.filter(({ person }) => isBelow(person.row.unitUid, approver.row.unitUid));
    if (theirs.some(({ waits }) => waits)) continue;
    const [newest] = theirs
      .filter((order) => isApproved(order) && !order.person.named)
      .sort((a, b) => a.daysAgo - b.daysAgo);
    if (newest) newest.waits = true;
  }
}
