import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { CardsPage } from "~/features/cards/cards-page.server";
import { cardsView } from "~/features/cards/cards.server";
import { cardsPath } from "~/paths";
import { startCard } from "~/features/cards/register.server";
import { pageMeta } from "~/http/page-meta";
import { seeOther } from "~/session/see-other.server";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "Saved cards");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const [cards, paymentTypes, { capabilities }] = await Promise.all([
      answer(visit.commerce.GET("/users/current/paymentdetails")),
      answer(visit.commerce.GET("/paymenttypes")),
      visit.person(),
    ]);
    return cardsView(cards, paymentTypes, capabilities);
  });
}

/** Makes a card the default one, or leads to the card provider. */
export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    if (form.get("intent") === "add") return startCard(visit, args.request, { back: cardsPath });
    const id = String(form.get("cardId") ?? "").slice(0, 80);
    if (id === "") return seeOther(visit, cardsPath);
    await visit.commerce.PATCH("/users/current/paymentdetails/{id}", {
      params: { path: { id } },
      body: { defaultPayment: true },
    });
    visit.flash({ kind: "ok", text: "Your default card is changed." });
    return seeOther(visit, cardsPath);
  });
}

export default documentPage(
  serverOnly$(function SavedCardsRoute() {
    return <CardsPage data={useLoaderData<typeof loader>()} />;
  }),
);
