import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { SavedCartsPage } from "~/features/saved-carts/list-page.server";
import { loadSavedCarts, saveCart } from "~/features/saved-carts/list.server";
import { SaveCartPage } from "~/features/saved-carts/save-page.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data?.form ? "Save your cart" : "Saved carts");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadSavedCarts(visit, args.request));
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, saveCart);
}

export default documentPage(function SavedCartsRoute() {
  const { form, list } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  if (form) return <SaveCartPage data={form} reply={reply} />;
  return list ? <SavedCartsPage data={list} /> : null;
});
