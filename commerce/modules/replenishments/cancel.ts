import { and, eq } from "drizzle-orm";
import type { CartCall } from "../carts";
import { ownReplenishment, showReplenishment } from "./read";
import { replenishments } from "./tables";

/**
 * Ends a replenishment order; its orders stay. A second time changes nothing. One whose order is just being placed waits
 * for it.
 * @throws OccError 404 for one that the caller does not have.
 */
export async function cancelReplenishment(call: CartCall, code: string) {
  await ownReplenishment(call, code);
  await call.db
    .update(replenishments)
    .set({ active: false, cancelledAt: call.now() })
    .where(
      and(
        eq(replenishments.code, code),
        eq(replenishments.customerId, call.about.user.customerId),
        eq(replenishments.active, true),
      ),
    );
  return showReplenishment(call, code);
}
