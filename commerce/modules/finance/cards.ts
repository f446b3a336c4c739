import { randomUUID } from "node:crypto";
import type { Call } from "../../http/call";
import { cardFacts, cardsOf, isExpired, noProcessor } from "../cards";

/** The person's own cards, the default one first. */
export async function showCards(call: Pick<Call, "db" | "about" | "now">) {
  const cards = await cardsOf(call);
  return { payments: cards.map((card) => ({ ...cardFacts(card), expired: isExpired(call, card) })) };
}

/** How invoices can be paid here. Only the demo has a card processor so far. */
export const paymentModes = async ({ demo }: Pick<Call, "demo">) => ({
  paymentModes: demo ? [{ code: "CARD" as const, displayName: "Saved card" }] : [],
});

/**
 * What a card form of the processor begins with, so that a number never comes to the shop. The demo's processor opens no
 * form inside a page: new cards are registered on a page of its own (`digitalPayments`).
 */
export const captureContext = async ({ demo }: Pick<Call, "demo">) => {
  if (!demo) throw noProcessor();
  const context = { processor: "demo", session: randomUUID(), newCards: false };
  return { captureContext: Buffer.from(JSON.stringify(context)).toString("base64url") };
};
