import { and, desc, eq, isNull, or, sql } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { prepared } from "../../database/prepared";
import { cartNotFound, forbidden, invalid } from "../../http/errors";
import { visitOf } from "../../http/punchout-sid";
import type { CartCall, CartRow } from "./loaded-cart";
import { carts } from "./tables";

/**
 * The cart that a path names: a code, or `current` for the newest that is not saved. During a punch-out
 * visit `current` is the visit's own cart, and that cart answers only to the visit's header (contract §15).
 * @param lock takes the cart's row until the transaction ends, so that writes to one cart queue.
 * @throws OccError 400 CartError notFound; 403 when the punch-out header is of another visit.
 */
export async function cartFor(call: CartCall, cartId: string, lock = false): Promise<CartRow> {
  const [cart] = await (lock ? lockedCart : plainCart)
    [keyKind(cartId)](call.db)
    .execute(cartKey(call, cartId));
  if (!cart) throw cartNotFound(cartId);
  checkVisit(call, cart);
  if (lock && cart.readOnly) throw forbidden("This requisition can only be looked at.");
  return cart;
}

/** A saved cart is restored before anything makes it ready, and before it is ordered. @throws OccError 400 for one. */
export function refuseSaved({ savedAt }: Pick<CartRow, "savedAt">): void {
  if (savedAt) throw invalid("cartId", "Restore this saved cart before you order it.", "saved");
}

/** The cart that a step of checkout changes, locked. @throws OccError as cartFor, and 400 for a saved one. */
export async function cartToOrder(call: CartCall, cartId: string): Promise<CartRow> {
  const cart = await cartFor(call, cartId, true);
  refuseSaved(cart);
  return cart;
}

export type KeyKind = "current" | "named";
export const keyKind = (cartId: string): KeyKind => (cartId === "current" ? "current" : "named");
export const cartKey = (call: CartCall, cartId: string) => ({
  customerId: call.about.user.customerId,
  cartId,
  visit: visitOf(call),
});

export function whichCart(kind: KeyKind) {
  const mine = eq(carts.customerId, sql.placeholder("customerId"));
  const named = sql.placeholder("cartId");
  return kind === "current"
    ? and(
        mine,
        isNull(carts.savedAt),
        sql`${carts.punchoutSid} is not distinct from ${sql.placeholder("visit")}::text`,
      )
    : and(mine, or(eq(carts.code, named), eq(carts.guid, named)));
}

/** One query for `current` and one for a cart by its code or guid; the newest is first. */
export const byKey = <Query>(build: (db: Database, kind: KeyKind) => Query) => ({
  current: prepared((db) => build(db, "current")),
  named: prepared((db) => build(db, "named")),
});

const selectCart = (db: Database, kind: KeyKind) =>
  db.select().from(carts).where(whichCart(kind)).orderBy(desc(carts.createdAt), desc(carts.code)).limit(1);
const plainCart = byKey((db, kind) => selectCart(db, kind).prepare(`cart_${kind}`));
const lockedCart = byKey((db, kind) => selectCart(db, kind).for("update").prepare(`cart_${kind}_locked`));

export function checkVisit(call: CartCall, cart: Pick<CartRow, "punchoutSid">): void {
  if (cart.punchoutSid && cart.punchoutSid !== visitOf(call)) throw forbidden();
}
