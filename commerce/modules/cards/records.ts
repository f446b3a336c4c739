import { asc, desc, eq } from "drizzle-orm";
import { monthOf } from "../../calendar";
import { invalid } from "../../http/errors";
import type { Call } from "../../http/call";
import { todayOf } from "../../http/today";
import { savedCards } from "./tables";

type CardCall = Pick<Call, "db" | "about" | "now">;
export type Card = typeof savedCards.$inferSelect;

const NAMES: Readonly<Record<string, string | undefined>> = {
  visa: "Visa",
  master: "Mastercard",
  amex: "American Express",
};

/** The types of card that pay here (contract §3). */
export const cardTypes = () => Object.entries(NAMES).map(([code, name]) => ({ code, name: name ?? code }));

const typeName = ({ type }: Pick<Card, "type">): string => NAMES[type] ?? type;

/** "Visa ending in 4242". */
export const cardWords = (card: Pick<Card, "type" | "lastDigits">): string =>
  `${typeName(card)} ending in ${card.lastDigits}`;

/** Whether the last month of a card is over where the person is. */
export const isExpired = ({ about, now }: Pick<CardCall, "about" | "now">, card: Pick<Card, "expires">) =>
  card.expires < monthOf(todayOf({ about, now }));

/** A card as OCC writes it (contract §8), but for its billing address. */
export const cardFacts = (card: Card) => ({
  id: card.id,
  accountHolderName: card.holder,
  cardType: { code: card.type, name: typeName(card) },
  cardNumber: `************${card.lastDigits}`,
  expiryMonth: card.expires.slice(5),
  expiryYear: card.expires.slice(0, 4),
  defaultPayment: card.isDefault,
  saved: true,
});

/** The person's own cards, the default one first. */
export const cardsOf = ({ db, about }: Pick<CardCall, "db" | "about">): Promise<Card[]> =>
  db
    .select()
    .from(savedCards)
    .where(eq(savedCards.customerId, about.user.customerId))
    .orderBy(desc(savedCards.isDefault), asc(savedCards.id));

/** A card of the person that has not expired. @throws OccError 400 for any other. */
export async function usableCard(call: CardCall, id: string): Promise<Card> {
  const card = (await cardsOf(call)).find((one) => one.id === id);
  if (!card) throw invalid("paymentDetailsId", "Choose one of your saved cards.");
  if (isExpired(call, card)) {
    throw invalid("paymentDetailsId", `${cardWords(card)} has expired. Choose another card.`);
  }
  return card;
}
