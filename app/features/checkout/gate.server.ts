import { apiTexts, type CommerceError, isRefused } from "~/commerce/errors.server";
import type { components } from "~/commerce/occ";
import { cartView } from "~/features/cart/cart.server";
import { isCartMissing, readCart, WITH_WORKING } from "~/session/cart.server";
import { issueText } from "~/features/configurators/text/texts.server";
import { orderPath } from "~/paths";
import { seeOther } from "~/session/see-other.server";
import type { Visit } from "~/session/visit.server";
import { type CheckoutStep, checkoutPath, checkoutSteps } from "./steps";

type ApiCart = components["schemas"]["Cart"];

/** The first unfinished step. The review step needs no input. */
function firstUnfinished(cart: Pick<ApiCart, "deliveryAddress" | "deliveryMode">): CheckoutStep {
  if (!cart.deliveryAddress) return "delivery-address";
  return cart.deliveryMode ? "payment-details" : "delivery-mode";
}

const place = (step: CheckoutStep) => checkoutSteps.findIndex(({ key }) => key === step);

/**
 * Loads the cart of a checkout step. Redirects to the cart page without a cart or while a configuration has issues, to the
 * first unfinished step if this one is opened too early, and from any other step to payment if everything was taken on
 * site.
 */
export async function openCheckout(visit: Visit, step: CheckoutStep, fields = WITH_WORKING) {
  const cart = await readCart(visit, fields);
  const view = cart && cartView(cart, visit);
  if (!cart || !view) {
    sayWhyEmpty(visit);
    throw await seeOther(visit, "/cart");
  }
  // The next empty cart has not become this order.
  visit.session.unset("placed");
  const issues = issueText(visit, ...(cart.entries ?? []));
  if (issues) {
    visit.flash({ kind: "warn", text: `${issues}.` });
    throw await seeOther(visit, "/cart");
  }
  const unfinished = firstUnfinished(cart);
  if (step !== "payment-details" && unfinished === "payment-details" && isTakenCart(cart)) {
    throw await seeOther(visit, checkoutPath("payment-details"));
  }
  if (place(step) > place(unfinished)) throw await seeOther(visit, checkoutPath(unfinished));
  return { cart, view };
}

/** The cart of a step, as the API answers it and as pages show it. */
export type CheckoutCart = Awaited<ReturnType<typeof openCheckout>>;

/**
 * Who comes back to the checkout of a cart that was ordered, by Back or in another tab, is told of its order; of one that
 * was emptied, that nothing was ordered.
 */
function sayWhyEmpty(visit: Visit): void {
  const code = visit.session.get("placed");
  if (!code) {
    const text = "Your cart is empty, so there is nothing to check out. Nothing was ordered.";
    return visit.flash({ kind: "warn", text });
  }
  visit.flash({
    kind: "ok",
    text: `Order ${code} is placed. Nothing more is in your cart.`,
    next: { to: orderPath(code), label: "See the order" },
  });
}

/** A cart of nothing but taken items goes straight to its payment (spec 001 §4). */
export const isTakenCart = (cart: Pick<ApiCart, "enableTaken" | "allTaken">): boolean =>
  cart.enableTaken === true && cart.allTaken === true;

/** If the person has nothing to pay, checkout is one page. The four steps remain available. */
export const isOnePage = (cart: Pick<ApiCart, "ownShare">): boolean => cart.ownShare.value === 0;

/** Whether the API found a mistake in the request. A missing cart does not count. */
export const isRefusal = (error: unknown): error is CommerceError =>
  isRefused(error) && !error.is("CartError");

/** What a step reads besides its cart. Without a cart `openCheckout` redirects, so then this does not matter. */
export async function besideCart<T>(call: Promise<T>, without: T): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (isCartMissing(error)) return without;
    throw error;
  }
}

/**
 * Runs the action of a step. If the cart was ordered or emptied in another tab, it redirects to the cart
 * page.
 */
export async function withCart<T>(visit: Visit, work: () => Promise<T>) {
  try {
    return await work();
  } catch (error) {
    if (!isCartMissing(error)) throw error;
    visit.flash({ kind: "warn", text: apiTexts.cartNotFound });
    return seeOther(visit, "/cart");
  }
}
