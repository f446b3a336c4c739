import { configuredAgain, NOT_OFFERED } from "../configurators";
import { findVariant, marketOf, stylesBySku, type StyleRecord } from "../catalogue";
import { addEach, type EachOutcome, type EachWish } from "./each";
import type { EntryRow } from "./entry-rows";
import type { CartCall, CartRow } from "./loaded-cart";

/** A line of an earlier cart or order that is to be had again. */
type Earlier = Pick<EntryRow, "sku" | "quantity" | "configuration"> & Partial<Pick<EntryRow, "ppeReason">>;

/**
 * Adds lines of an earlier cart or order to a cart that the caller has locked, as addEach. What was configured is made
 * again by the rules and prices of today, and left out if it cannot be.
 * @returns one outcome for each, in the same order.
 */
export async function addLines(
  call: CartCall,
  cart: CartRow,
  lines: readonly Earlier[],
  taken = false,
  known?: StyleRecord[],
): Promise<EachOutcome[]> {
  const skus = [...new Set(lines.map(({ sku }) => sku))];
  const styles = known ?? (await stylesBySku(call.db, skus, marketOf(call.about, call.now())));
  const configured = lines.flatMap((line) => {
    const stocked = findVariant(styles, line.sku);
    return stocked && line.configuration ? [{ line, stocked, configuration: line.configuration }] : [];
  });
  const made = await configuredAgain(call.db, configured, call.about.unit.currency);
  const wishes = lines.map((line): EachWish => {
    const wish = { product: { code: line.sku }, quantity: line.quantity, ppeReason: line.ppeReason };
    const at = configured.findIndex((one) => one.line === line);
    if (at < 0) return wish;
    return made[at] ? { ...wish, made: made[at] } : { ...wish, refusal: NOT_OFFERED };
  });
  return addEach(call, cart, wishes, { taken, styles });
}
