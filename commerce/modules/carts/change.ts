import { and, eq } from "drizzle-orm";
import { dayFor } from "../../http/active-days";
import { invalid, OccError, unknownIdentifier } from "../../http/errors";
import { canSupply, findVariant, marketOf, stylesBySku, unitCents } from "../catalogue";
import { hold, lockPack, releaseHolds } from "../entitlement";
import {
  draftLine,
  draftOf,
  fund,
  fundingLines,
  momentIn,
  orderRefusals,
  packFor,
  recalledItems,
  refused,
  ruleItems,
} from "../packs";
import { recalledRefusal } from "../recalls";
import { holdsOf } from "./holds";
import { cartView, entryView } from "./present";
import { loadCart, loadCarts, removeEntries, touch } from "./records";
import { cartFor } from "./find";
import type { EntryRow } from "./entry-rows";
import type { CartCall, CartRow } from "./loaded-cart";
import { mayTake, twinOf } from "./stockroom";
import { cartEntries } from "./tables";
import { addedCents } from "./totals";

/** At most this many of one SKU on one line. */
export const MAX_QUANTITY = 999;

/** The cart as its person sees it. */
export async function showCart(call: CartCall, cartId: string) {
  return cartView(await loadCart(call, cartId), call.about, call.mediaBaseUrl, call.now());
}

/** The person's carts as a list answers them, or those of them that are saved. */
export async function listCarts(call: CartCall, savedOnly: boolean) {
  const loaded = await loadCarts(call, savedOnly);
  return { carts: loaded.map((cart) => cartView(cart, call.about, call.mediaBaseUrl, call.now())) };
}

/** The outcome of a change of a line, with the line as it is then. */
export const modification = async <S extends object>(
  call: CartCall,
  cart: CartRow,
  entryNumber: number,
  status: S,
) => {
  const loaded = await loadCart(call, cart.code);
  const line = loaded.lines.find((l) => l.entry.entryNumber === entryNumber);
  return { ...status, entry: line && entryView(line, loaded, call.about, call.mediaBaseUrl) };
};

/**
 * How many of the requested pieces can be supplied. As in OCC, too little stock without back-order is HTTP
 * 200 with a status other than success (contract §7).
 */
export function supply(onHand: number, can: boolean, wanted: number) {
  if (can) return { granted: wanted, statusCode: "success" };
  return onHand > 0
    ? {
        granted: onHand,
        statusCode: "lowStock",
        statusMessage: `Only ${onHand} left. We reduced the quantity.`,
      }
    : { granted: 0, statusCode: "noStock", statusMessage: "This item is out of stock." };
}

/** Sets a line's quantity and the price of one piece, in cents. */
async function setEntry(
  call: CartCall,
  cart: CartRow,
  entryNumber: number,
  quantity: number,
  price: number,
): Promise<void> {
  await call.db
    .update(cartEntries)
    .set({ quantity, unitCents: price, pricedOn: dayFor(call) })
    .where(and(eq(cartEntries.cartCode, cart.code), eq(cartEntries.entryNumber, entryNumber)));
  await touch(call.db, cart.code, call.now());
}

export const noEntry = (entryNumber: number) =>
  new OccError(400, {
    type: "CartEntryError",
    message: "Item not found.",
    reason: "notFound",
    subject: String(entryNumber),
    subjectType: "entry",
  });

const quotedEntry = (entryNumber: number, quoteCode: string) =>
  new OccError(400, {
    type: "CartEntryError",
    message: `This item is part of quote ${quoteCode}, which is ordered as it was offered. Take the whole quote out of the cart to change it.`,
    reason: "quoteEntry",
    subject: String(entryNumber),
    subjectType: "entry",
  });

const packEntry = (entryNumber: number) =>
  new OccError(400, {
    type: "CartEntryError",
    message: "This item belongs to a pack. Edit the pack to change it.",
    reason: "packEntry",
    subject: String(entryNumber),
    subjectType: "entry",
  });

/** A line of a cart: by its number, or wherever it is now by the id that it was shown with. */
export interface LineKey {
  entryNumber: number;
  lineId?: number;
}

/** A line outside packs and quotes. @throws OccError 400 CartEntryError for another, and for one that is gone. */
export async function ownEntry(call: CartCall, cart: CartRow, { entryNumber, lineId }: LineKey) {
  const its =
    lineId === undefined ? eq(cartEntries.entryNumber, entryNumber) : eq(cartEntries.lineId, lineId);
  const [entry] = await call.db
    .select()
    .from(cartEntries)
    .where(and(eq(cartEntries.cartCode, cart.code), its));
  if (!entry) throw noEntry(entryNumber);
  if (entry.packId) throw packEntry(entryNumber);
  if (entry.quoteCode) throw quotedEntry(entryNumber, entry.quoteCode);
  return entry;
}

