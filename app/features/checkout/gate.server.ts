import { apiTexts, type CommerceError, isRefused } from "~/commerce/errors.server";
import type { components } from "~/commerce/occ";
import { cartView, isCartMissing, readCart } from "~/features/cart/cart.server";
import { seeOther } from "~/http/redirects.server";
import type { Visit } from "~/session/visit.server";
import { type CheckoutStep, checkoutPath, checkoutSteps } from "./steps";

type ApiCart = components["schemas"]["Cart"];

/** The first step that still has something to do; the review alone asks for nothing. */
export function firstUnfinished(cart: Pick<ApiCart, "deliveryAddress" | "deliveryMode">): CheckoutStep {
  if (!cart.deliveryAddress) return "delivery-address";
  return cart.deliveryMode ? "payment-details" : "delivery-mode";
}

const place = (step: CheckoutStep) => checkoutSteps.findIndex(({ key }) => key === step);

/**
 * The cart of a checkout step. Without a cart it leads to the cart page, and a step that is asked for too early
 * leads to the first unfinished one.
 */
export async function openCheckout(visit: Visit, step: CheckoutStep, fields?: string) {
  const cart = await readCart(visit, fields);
  const view = cart && cartView(cart);
  if (!cart || !view) throw await seeOther(visit, "/cart");
  const unfinished = firstUnfinished(cart);
  if (place(step) > place(unfinished)) throw await seeOther(visit, checkoutPath(unfinished));
  return { cart, view };
}

/** A cart of nothing but taken items goes straight to its payment (spec 001 §4). */
export const isTakenCart = (cart: Pick<ApiCart, "enableTaken" | "allTaken">): boolean =>
  cart.enableTaken === true && cart.allTaken === true;

/** Where the person has nothing to pay, all of checkout is one page; the four steps stay for who wants them. */
export const isOnePage = (cart: Pick<ApiCart, "ownShare">): boolean => cart.ownShare.value === 0;

/** Whether the API found a mistake in what was sent; a cart that is gone is none. */
export const isRefusal = (error: unknown): error is CommerceError =>
  isRefused(error) && !error.is("CartError");

/** A step's post. When the cart was ordered or emptied in another tab, the cart page says what there is now. */
export async function withCart<T>(visit: Visit, work: () => Promise<T>) {
  try {
    return await work();
  } catch (error) {
    if (!isCartMissing(error)) throw error;
    visit.flash({ kind: "warn", text: apiTexts.cartNotFound });
    return seeOther(visit, "/cart");
  }
}
