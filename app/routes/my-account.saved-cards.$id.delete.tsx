import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { DeleteCardPage } from "~/features/cards/cards-page.server";
import { cardView } from "~/features/cards/cards.server";
import { cardsPath } from "~/paths";
import { pageMeta } from "~/http/page-meta";
import { seeOther } from "~/session/see-other.server";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data ? `Delete card, ${args.data.label}` : "Delete card");

const idOf = ({ params }: Pick<LoaderFunctionArgs, "params">) => params["id"]!.slice(0, 80);

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const { payments } = await answer(visit.commerce.GET("/users/current/paymentdetails"));
    const card = payments.find(({ id }) => id === idOf(args));
    if (!card) throw new CommerceError(404, [], "GET /users/{userId}/paymentdetails");
    return cardView(card);
  });
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit) => {
    await visit.commerce
      .DELETE("/users/current/paymentdetails/{id}", { params: { path: { id: idOf(args) } } })
      .catch((error: unknown) => {
        // A second press finds nothing to delete.
        if (!(error instanceof CommerceError) || error.status !== 404) throw error;
      });
    visit.flash({ kind: "ok", text: "Card deleted." });
    return seeOther(visit, cardsPath);
  });
}

export default documentPage(
  serverOnly$(function DeleteCardRoute() {
    return <DeleteCardPage {...useLoaderData<typeof loader>()} />;
  }),
);
