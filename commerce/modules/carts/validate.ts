import { canSupply, unitCents } from "../catalogue";
import { entryView } from "./present";
import { cartFor, loadCart, type CartCall, type CartLine, type EntryRow, type LoadedCart } from "./records";
import { setEntry } from "./service";
import { twinOf } from "./stockroom";

/** A change that affects a line. `cents` is the new price of one piece. */
interface Change {
  line: CartLine;
  statusCode: "lowStock" | "noStock" | "priceChanged";
  statusMessage: string;
  quantityAdded: number;
  cents?: number;
}

/** What changed since a line was added: gone, short of stock, or at another price. */
function changeOf(line: CartLine, all: readonly EntryRow[]): Change | undefined {
  const { entry, stocked } = line;
  // Taken goods are there already, whatever the warehouse has.
  if (!stocked || (!entry.taken && !canSupply(stocked.style, stocked.variant.onHand, entry.quantity))) {
    const onHand = stocked?.variant.onHand ?? 0;
    return {
      line,
      statusCode: onHand > 0 ? "lowStock" : "noStock",
      statusMessage: onHand > 0 ? `Only ${onHand} left.` : "This item is out of stock.",
      quantityAdded: Math.min(onHand, entry.quantity),
    };
  }
  const pieces = entry.quantity + (twinOf(all, entry)?.quantity ?? 0);
  const price = unitCents(stocked.style.prices, entry.sku, pieces);
  if (entry.packId !== null || price === undefined) return undefined;
  const cents = price + entry.valueAdds.reduce((sum, valueAdd) => sum + valueAdd.cents, 0);
  if (cents === entry.unitCents) return undefined;
  const statusMessage = "The price of this item has changed.";
  return { line, statusCode: "priceChanged", statusMessage, quantityAdded: entry.quantity, cents };
}

function changesOf({ lines }: LoadedCart): Change[] {
  const entries = lines.map(({ entry }) => entry);
  return lines.flatMap((line) => changeOf(line, entries) ?? []);
}

const modificationsOf = (call: CartCall, loaded: LoadedCart, changes: readonly Change[]) => ({
  cartModifications: changes.map(({ line, statusCode, statusMessage, quantityAdded }) => ({
    statusCode,
    statusMessage,
    quantity: line.entry.quantity,
    quantityAdded,
    entry: entryView(line, loaded, call.about, call.mediaBaseUrl),
  })),
});

/**
 * The result of validating a cart without writing (contract §7 validate); undefined if a price must be
 * updated.
 */
export async function lookAtCart(call: CartCall, cartId: string) {
  const loaded = await loadCart(call, cartId);
  const changes = changesOf(loaded);
  return changes.some(({ cents }) => cents !== undefined)
    ? undefined
    : modificationsOf(call, loaded, changes);
}

/** Reports what changed since lines were added, and reprices lines outside packs (contract §7 validate). */
export async function validateCart(call: CartCall, cartId: string) {
  const cart = await cartFor(call, cartId, true);
  const loaded = await loadCart(call, cart.code);
  const changes = changesOf(loaded);
  for (const { line, cents } of changes) {
    const { entryNumber, quantity } = line.entry;
    if (cents !== undefined) await setEntry(call, cart, entryNumber, quantity, cents);
  }
  return modificationsOf(call, loaded, changes);
}
