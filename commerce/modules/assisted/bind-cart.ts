import { and, eq, isNull, or } from "drizzle-orm";
import { cartNotFound, forbidden, invalid } from "../../http/errors";
import { isKeptName, lockPerson, restoreCart, type CartCall } from "../carts";
import { cartEntries, carts } from "../carts/tables";
import { assisted } from "./act";

/**
 * Gives a cart to a customer, as their open one: the agent's own, or one that somebody of the same organisation saved.
 * What is in it is priced for them, and goods of the cart that they had open are saved.
 * @throws OccError 400 for a cart that is unknown or not to be given; 403 for a customer whom no agent may act for.
 */
export async function bindCart(call: CartCall, sent: { cartId: string; customerId: string }): Promise<void> {
  const { db, now, baseSite } = call;
  const agent = call.about;
  const customer = await assisted(db, agent, sent.customerId, now());
  if (customer.organisation.site !== baseSite.uid) throw forbidden();
  await lockPerson(db, sent.customerId);
  const [cart] = await db
    .select()
    .from(carts)
    .where(and(or(eq(carts.code, sent.cartId), eq(carts.guid, sent.cartId)), isNull(carts.punchoutSid)))
    .for("update");
  // A second press.
  if (cart?.customerId === sent.customerId && cart.savedAt === null) return;
  const own = cart?.customerId === agent.user.customerId;
  const saved = cart?.savedAt !== null && !isKeptName(cart?.name ?? null);
  if (!cart || !(own || (saved && cart.organisationUid === customer.organisation.uid))) {
    throw cartNotFound(sent.cartId);
  }
  const lines = await db.select().from(cartEntries).where(eq(cartEntries.cartCode, cart.code));
  if (lines.some(({ packId }) => packId !== null)) {
    throw invalid("cartId", "A cart with packs cannot be given to somebody else.", "packs");
  }
  if (lines.some(({ quoteCode }) => quoteCode !== null)) {
    throw invalid("cartId", "A cart with a quote cannot be given to somebody else.", "quotes");
  }
  await db
    .update(carts)
    .set({
      customerId: sent.customerId,
      organisationUid: customer.organisation.uid,
      currency: customer.unit.currency,
      ...{ deliveryAddress: null, deliveryMode: null, neededBy: null, paymentType: null, cardId: null },
      ...{ purchaseOrderNumber: null, costCentre: null },
      name: cart.name ?? `Cart ${cart.code}`,
      savedAt: cart.savedAt ?? now(),
    })
    .where(eq(carts.code, cart.code));
  await restoreCart({ ...call, about: customer }, cart.code);
}
