import type { Call } from "../../http/call";
import { invalid } from "../../http/errors";
import { cardWords, type Card } from "./records";
import { cardPayments, type cardRefunds } from "./tables";

export const noProcessor = () =>
  invalid("paymentMode", "Cards cannot be charged in this shop. Pay by bank transfer.");

/**
 * Charges a card at the demo's processor, or has its bank agree to an amount. It moves no money: the card's token says
 * whether it agrees.
 * @param reference one for each payment; a processor charges the same one once.
 * @returns what the processor calls the payment.
 * @throws OccError 400 if the card is refused, or if the shop has no processor. Nothing is charged then.
 */
export function chargeCard({ demo }: Pick<Call, "demo">, card: Card, reference: string): string {
  if (!demo) throw noProcessor();
  if (card.token.startsWith("demo-refused")) {
    throw invalid(
      "paymentDetailsId",
      `The bank refused ${cardWords(card)}. Nothing was charged. Choose another card.`,
      "refused",
    );
  }
  const manner = card.token.startsWith("demo-late") ? LATE : card.token.startsWith("demo-kept") ? KEPT : DEMO;
  return manner + reference.replace(/\W/g, "").slice(-12).toUpperCase();
}

/** What the demo's processor calls a payment tells how it answers about a refund of it: at once, later, or never. */
const DEMO = "DEMO-";
const LATE = "DEMO-LATE-";
const KEPT = "DEMO-KEPT-";
/** How long a late refund takes. */
const LATE_MS = 60_000;

export type RefundAnswer = "refunded" | "pending" | "refused";

/**
 * Asks the processor to pay something of a payment back to its card, or how far that is. The demo's moves no money.
 * @param refund its number is the reference: one that is asked for again is refunded once.
 * @returns "pending" while the bank has not answered; it is asked again later.
 */
export function refundCard(
  refund: Pick<typeof cardRefunds.$inferSelect, "number" | "authorisation" | "cents" | "requestedAt">,
  now: Date,
): RefundAnswer {
  const { authorisation, requestedAt } = refund;
  if (authorisation.startsWith(LATE))
    return now.getTime() - requestedAt.getTime() < LATE_MS ? "pending" : "refunded";
  return authorisation.startsWith(DEMO) && !authorisation.startsWith(KEPT) ? "refunded" : "refused";
}

/**
 * Has the bank of a card agree to what it pays of an order that is being placed. The order's guid is the reference, so an
 * order that is placed again after a lost answer is agreed to once.
 * @param cents with GST; what is taken in the end is never more.
 * @throws OccError 400 as chargeCard; the order is not placed then.
 */
export async function authorise(
  call: Pick<Call, "db" | "demo" | "now" | "about">,
  card: Card,
  order: { code: string; guid: string; cents: number },
): Promise<void> {
  await call.db.insert(cardPayments).values({
    orderCode: order.code,
    customerId: call.about.user.customerId,
    paidWith: cardWords(card),
    authorisation: chargeCard(call, card, order.guid),
    authorisedCents: order.cents,
    authorisedAt: call.now(),
  });
}
