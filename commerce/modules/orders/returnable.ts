import type { Call } from "../../http/call";
import { parseFields } from "../../http/fields";
import type { OrderRows } from "./present";

/**
 * How many pieces of each line of an order its person can send back for a refund now. The returns read it: they know of
 * orders, and orders not of them, so whoever puts the calls together hands it in.
 */
export type ReturnableReader = (
  call: Pick<Call, "db" | "about" | "now">,
  rows: Pick<OrderRows, "order" | "entries" | "parcels">,
) => Promise<ReadonlyMap<number, number>>;

/** Whether a selection of an order holds what can be returned of it, which costs a statement. */
export function asksForReturnable(fields: string | undefined): boolean {
  const { level, names } = parseFields(fields || "DEFAULT");
  const lines = names.get("entries");
  return (
    level === "FULL" ||
    names.has("returnable") ||
    lines?.level === "FULL" ||
    lines?.names.has("returnableQuantity") === true
  );
}
