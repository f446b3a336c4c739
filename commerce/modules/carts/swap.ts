import { and, eq } from "drizzle-orm";
import { dayFor } from "../../http/active-days";
import { invalid } from "../../http/errors";
import { cartIsBehind, draftOf, packFor, swapItems } from "../packs";
import { lineKey, planEntries, refuseShort } from "./add";
import { addPack, type LineKey, modification, noEntry } from "./change";
import { cartFor } from "./find";
import type { CartCall, CartLine, CartRow } from "./loaded-cart";
import { loadCart, removeEntries, touch } from "./records";
import { cartSwap } from "./swap-plan";
import { cartEntries } from "./tables";

/**
 * Puts what replaces the style of a line into its place, by the rules of every addition. The line keeps its place and its
 * id; if the cart has the same goods already, both become one. A line of a pack is swapped in the pack, with those that
 * are like it, and the pack is put into the cart again. A second press finds nothing to swap.
 * @param sku what the person was shown as its replacement: a line that is gone while the cart has that was swapped.
 * @throws OccError 400 with why nothing can stand in its place, or as adding it would be refused; 400 CartEntryError.
 */
export async function swapEntry(of: CartCall, cartId: string, key: LineKey, sku?: string) {
  // The cart is read before and after it is changed.
  const call: CartCall = { ...of, once: (_, read) => read() };
  const cart = await cartFor(call, cartId, true);
  const loaded = await loadCart(call, cart.code);
  const line = loaded.lines.find(({ entry }) =>
    key.lineId === undefined ? entry.entryNumber === key.entryNumber : entry.lineId === key.lineId,
  );
  const done = { statusCode: "success", quantityAdded: 0 };
  if (!line) {
    const swapped = loaded.lines.find(({ entry }) => entry.sku === sku);
    if (!swapped) throw noEntry(key.entryNumber);
    const { entryNumber, quantity } = swapped.entry;
    return modification(call, cart, entryNumber, { ...done, quantity });
  }
  const { entry, replacement, ending } = line;
  const { quantity } = entry;
  // A number alone may be that of another line by now.
  const isOther = key.lineId === undefined && sku !== undefined && ending?.swap && ending.swap.sku !== sku;
  if (isOther) throw noEntry(key.entryNumber);
  if (!replacement) return modification(call, cart, entry.entryNumber, { ...done, quantity });
  if (entry.packId !== null) {
    await swapInPack(call, cart, line);
    return { ...done, quantity, entry: undefined };
  }
  const swap = cartSwap(line, replacement, {
    ...{ lines: loaded.lines, packs: loaded.packs, person: call.about, day: dayFor(call) },
    ordered: cart.savedAt === null,
  });
  if ("refusal" in swap) throw invalid("entryNumber", swap.refusal, "swap");
  const { wish } = swap;
  const { lines, all } = await planEntries(call, cart, [wish], { taken: entry.taken, styles: [replacement] });
  refuseShort(all);
  const target = lines.get(lineKey(wish.product.code, wish.made?.configuration ?? null))!;
  const { entryNumber: at, ...values } = target;
  await call.db
    .update(cartEntries)
    .set({ ...values, pricedOn: dayFor(call) })
    .where(and(eq(cartEntries.cartCode, cart.code), eq(cartEntries.entryNumber, entry.entryNumber)));
  // The same goods stood in another line, whose pieces are counted in this one now.
  const merged = loaded.lines.some((one) => one.entry.entryNumber === at);
  if (merged) await removeEntries(call.db, cart.code, [at]);
  await touch(call.db, cart.code, call.now());
  const now = merged && at < entry.entryNumber ? entry.entryNumber - 1 : entry.entryNumber;
  return modification(call, cart, now, { ...done, quantity });
}

/** @throws OccError 400 if the pack was changed since it was put into the cart, or nothing can stand in its place. */
async function swapInPack(call: CartCall, cart: CartRow, { entry }: CartLine): Promise<void> {
  const { bundleId, setId, sku } = entry;
  const packId = entry.packId!;
  const pack = await packFor(call, packId);
  if (cartIsBehind(pack)) {
    const message = `You changed ${pack.name} after you added it to your cart. Update the cart, then swap.`;
    throw invalid("entryNumber", message, "changes-waiting");
  }
  const item = (await draftOf(call, pack)).find(
    ({ row }) => row.bundleId === bundleId && row.setId === setId && row.sku === sku,
  );
  if (!item || !bundleId) throw noEntry(entry.entryNumber);
  await swapItems(call, packId, bundleId, item.row.id);
  await addPack(call, cart.code, packId);
}
