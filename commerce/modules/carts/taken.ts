import { and, eq } from "drizzle-orm";
import { forbidden, invalid } from "../../http/errors";
import { entryView } from "./present";
import { loadCart, removeEntries, touch } from "./records";
import { cartFor } from "./find";
import type { EntryRow } from "./entry-rows";
import type { CartCall } from "./loaded-cart";
import { type LineKey, MAX_QUANTITY, ownEntry } from "./change";
import { isPlain, mayTake, twinOf } from "./stockroom";
import { cartEntries } from "./tables";

/**
 * Sets how many pieces of a line were taken from the stockroom (contract §21.2). The others are to be delivered. Taken
 * pieces of a SKU are one line, and those to be delivered another.
 * @throws OccError 403 for people without a stockroom; 400 for a line of a pack, and for more pieces than it has.
 */
export async function setTaken(call: CartCall, cartId: string, key: LineKey, quantity: number) {
  if (!mayTake(call.about)) throw forbidden("You cannot take goods on site.");
  const cart = await cartFor(call, cartId, true);
  const entry = await ownEntry(call, cart, key);
  const { entryNumber } = entry;
  if (entry.configuration && quantity > 0) {
    throw invalid("quantity", "This item is made to your configuration, so it is not in the stockroom.");
  }
  if (quantity > entry.quantity) {
    throw invalid("quantity", `Enter a whole number from 0 to ${entry.quantity}.`);
  }
  const moved = entry.taken ? entry.quantity - quantity : quantity;
  const shown = moved > 0 ? await move(call, entry, moved) : entry;
  const loaded = await loadCart(call, cart.code);
  const line = loaded.lines.find(
    ({ entry: one }) =>
      one.sku === shown.sku &&
      one.taken === shown.taken &&
      (shown.configuration ? one.entryNumber === entryNumber : isPlain(one)),
  );
  return {
    statusCode: "success",
    quantity,
    quantityAdded: entry.taken ? -moved : moved,
    entry: line && entryView(line, loaded, call.about, call.mediaBaseUrl),
  };
}

/** Moves pieces of a line to the line of the same SKU that is its counterpart. @returns a line of what was moved. */
async function move(call: CartCall, entry: EntryRow, pieces: number): Promise<EntryRow> {
  const { cartCode, entryNumber } = entry;
  const entries = await call.db.select().from(cartEntries).where(eq(cartEntries.cartCode, cartCode));
  const other = twinOf(entries, entry);
  if ((other?.quantity ?? 0) + pieces > MAX_QUANTITY) {
    throw invalid("quantity", `You can order at most ${MAX_QUANTITY} pieces of one size and colour.`);
  }
  const at = (number: number) => and(eq(cartEntries.cartCode, cartCode), eq(cartEntries.entryNumber, number));
  if (other) {
    await call.db
      .update(cartEntries)
      .set({ quantity: other.quantity + pieces, unitCents: entry.unitCents, pricedOn: entry.pricedOn })
      .where(at(other.entryNumber));
  }
  if (pieces === entry.quantity) {
    if (other) await removeEntries(call.db, cartCode, [entryNumber]);
    else await call.db.update(cartEntries).set({ taken: !entry.taken }).where(at(entryNumber));
  } else {
    await call.db
      .update(cartEntries)
      .set({ quantity: entry.quantity - pieces })
      .where(at(entryNumber));
    if (!other) {
      const { lineId: _, ...line } = entry;
      const values = { ...line, entryNumber: entries.length, quantity: pieces, taken: !entry.taken };
      await call.db.insert(cartEntries).values(values);
    }
  }
  await touch(call.db, cartCode, call.now());
  return { ...entry, taken: !entry.taken };
}
