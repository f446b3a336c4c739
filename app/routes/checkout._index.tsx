import type { LoaderFunctionArgs } from "@remix-run/node";
import { isOnePage, openCheckout } from "~/features/checkout/gate.server";
import { seeOther } from "~/session/see-other.server";
import { signedIn } from "~/session/page.server";

/**
 * The start of checkout: payment for a cart of taken items, one page if there is nothing to pay, otherwise
 * the four steps.
 */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const { cart } = await openCheckout(visit, "review-order");
    return seeOther(visit, isOnePage(cart) ? "/checkout/summary" : "/checkout/review-order");
  });
}

/** Only redirects. The component exists so that an error of its loader is shown like that of any page. */
export default function CheckoutIndex() {
  return null;
}
