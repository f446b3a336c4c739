import type { Call } from "../../../http/call";
import { parseFields } from "../../../http/fields";
import type { OrderReturns } from "./order-returns";
import type { OrderRows } from "./present";

/**
 * Reads what the returns know of an order of the person. They know of orders, and orders not of them, so whoever puts the
 * calls together hands it in.
 */
export type ReturnsReader = (
  call: Pick<Call, "db" | "about" | "now">,
  rows: Pick<OrderRows, "order" | "entries" | "parcels">,
) => Promise<OrderReturns>;

/** Whether a selection of an order holds what its returns know, which costs a statement or two. */
export function selectsReturns(fields: string | undefined): boolean {
  const { level, names } = parseFields(fields || "DEFAULT");
  const lines = names.get("entries");
  return (
    level === "FULL" ||
    names.has("returnable") ||
    names.has("refunds") ||
    lines?.level === "FULL" ||
    lines?.names.has("returnableQuantity") === true
  );
}
