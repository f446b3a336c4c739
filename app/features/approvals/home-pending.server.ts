import { clock } from "~/calendar/clock.server";
import type { ResponseOf } from "~/commerce/response";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import { rowView } from "./view.server";

/** The orders that wait longest for the person's decision, as their home page shows them. */
export function pendingView(
  { orders, pendingCount }: ResponseOf<"get", "/pendingApprovalOrders">,
  timeZone: string,
) {
  const now = clock();
  return {
    count: pendingCount,
    orders: orders.map((row) => {
      const {
        code,
        wearer,
        unit,
        waited: wait,
        total,
        charged,
        pieces,
        trigger,
        fingerprint,
        held,
      } = rowView(row, timeZone, now);
      return {
        ...{ code, wearer, unit, waited: wait, amount: total ?? charged, pieces, trigger, fingerprint, held },
        pictures: (row.firstProducts ?? []).flatMap(({ image }) => image || []),
      };
    }),
    formKey: newIdempotencyKey(),
  };
}
