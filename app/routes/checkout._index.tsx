import type { LoaderFunctionArgs } from "@remix-run/node";
import { isTakenCart, openCheckout } from "~/features/checkout/gate.server";
import { seeOther } from "~/http/redirects.server";
import { signedIn } from "~/session/page.server";

/** The way in: the review, or payment for a cart of taken items. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const { cart } = await openCheckout(visit, "review-order");
    return seeOther(visit, isTakenCart(cart) ? "/checkout/payment-details" : "/checkout/review-order");
  });
}