/** Sets a line's quantity; the price follows the quantity breaks. */
export async function updateEntry(call: CartCall, cartId: string, key: LineKey, quantity: number) {
  const cart = await cartFor(call, cartId, true);
  const entry = await ownEntry(call, cart, key);
  const { entryNumber } = entry;
  const found = findVariant(
    await stylesBySku(call.db, [entry.sku], marketOf(call.about, call.now())),
    entry.sku,
  );
  if (!found) throw unknownIdentifier(`Product with code '${entry.sku}' not found!`);
  const recalled = quantity > entry.quantity && recalledRefusal(found.style, dayFor(call));
  if (recalled) throw new OccError(400, recalled);
  const can = entry.taken || canSupply(found.style, found.variant.onHand, quantity);
  const { granted, ...status } = supply(found.variant.onHand, can, quantity);
  if (granted > 0) {
    const pieces = granted + (await piecesElsewhere(call, entry));
    const base = unitCents(found.style.prices, entry.sku, pieces);
    const price = base === undefined ? entry.unitCents : base + addedCents(entry.valueAdds);
    await setEntry(call, cart, entryNumber, granted, price);
  }
  return modification(call, cart, entryNumber, {
    ...status,
    quantity,
    quantityAdded: granted > 0 ? granted - entry.quantity : 0,
  });
}

/** Pieces of a line's twin, which count for the quantity breaks too. */
async function piecesElsewhere(call: CartCall, entry: EntryRow): Promise<number> {
  if (!mayTake(call.about)) return 0;
  const entries = await call.db.select().from(cartEntries).where(eq(cartEntries.cartCode, entry.cartCode));
  return twinOf(entries, entry)?.quantity ?? 0;
}

export async function removeEntry(call: CartCall, cartId: string, key: LineKey): Promise<void> {
  const cart = await cartFor(call, cartId, true);
  const { entryNumber } = await ownEntry(call, cart, key);
  await removeEntries(call.db, cart.code, [entryNumber]);
  await touch(call.db, cart.code, call.now());
}

/** Empties the cart and releases the entitlement that it holds. */
export async function emptyCart(call: CartCall, cartId: string): Promise<void> {
  const cart = await cartFor(call, cartId, true);
  await releaseHolds(call.db, cart.code);
  await call.db.delete(cartEntries).where(eq(cartEntries.cartCode, cart.code));
  await touch(call.db, cart.code, call.now());
}

/**
 * Removes a pack from the cart and releases the entitlement that it holds. The draft keeps the chosen items.
 */
export async function removePack(call: CartCall, cartId: string, packId: string): Promise<void> {
  const cart = await cartFor(call, cartId, true);
  const entries = await call.db.select().from(cartEntries).where(eq(cartEntries.cartCode, cart.code));
  const its = entries.filter((entry) => entry.packId === packId);
  if (its.length === 0) throw noEntry(0);
  await releaseHolds(call.db, cart.code, packId);
  await removeEntries(
    call.db,
    cart.code,
    its.map((entry) => entry.entryNumber),
  );
  await touch(call.db, cart.code, call.now());
}

/** Takes the goods of a quote out of the cart. The quote stays, and can be put into a cart again. */
export async function removeQuote(call: CartCall, cartId: string, quoteCode: string): Promise<void> {
  const cart = await cartFor(call, cartId, true);
  if ((await takeOutQuote(call, cart.code, quoteCode)) === 0) throw noEntry(0);
}

/** The same for a cart that the caller has locked. @returns how many lines it had of the quote. */
export async function takeOutQuote(
  { db, now }: Pick<CartCall, "db" | "now">,
  cartCode: string,
  quoteCode: string,
): Promise<number> {
  const its = await db
    .select({ entryNumber: cartEntries.entryNumber })
    .from(cartEntries)
    .where(and(eq(cartEntries.cartCode, cartCode), eq(cartEntries.quoteCode, quoteCode)));
  if (its.length === 0) return 0;
  await removeEntries(
    db,
    cartCode,
    its.map(({ entryNumber }) => entryNumber),
  );
  await touch(db, cartCode, now());
  return its.length;
}

/**
 * Copies a pack's draft into the cart and replaces the pack's earlier lines: checks every rule again, holds the
 * entitlement under the lock of the person's pack, and prices every line.
 */
export async function addPack(call: CartCall, cartId: string, packId: string) {
  const cart = await cartFor(call, cartId, true);
  if (cart.savedAt) throw invalid("cartId", "Packs are not put into a saved cart.");
  await lockPack(call.db, call.about.user.customerId, packId);
  const pack = await packFor(call, packId);
  const draft = await draftOf(call, pack);
  const exceptCart = pack.cartCode ?? cart.code;
  const refusals = [
    ...recalledItems(draft, dayFor(call)),
    ...orderRefusals(
      { ...pack, cartCode: exceptCart },
      ruleItems(draft),
      momentIn(call.now(), call.about.organisation.timeZone),
    ),
  ];
  if (refusals.length > 0) throw refused(refusals);
  const funding = fund(pack, fundingLines(draft), call.about.unit.gstRate, exceptCart);
  await releaseHolds(call.db, cart.code, pack.id);
  const held = draft.map(({ row }) => row);
  await hold(call.db, pack.allocationId, cart.code, holdsOf(pack, held, funding));
  const entries = await call.db.select().from(cartEntries).where(eq(cartEntries.cartCode, cart.code));
  const old = entries.filter((entry) => entry.packId === pack.id).map((entry) => entry.entryNumber);
  await removeEntries(call.db, cart.code, old);
  const next = entries.length - old.length;
  await call.db.insert(cartEntries).values(
    draft.map((item, index) => ({
      ...draftLine(item),
      cartCode: cart.code,
      entryNumber: next + index,
      unitCents: item.unitCents,
      packId: pack.id,
      packType: pack.packType,
    })),
  );
  await touch(call.db, cart.code, call.now());
  return showCart(call, cart.code);
}
