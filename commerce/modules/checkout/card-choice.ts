import { eq } from "drizzle-orm";
import type { Call } from "../../http/call";
import { invalid } from "../../http/errors";
import { usableCard } from "../cards";
import { cartToOrder, showCart, type CartCall } from "../carts";
import { carts } from "../carts/tables";

type ChoosingCall = CartCall & Pick<Call, "principal">;

/** Said where somebody else's card would pay. */
export const OWNER_ONLY = "Choose account payment. A card can be used by its owner only.";

const NOT_TAKEN = "Choose account payment. Other payment types are not available.";

/** Whether the caller may pay by card: for themselves, in an organisation that takes cards. */
export const paysByCard = ({ about, principal }: Pick<Call, "about" | "principal">): boolean =>
  about.organisation.cardPayment &&
  principal.kind === "person" &&
  principal.user.customerId === about.user.customerId;

/** A payment type that was sent or is the cart's. @throws OccError 400 for one that the caller may not have. */
export function paymentTypeOf(call: ChoosingCall, sent: string): "ACCOUNT" | "CARD" {
  if (sent === "ACCOUNT" || (sent === "CARD" && paysByCard(call))) return sent;
  throw invalid(
    "paymentType",
    sent === "CARD" && call.about.organisation.cardPayment ? OWNER_ONLY : NOT_TAKEN,
  );
}

/** Has a card pay the own share of a cart. The caller has found out that it may. */
export const payByCard = ({ db, now }: Pick<CartCall, "db" | "now">, cartCode: string, cardId: string) =>
  db.update(carts).set({ paymentType: "CARD", cardId, updatedAt: now() }).where(eq(carts.code, cartCode));

/**
 * Has a saved card pay the own share of a cart (contract §8, `paymentdetails`).
 * @throws OccError 400 for a card that is not the person's or has expired, and where cards are not taken.
 */
export async function setCard(call: ChoosingCall, cartId: string, cardId: string) {
  const cart = await cartToOrder(call, cartId);
  paymentTypeOf(call, "CARD");
  const { id } = await usableCard(call, cardId);
  await payByCard(call, cart.code, id);
  return showCart(call, cart.code);
}
