import { sql } from "drizzle-orm";
import { canSupply } from "../catalogue";
import { issuesOf, issueWords } from "../configurators";
import { dayFor } from "../../http/active-days";
import type { Person } from "../../http/principal";
import { goodsPrice } from "../organisation";
import { recalledRefusal } from "../recalls";
import { entryView } from "./present";
import { loadCart, touch } from "./records";
import { cartFor } from "./find";
import type { EntryRow } from "./entry-rows";
import type { CartCall, CartLine, LoadedCart } from "./loaded-cart";
import { cartEntries } from "./tables";
import { todaysCents } from "./todays-price";
import { linePriceShown } from "./totals";

/** A change that affects a line. `cents` is the new price of one piece. */
interface Change {
  line: CartLine;
  statusCode: "recalled" | "lowStock" | "noStock" | "priceChanged" | "reviewConfiguration";
  statusMessage: string;
  quantityAdded: number;
  cents?: number;
}

/** What changed since a line was added: gone, short of stock, to be configured again, or at another price. */
function changeOf(line: CartLine, loaded: LoadedCart, person: Person, day: string): Change | undefined {
  const { entry, stocked, storedCents = entry.unitCents } = line;
  const recalled = stocked && recalledRefusal(stocked.style, day);
  if (recalled) {
    return { line, statusCode: "recalled", statusMessage: recalled.message, quantityAdded: 0 };
  }
  const all = loaded.lines.map((one) => one.entry);
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
  const issues = issuesOf({ ...entry, style: stocked.style });
  if (issues > 0) {
    const statusMessage = issueWords(issues, loaded.cart.punchoutSid !== null);
    return { line, statusCode: "reviewConfiguration", statusMessage, quantityAdded: entry.quantity };
  }
  const cents = todaysCents(entry, stocked, all);
  if (cents === undefined || cents === storedCents) return undefined;
  const statusMessage = priceWords({ ...entry, unitCents: storedCents }, cents, loaded, person);
  return { line, statusCode: "priceChanged", statusMessage, quantityAdded: entry.quantity, cents };
}

const changesOf = (call: CartCall, loaded: LoadedCart): Change[] =>
  loaded.lines.flatMap((line) => changeOf(line, loaded, call.about, dayFor(call)) ?? []);

/** What a new price changes, with the amounts as the organisation reads them; without, if it hides prices. */
function priceWords(entry: EntryRow, cents: number, { packs }: LoadedCart, person: Person): string {
  const changed = "The price of this item has changed.";
  if (!linePriceShown({ entry }, packs, person)) return changed;
  const price = (of: number) => goodsPrice(of, person).formattedValue;
  const all = (cents - entry.unitCents) * entry.quantity;
  const difference = `${price(Math.abs(all))} ${all > 0 ? "more" : "less"}`;
  const pieces = entry.quantity > 1 ? ` for ${entry.quantity}` : "";
  return `${changed} It was ${price(entry.unitCents)} and is now ${price(cents)}, ${difference}${pieces}.`;
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
  const changes = changesOf(call, loaded);
  return changes.some(({ cents }) => cents !== undefined)
    ? undefined
    : modificationsOf(call, loaded, changes);
}

/** Reports what changed since lines were added, and reprices lines outside packs (contract §7 validate). */
export async function validateCart(call: CartCall, cartId: string) {
  const cart = await cartFor(call, cartId, true);
  const loaded = await loadCart(call, cart.code);
  const changes = changesOf(call, loaded);
  await writePrices(call, cart.code, changes);
  return modificationsOf(call, loaded, changes);
}

/** Gives lines of a locked cart their new prices, in two statements. */
async function writePrices(call: CartCall, cartCode: string, changes: readonly Change[]): Promise<void> {
  const repriced = changes.flatMap(({ line: { entry }, cents }) =>
    cents === undefined ? [] : [{ ...entry, unitCents: cents, pricedOn: dayFor(call) }],
  );
  if (repriced.length === 0) return;
  await call.db
    .insert(cartEntries)
    .values(repriced)
    .onConflictDoUpdate({
      target: [cartEntries.cartCode, cartEntries.entryNumber],
      set: { unitCents: sql`excluded.unit_cents`, pricedOn: sql`excluded.priced_on` },
    });
  await touch(call.db, cartCode, call.now());
}
