import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CardsPage } from "~/features/cards/cards-page.server";
import { changeCards, loadCards } from "~/features/cards/cards.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "Saved cards");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, loadCards);
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, (visit, form) => changeCards(visit, form, args.request));
}

export default documentPage(function SavedCardsRoute() {
  return <CardsPage data={useLoaderData<typeof loader>()} />;
});
