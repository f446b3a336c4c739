import { and, asc, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Database } from "../../../database/connection";
import { readableDate } from "../../../http/dates";
import { forbidden, invalid, OccError } from "../../../http/errors";
import { lockPacks, moveHolds } from "../../entitlement";
import { addLines } from "../again";
import type { EachOutcome } from "../each";
import { openCartOf } from "../open";
import { insertCart, removeEntries } from "../records";
import { cartFor } from "../find";
import type { CartCall, CartRow } from "../loaded-cart";
import { isKeptName, refuseKeptName, wishListName } from "./names";
import { showCart } from "../change";
import { isOfCatalogue } from "../stockroom";
import { cartEntries, carts } from "../tables";

export interface Naming {
  /** An empty one keeps the name that the cart has; without one it is named after its code. */
  name?: string;
  /** An empty one clears it; left out, it stays. */
  description?: string;
}

/** One person's writes to their saved carts queue here, so that two presses never save or restore twice. */
export const lockPerson = (db: Database, customerId: string) =>
  db.execute(sql`select 1 from users where customer_id = ${customerId} for update`);

/**
 * Saves a cart under a name; a saved one gets the new name and description (contract §7.1). Packs stay in the open cart
 * with what they hold, and quotes with their prices: a saved cart holds nothing (decision 85).
 * @throws OccError 403 for a requisition; 400 for a cart that has packs alone, or a name that the shop keeps; 409 for a
 * second wish list.
 */
export async function saveCart(call: CartCall, cartId: string, naming: Naming) {
  const { customerId } = call.about.user;
  await lockPerson(call.db, customerId);
  const cart = await cartFor(call, cartId, true);
  if (cart.punchoutSid) throw forbidden("A requisition cannot be saved.");
  const name = naming.name || cart.name || `Cart ${cart.code}`;
  refuseKeptName(name, customerId);
  if (name === wishListName(customerId)) await refuseSecond(call, cart, name);
  if (cart.savedAt === null) {
    await requireRoom(call);
    await keepOpen(call, cart);
  }
  await call.db
    .update(carts)
    .set({
      name,
      description: naming.description === undefined ? cart.description : naming.description || null,
      savedAt: cart.savedAt ?? call.now(),
      updatedAt: call.now(),
    })
    .where(eq(carts.code, cart.code));
  return { savedCartData: await showCart(call, cart.code) };
}

/** The most saved carts of one person. */
const MOST_SAVED = 100;

/** @throws OccError 400 for somebody who has the most saved carts already. */
async function requireRoom({ db, about }: CartCall): Promise<void> {
  const mine = and(eq(carts.customerId, about.user.customerId), isNotNull(carts.savedAt));
  if ((await db.$count(carts, mine)) < MOST_SAVED) return;
  throw invalid("cartId", `You have ${MOST_SAVED} saved carts, which is the most. Delete one first.`, "full");
}

async function refuseSecond({ db }: CartCall, { code, customerId }: CartRow, name: string): Promise<void> {
  const [other] = await db
    .select({ code: carts.code })
    .from(carts)
    .where(and(eq(carts.customerId, customerId), eq(carts.name, name), isNotNull(carts.savedAt)));
  if (!other || other.code === code) return;
  throw new OccError(409, { type: "AlreadyExistsError", message: "There is a wish list already." });
}

/** Moves the packs and quotes of a cart that is about to be saved into a new open one. */
async function keepOpen(call: CartCall, cart: CartRow): Promise<void> {
  const all = await call.db.select().from(cartEntries).where(eq(cartEntries.cartCode, cart.code));
  if (all.every(isOfCatalogue)) return;
  if (!all.some(isOfCatalogue)) {
    const what = all.some(({ packId }) => packId === null) ? "packs and quotes" : "packs";
    throw invalid("cartId", `Your cart has ${what} alone. They stay in it, so there is nothing to save.`);
  }
  const { site, customerId, organisationUid, currency, createdAt } = cart;
  const open = await insertCart(call.db, { site, customerId, organisationUid, currency, createdAt });
  await moveFixed(call, cart.code, open.code);
}

/** The lines that a saved cart never has: those of packs and quotes. */
const fixedLines = or(isNotNull(cartEntries.packId), isNotNull(cartEntries.quoteCode));
const catalogueLines = and(isNull(cartEntries.packId), isNull(cartEntries.quoteCode));

