import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { withChanges } from "~/features/cart/cart.server";
import { openCheckout } from "~/features/checkout/gate.server";
import { ReviewOrder } from "~/features/checkout/review-order";
import { pageMeta } from "~/http/page-meta";
import { signedIn } from "~/session/page.server";

export const meta: MetaFunction = (args) => pageMeta(args, "Review order");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const { cart: opened, changes } = await withChanges(visit, () => openCheckout(visit, "review-order"));
    return { cart: opened.view, changes };
  });
}

export default function ReviewOrderRoute() {
  const { cart, changes } = useLoaderData<typeof loader>();
  return <ReviewOrder cart={cart} changes={changes} />;
}
