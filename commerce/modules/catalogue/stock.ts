import { readableDate } from "../../http/dates";
import type { StyleRecord, VariantRecord } from "./records";

/** At or below this many pieces a variant is shown as low. */
const LOW_STOCK = 5;

export const MADE_TO_ORDER_NOTE =
  "This item is made or sourced to order. Please allow extra time for delivery";

export type StockStatus = "inStock" | "lowStock" | "outOfStock";

/** OCC's three levels; what is made to order is never out. */
export function stockStatus(style: Pick<StyleRecord, "stockModel">, onHand: number): StockStatus {
  if (style.stockModel !== "stocked") return "inStock";
  if (onHand <= 0) return "outOfStock";
  return onHand <= LOW_STOCK ? "lowStock" : "inStock";
}

export interface IndentNote {
  isIndentOrder: boolean;
  startsAt?: Date | null;
  deliveryAt?: Date | null;
}

/** "Available for pre-order to ship from 14 May 2027" of an indent bundle with a window (spec 001 §8-9). */
export const preOrderNote = (
  { isIndentOrder, startsAt, deliveryAt }: IndentNote,
  timeZone: string,
): string | undefined =>
  isIndentOrder && startsAt && deliveryAt
    ? `Available for pre-order to ship from ${readableDate(deliveryAt, timeZone)}`
    : undefined;

/**
 * The note under an item (spec 001 §8): pre-order while an indent window runs; made to order when a kit or
 * ready product is not stocked, is not of in-stock code D and is not an indent order; back-order when stock
 * is too low for the quantity.
 * @param timeZone in which its dates are read: the organisation's.
 */
export function stockNote(
  style: Pick<StyleRecord, "stockModel" | "productType" | "inStockCode">,
  variant: Pick<VariantRecord, "onHand" | "expectedAt">,
  quantity: number,
  timeZone: string,
  indent: IndentNote = { isIndentOrder: false },
): string | undefined {
  const preOrder = preOrderNote(indent, timeZone);
  if (preOrder) return preOrder;
  if (style.stockModel !== "stocked") {
    return style.inStockCode !== "D" && !indent.isIndentOrder ? MADE_TO_ORDER_NOTE : undefined;
  }
  if (variant.onHand >= quantity) return undefined;
  const short = variant.onHand > 0 ? `${variant.onHand} in stock, the rest on back-order` : "On back-order";
  return variant.expectedAt
    ? `${short}. Expected ${readableDate(new Date(variant.expectedAt), timeZone)}`
    : `${short}. Please allow extra time for delivery`;
}

type Supplied = Pick<StyleRecord, "stockModel" | "backOrder">;

/** Whether pieces beyond the stock are made to order or come by back-order. */
export const comesLater = (style: Supplied): boolean => style.stockModel !== "stocked" || style.backOrder;

/** Whether this quantity can be ordered: from stock, by back-order, or made to order. */
export const canSupply = (style: Supplied, onHand: number, quantity: number): boolean =>
  comesLater(style) || onHand >= quantity;
