import { and, asc, eq } from "drizzle-orm";
import { dayFor } from "../../http/active-days";
import { invalid, notFound } from "../../http/errors";
import { cartSwap, type CartCall } from "../carts";
import { findVariant } from "../catalogue";
import { productSnapshot } from "../orders";
import { asCart, ownReplenishment, showReplenishment } from "./read";
import { replenishmentLines } from "./tables";

/**
 * Puts what replaces the style of a line into its place, for all orders that are still to come. A second press finds
 * nothing to swap. @throws OccError 404; 400 with why nothing can stand in its place.
 */
export async function swapLine(of: CartCall, code: string, entryNumber: number) {
  const call: CartCall = { ...of, once: (_, read) => read() };
  const row = await ownReplenishment(call, code, true);
  const lines = await call.db
    .select()
    .from(replenishmentLines)
    .where(eq(replenishmentLines.replenishmentCode, code))
    .orderBy(asc(replenishmentLines.entryNumber));
  const loaded = await asCart(call, row, lines);
  const line = loaded.lines.find(({ entry }) => entry.entryNumber === entryNumber);
  if (!line) {
    const subject = { subject: String(entryNumber), subjectType: "entry" };
    throw notFound("That item is not in this replenishment order.", subject);
  }
  const { replacement } = line;
  if (!replacement) return showReplenishment(call, code);
  if (!row.active) throw invalid("code", "It is cancelled, so nothing of it is changed.");
  const swap = cartSwap(line, replacement, {
    ...{ lines: [], packs: [], person: call.about, day: dayFor(call) },
    // What is on the shelf today says nothing of a later day.
    ordered: false,
  });
  if ("refusal" in swap) throw invalid("entryNumber", swap.refusal, "swap");
  const sku = swap.wish.product.code;
  await call.db
    .update(replenishmentLines)
    .set({ sku, product: productSnapshot(sku, findVariant([replacement], sku)) })
    .where(
      and(eq(replenishmentLines.replenishmentCode, code), eq(replenishmentLines.entryNumber, entryNumber)),
    );
  return showReplenishment(call, code);
}
