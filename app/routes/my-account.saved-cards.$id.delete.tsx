import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DeleteCardPage } from "~/features/cards/cards-page.server";
import { deleteCard, loadCard } from "~/features/cards/cards.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "Delete card");

const idOf = ({ params }: Pick<LoaderFunctionArgs, "params">) => params["id"]!.slice(0, 80);

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadCard(visit, idOf(args)));
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, (visit) => deleteCard(visit, idOf(args)));
}

export default documentPage(function DeleteCardRoute() {
  return <DeleteCardPage {...useLoaderData<typeof loader>()} />;
});
