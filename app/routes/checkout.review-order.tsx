import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { withChanges } from "~/features/cart/cart.server";
import { isTakenCart, openCheckout } from "~/features/checkout/gate.server";
import { ReviewOrder } from "~/features/checkout/review-order";
import { pageMeta } from "~/http/page-meta";
import { seeOther } from "~/http/redirects.server";
import { signedIn } from "~/session/page.server";

export const meta: MetaFunction = (args) => pageMeta(args, "Review order");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const { cart: opened, changes } = await withChanges(visit, () => openCheckout(visit, "review-order"));
    if (isTakenCart(opened.cart)) throw await seeOther(visit, "/checkout/payment-details");
    return { cart: opened.view, changes };
  });
}

export default function ReviewOrderRoute() {
  const { cart, changes } = useLoaderData<typeof loader>();
  return <ReviewOrder cart={cart} changes={changes} />;
}
