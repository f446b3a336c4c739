import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { WishListPage } from "~/features/wish-list/wish-list-page.server";
import { changeWishes, loadWishes } from "~/features/wish-list/wish.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "Wish list");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, loadWishes);
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, changeWishes);
}

export default documentPage(function WishListRoute() {
  return <WishListPage data={useLoaderData<typeof loader>()} />;
});
