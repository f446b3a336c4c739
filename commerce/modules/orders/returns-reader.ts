import type { Call } from "../../http/call";
import { parseFields } from "../../http/fields";
import type { OrderRows } from "./present";

/** What an order's returns refund: who gets it, and how far that is. */
export interface OrderRefund {
  returnCode: string;
  /** In cents with GST; undefined for money of an organisation whose prices the person does not see. */
  cents?: number;
  /** "Refunded to Visa ending in 4242 on 3 Dec 2026." */
  display: string;
}

/** What the returns know of an order: how many pieces of each line can go back for a refund now, and what was refunded. */
export interface OrderReturns {
  returnable: ReadonlyMap<number, number>;
  refunds: readonly OrderRefund[];
}

/**
 * Reads what the returns know of an order of the person. They know of orders, and orders not of them, so whoever puts the
 * calls together hands it in.
 */
export type ReturnsReader = (
  call: Pick<Call, "db" | "about" | "now">,
  rows: Pick<OrderRows, "order" | "entries" | "parcels">,
) => Promise<OrderReturns>;

/** Whether a selection of an order holds what its returns know, which costs a statement or two. */
export function asksForReturns(fields: string | undefined): boolean {
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
