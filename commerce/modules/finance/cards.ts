import { randomUUID } from "node:crypto";
import { asc, desc, eq } from "drizzle-orm";
import { localDate } from "../../http/dates";
import { invalid } from "../../http/errors";
import type { Call } from "../../http/call";
import { savedCards } from "../invoices/tables";

type CardCall = Pick<Call, "db" | "about" | "now" | "demo">;
export type Card = typeof savedCards.$inferSelect;

const NAMES: Readonly<Record<string, string | undefined>> = { visa: "Visa", master: "Mastercard" };

const typeName = ({ type }: Pick<Card, "type">): string => NAMES[type] ?? type;

/** "Visa ending in 4242". */
export const cardWords = (card: Pick<Card, "type" | "lastDigits">): string =>
  `${typeName(card)} ending in ${card.lastDigits}`;

const isExpired = ({ about, now }: CardCall, { expires }: Pick<Card, "expires">): boolean =>
  expires < localDate(now(), about.organisation.timeZone).slice(0, 7);

const cardsOf = ({ db, about }: CardCall): Promise<Card[]> =>
  db
    .select()
    .from(savedCards)
    .where(eq(savedCards.customerId, about.user.customerId))
    .orderBy(desc(savedCards.isDefault), asc(savedCards.id));

/** The person's own cards, the default one first. */
export async function showCards(call: CardCall) {
  const cards = await cardsOf(call);
  return {
    payments: cards.map((card) => ({
      id: card.id,
      accountHolderName: card.holder,
      cardType: { code: card.type, name: typeName(card) },
      cardNumber: `************${card.lastDigits}`,
      expiryMonth: card.expires.slice(5),
      expiryYear: card.expires.slice(0, 4),
      defaultPayment: card.isDefault,
      saved: true,
      expired: isExpired(call, card),
    })),
  };
}

/** A card of the person that has not expired. @throws OccError 400 for any other. */
export async function usableCard(call: CardCall, id: string): Promise<Card> {
  const card = (await cardsOf(call)).find((one) => one.id === id);
  if (!card) throw invalid("paymentDetailsId", "Choose one of your saved cards.");
  if (isExpired(call, card)) {
    throw invalid("paymentDetailsId", `${cardWords(card)} has expired. Choose another card.`);
  }
  return card;
}

/** How invoices can be paid here. Only the demo has a card processor so far. */
export const paymentModes = async ({ demo }: Pick<Call, "demo">) => ({
  paymentModes: demo ? [{ code: "CARD" as const, displayName: "Saved card" }] : [],
});

/**
 * What a card form of the processor begins with, so that a number never comes to the shop. The demo's processor opens no
 * such form: it knows the saved cards only.
 */
export const captureContext = async ({ demo }: Pick<Call, "demo">) => {
  if (!demo) throw noProcessor();
  const context = { processor: "demo", session: randomUUID(), newCards: false };
  return { captureContext: Buffer.from(JSON.stringify(context)).toString("base64url") };
};

const noProcessor = () =>
  invalid("paymentMode", "Cards cannot be charged in this shop. Pay by bank transfer.");

/**
 * Charges a card at the demo's processor, which moves no money: the card's token says whether it agrees.
 * @param reference one for each payment; a processor charges the same one once.
 * @returns what the processor calls the payment.
 * @throws OccError 400 if the card is refused, or if the shop has no processor. Nothing is charged then.
 */
export function chargeCard({ demo }: Pick<Call, "demo">, card: Card, reference: string): string {
  if (!demo) throw noProcessor();
  if (card.token === "demo-refused") {
    throw invalid(
      "paymentDetailsId",
      `The bank refused ${cardWords(card)}. Nothing was charged. Choose another card.`,
    );
  }
  return `DEMO-${reference.replace(/\W/g, "").slice(-12).toUpperCase()}`;
}
