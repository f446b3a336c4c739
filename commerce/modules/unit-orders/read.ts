import { decidersOf } from "../organisation";
import { endOf, orderView, readOrderIf } from "../orders";
import { chargesWithoutAmounts, hidesSizes, inUnits, seenBy, type UnitOrdersCall } from "./seen";

/**
 * An order of somebody in the caller's unit or below, to be read only: nothing of it can be cancelled, returned or
 * changed, and its refunds are its person's own affair.
 * @throws OccError 404 for every other order.
 */
export async function showUnitOrder(call: UnitOrdersCall, code: string) {
  const rows = await readOrderIf(call.db, code, inUnits(call), {
    hideSizesFrom: hidesSizes(call) ? call.about.user.customerId : undefined,
  });
  const { withoutAmounts, order } = seenBy(call, rows.order);
  const view = orderView({ ...call, readsOnly: true }, { ...rows, order });
  const isOver = endOf(order.status).cancelled;
  return {
    ...view,
    charges:
      withoutAmounts && !isOver
        ? chargesWithoutAmounts(view.charges, rows.order, view.totalUnitCount, rows.firstName)
        : view.charges,
    approvers:
      order.status === "PENDING_APPROVAL"
        ? (await decidersOf(call.db, code, call.now())).map(({ name }) => ({ name }))
        : undefined,
  };
}
