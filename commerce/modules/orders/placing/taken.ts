import type { Call } from "../../../http/call";
import { OccError } from "../../../http/errors";
import { isAllTaken, type CartCall, type LoadedCart } from "../../carts";
import { causeOf } from "../life/cause";
import { beginParcel, moveOrder } from "../life/life";
import type { OrderState } from "../life/states";

type TakenCall = CartCall & Pick<Call, "principal">;

/** Whether a line of a cart was taken from a stockroom on site, so that the warehouse sends nothing. */
export const isTaken = ({ about }: Pick<Call, "about">, { entry }: LoadedCart["lines"][number]): boolean =>
  entry.taken && about.user.enableTaken;

/**
 * Records what was taken on site as one parcel that its person has. An order of nothing else is complete. No order
 * with a parcel can be cancelled.
 */
export async function handOver(call: TakenCall, code: string, { lines }: LoadedCart): Promise<void> {
  const its = lines.filter((line) => isTaken(call, line)).map(({ entry }) => entry);
  if (its.length === 0) return;
  const cause = causeOf(call, "wearer");
  const inside = its.map(({ entryNumber, quantity }) => ({ entryNumber, quantity }));
  await beginParcel(call.db, { orderCode: code, code: `${code}-1`, lines: inside }, "PICKUP_COMPLETE", cause);
  if (isAllTaken(lines, call.about)) await moveOrder(call.db, code, "CREATED", "COMPLETED", cause);
}

/**
 * Goods that were taken cannot wait for an approver, so an order that needs one has none of them.
 * @param first the state in which the order would begin.
 */
export function mixedApproval(
  call: CartCall,
  { lines }: LoadedCart,
  first: OrderState,
): OccError | undefined {
  const mixed = lines.some((line) => isTaken(call, line)) && !isAllTaken(lines, call.about);
  if (!mixed || first === "CREATED") return undefined;
  return new OccError(400, {
    type: "ValidationError",
    message: "Order what you took on site apart from what needs an approval.",
    reason: "invalid",
    subject: "cart",
    subjectType: "cart",
  });
}
