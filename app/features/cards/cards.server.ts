import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { seeOther } from "~/http/redirects.server";
import type { Visit } from "~/session/visit.server";
import { cardsPath } from "./paths";
import { startCard } from "./register.server";
import { cardDetail, cardLabel } from "./view.server";

const readCards = async (visit: Visit) =>
  (await answer(visit.commerce.GET("/users/current/paymentdetails"))).payments;

/** The saved cards, and whether the person pays anything by card, so that another one may be added. */
export async function loadCards(visit: Visit) {
  const [cards, { paymentTypes }, { capabilities }] = await Promise.all([
    readCards(visit),
    answer(visit.commerce.GET("/paymenttypes")),
    visit.person(),
  ]);
  const paysShare = paymentTypes.some(({ code }) => code === "CARD");
  return {
    cards: cards.map((card) => ({
      id: card.id,
      label: cardLabel(card),
      detail: cardDetail(card),
      billing: card.billingAddress?.formattedAddress,
      isDefault: card.defaultPayment,
      expired: card.expired,
    })),
    mayAdd: paysShare || capabilities.includes("manage-finances"),
  };
}

/** Makes a card the default one, or leads to the card provider. */
export async function changeCards(visit: Visit, form: FormData, request: Request) {
  if (form.get("intent") === "add") return startCard(visit, request, { back: cardsPath });
  const id = String(form.get("cardId") ?? "").slice(0, 80);
  if (id === "") return seeOther(visit, cardsPath);
  await visit.commerce.PATCH("/users/current/paymentdetails/{id}", {
    params: { path: { id } },
    body: { defaultPayment: true },
  });
  visit.flash({ kind: "ok", text: "Your default card is changed." });
  return seeOther(visit, cardsPath);
}

/** One of the saved cards. @throws CommerceError 404 */
export async function loadCard(visit: Visit, id: string) {
  const card = (await readCards(visit)).find((one) => one.id === id);
  if (!card) throw new CommerceError(404, [], "GET /users/{userId}/paymentdetails");
  return { label: cardLabel(card), detail: cardDetail(card) };
}

export async function deleteCard(visit: Visit, id: string) {
  await visit.commerce
    .DELETE("/users/current/paymentdetails/{id}", { params: { path: { id } } })
    .catch((error: unknown) => {
      // A second press finds nothing to delete.
      if (!(error instanceof CommerceError) || error.status !== 404) throw error;
    });
  visit.flash({ kind: "ok", text: "Card deleted." });
  return seeOther(visit, cardsPath);
}
