import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { SavedCartPage } from "~/features/saved-carts/detail-page.server";
import { changeSavedCart, loadSavedCart } from "~/features/saved-carts/detail.server";
import { DoingPage } from "~/features/saved-carts/doing-page.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data ? `Saved cart ${args.data.name}` : "Saved cart");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadSavedCart(visit, args.request, args.params["code"]!.slice(0, 60)));
}

export async function action(args: ActionFunctionArgs) {
  const code = args.params["code"]!.slice(0, 60);
  return signedInPost(args, (visit, form) => changeSavedCart(visit, code, form));
}

export default documentPage(function SavedCartRoute() {
  const cart = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return cart.doing ? <DoingPage cart={cart} reply={reply} /> : <SavedCartPage cart={cart} />;
});