/** Moves the lines of packs, with what they hold, and of quotes behind the lines of another cart. */
async function moveFixed({ db, about }: CartCall, from: string, to: string): Promise<void> {
  const lines = await db
    .select()
    .from(cartEntries)
    .where(and(eq(cartEntries.cartCode, from), fixedLines))
    .orderBy(asc(cartEntries.entryNumber));
  if (lines.length === 0) return;
  const packs = [...new Set(lines.flatMap(({ packId }) => packId ?? []))];
  await lockPacks(db, about.user.customerId, packs);
  const there = await db.$count(cartEntries, eq(cartEntries.cartCode, to));
  await db
    .insert(cartEntries)
    .values(lines.map((line, index) => ({ ...line, cartCode: to, entryNumber: there + index })));
  await removeEntries(
    db,
    from,
    lines.map(({ entryNumber }) => entryNumber),
  );
  for (const pack of packs) await moveHolds(db, from, to, pack);
}

/** A saved cart that is the person's own choice. @throws OccError 400 for an open cart or one that the shop keeps. */
async function savedCart(call: CartCall, cartId: string): Promise<CartRow> {
  const cart = await cartFor(call, cartId, true);
  if (cart.savedAt !== null && !isKeptName(cart.name)) return cart;
  throw new OccError(400, {
    type: "CartError",
    message: "Cart not found.",
    reason: "notFound",
    subject: cartId,
    subjectType: "cart",
  });
}

/**
 * Makes a saved cart the open one. Its goods are added again by the rules of every addition, at today's prices; what
 * cannot be had is left out and reported. Goods of the cart that was open are saved, its packs come along.
 * @throws OccError 400 for a cart that is not saved, or that the shop keeps.
 */
export async function restoreCart(call: CartCall, cartId: string) {
  const { customerId } = call.about.user;
  await lockPerson(call.db, customerId);
  const saved = await savedCart(call, cartId);
  const open = await openCartOf(call);
  await call.db
    .update(carts)
    .set({ savedAt: null, createdAt: call.now(), updatedAt: call.now() })
    .where(eq(carts.code, saved.code));
  const outcomes = await addAgain(call, { ...saved, savedAt: null });
  if (open) await closeOpen(call, open, saved.code);
  return {
    savedCartData: await showCart(call, saved.code),
    cartModifications: outcomes
      .filter(({ statusCode }) => statusCode !== "success")
      .map(({ sku, cents: _, ...outcome }) => ({ ...outcome, productCode: sku })),
  };
}

async function addAgain(call: CartCall, cart: CartRow): Promise<EachOutcome[]> {
  const lines = await call.db
    .delete(cartEntries)
    .where(and(eq(cartEntries.cartCode, cart.code), catalogueLines))
    .returning();
  const kept = (taken: boolean) =>
    lines.filter((line) => line.taken === taken).sort((one, other) => one.entryNumber - other.entryNumber);
  return [...(await addLines(call, cart, kept(false))), ...(await addLines(call, cart, kept(true), true))];
}

/** The cart that was open: its packs and quotes go into the restored one, its goods are saved; an empty one is gone. */
async function closeOpen(call: CartCall, open: CartRow, restored: string): Promise<void> {
  await moveFixed(call, open.code, restored);
  const goods = await call.db.$count(cartEntries, eq(cartEntries.cartCode, open.code));
  if (goods === 0) {
    await call.db.delete(carts).where(eq(carts.code, open.code));
    return;
  }
  const name = open.name || `Cart of ${readableDate(call.now(), call.about.organisation.timeZone)}`;
  await call.db.update(carts).set({ name, savedAt: call.now() }).where(eq(carts.code, open.code));
}

/** A copy of a saved cart with its lines as they are, which is saved too. @param name without one, "Copy of" the other. */
export async function cloneCart(call: CartCall, cartId: string, name?: string) {
  const { customerId } = call.about.user;
  await lockPerson(call.db, customerId);
  const saved = await savedCart(call, cartId);
  const named = name || `Copy of ${saved.name ?? saved.code}`.slice(0, MOST_NAME);
  refuseKeptName(named, customerId);
  await requireRoom(call);
  const { site, organisationUid, currency, description } = saved;
  const copy = await insertCart(call.db, {
    ...{ site, customerId, organisationUid, currency, description },
    name: named,
    savedAt: call.now(),
    createdAt: call.now(),
  });
  const lines = await call.db
    .select()
    .from(cartEntries)
    .where(and(eq(cartEntries.cartCode, saved.code), catalogueLines))
    .orderBy(asc(cartEntries.entryNumber));
  if (lines.length > 0) {
    await call.db
      .insert(cartEntries)
      .values(lines.map((line, index) => ({ ...line, cartCode: copy.code, entryNumber: index })));
  }
  return { savedCartData: await showCart(call, copy.code) };
}

/** The most characters of a saved cart's name and description (contract §7.1). */
export const MOST_NAME = 50;
export const MOST_DESCRIPTION = 250;
