import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { changeCart } from "~/features/cart/cart-actions.server";
import { CartPage } from "~/features/cart/cart-page";
import { loadCart, withChanges } from "~/features/cart/cart.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";

export const meta: MetaFunction = (args) => pageMeta(args, "Your cart");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => withChanges(visit, () => loadCart(visit)));
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, (visit, form) => changeCart(visit, form, args.request));
}

export default function CartRoute() {
  const { cart, changes } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return <CartPage cart={cart} changes={changes} reply={reply && "note" in reply ? undefined : reply} />;
}
