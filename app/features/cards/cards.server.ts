import type { ResponseOf } from "~/commerce/response";
import { cardDetail, cardLabel } from "./view.server";

type Cards = ResponseOf<"get", "/users/current/paymentdetails">;

/** The saved cards, and whether the person pays anything by card, so that another one may be added. */
export const cardsView = (
  { payments }: Cards,
  { paymentTypes }: ResponseOf<"get", "/paymenttypes">,
  capabilities: readonly string[],
) => ({
  cards: payments.map((card) => ({
    id: card.id,
    label: cardLabel(card),
    detail: cardDetail(card),
    billing: card.billingAddress?.formattedAddress,
    isDefault: card.defaultPayment,
    expired: card.expired,
  })),
  mayAdd: paymentTypes.some(({ code }) => code === "CARD") || capabilities.includes("manage-finances"),
});

/** One of the saved cards. */
export const cardView = (card: Cards["payments"][number]) => ({
  label: cardLabel(card),
  detail: cardDetail(card),
});
