import { goodsPrice } from "../organisation";
import { planEntries, summedUp, type Wish } from "./add";
import { cartFor } from "./find";
import type { CartCall } from "./loaded-cart";

/**
 * The outcome and cost of additions, without adding anything. A quantity break counts the pieces of one SKU,
 * including those already in the cart. @throws OccError as addEntries.
 */
export async function previewEntries(call: CartCall, cartId: string, wishes: Wish[]) {
  const { all } = await planEntries(call, await cartFor(call, cartId), wishes);
  const price = (cents: number) => goodsPrice(cents, call.about);
  const pieces = new Map<number, number>();
  for (const { price: cents, status } of all)
    if (status.quantityAdded > 0) pieces.set(cents, (pieces.get(cents) ?? 0) + status.quantityAdded);
  const sums = [...pieces].sort(([a], [b]) => b - a);
  return {
    ...summedUp(all.map(({ status }) => status)),
    preview: {
      lines: all.map(({ sku, price: cents, status, short }) => ({
        product: { code: sku },
        quantity: status.quantityAdded,
        basePrice: price(cents),
        shortMessage: short,
      })),
      sums: sums.map(([cents, quantity]) => ({
        quantity,
        basePrice: price(cents),
        totalPrice: price(cents * quantity),
      })),
      totalPrice: price(sums.reduce((total, [cents, quantity]) => total + cents * quantity, 0)),
    },
  };
}
