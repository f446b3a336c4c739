import { configuredAgain, NOT_OFFERED } from "../configurators";
import { findVariant, marketOf, stylesBySku, type StyleRecord } from "../catalogue";
import type { Wish } from "./add";
import { addEach, type EachOutcome } from "./each";
import type { CartCall, CartRow, EntryRow } from "./records";

/** A line of an earlier cart or order that is to be had again. */
type Earlier = Pick<EntryRow, "sku" | "quantity" | "configuration">;

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
  const styles = known ?? (await stylesBySku(call.db, skus, marketOf(call.about)));
  const configured = lines.flatMap((line) => {
    const stocked = findVariant(styles, line.sku);
    return stocked && line.configuration ? [{ line, stocked, configuration: line.configuration }] : [];
  });
  const made = await configuredAgain(call.db, configured, call.about.unit.currency);
  const wishes = lines.map((line): Wish | undefined => {
    const wish = { product: { code: line.sku }, quantity: line.quantity };
    const at = configured.findIndex((one) => one.line === line);
    if (at < 0) return wish;
    return made[at] && { ...wish, made: made[at] };
  });
  const all = await addEach(
    call,
    cart,
    wishes.filter((wish) => wish !== undefined),
    { taken, styles },
  );
  let next = 0;
  return wishes.map((wish, index) => (wish ? all[next++]! : lost(lines[index]!)));
}

const lost = ({ sku, quantity }: Earlier): EachOutcome => ({
  sku,
  quantity,
  quantityAdded: 0,
  statusCode: "unknownError",
  statusMessage: NOT_OFFERED,
});
