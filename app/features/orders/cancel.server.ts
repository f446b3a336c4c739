import type { OrderView } from "./order.server";
import { statusLabel } from "~/ui/order-status";

/** Why an order can no longer be cancelled. */
export const whyNot = ({ code, stage }: Pick<OrderView, "code" | "stage">): string => {
  if (stage === "cancelled") return `Order ${code} is already cancelled.`;
  const status = statusLabel(stage).label.toLowerCase();
  return `Order ${code} can no longer be cancelled. Its status is: ${status}.`;
};
