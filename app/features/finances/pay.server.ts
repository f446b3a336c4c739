import { z } from "zod";
import { LIMITS } from "~/commerce/limits.server";
import type { ResponseOf } from "~/commerce/response";
import { cardOptions } from "~/features/cards/view.server";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import { requiredText } from "~/forms/text-schema.server";
import { invoiceRow } from "./view.server";

/** Invoices that are paid with one press; one page of the list has fewer. */
const MOST = 50;

/** The numbers of a request, each once, without what cannot be a number. */
export const numbersOf = (numbers: readonly unknown[]): string[] =>
  [...new Set(numbers)]
    .filter((number) => typeof number === "string" && /^[\w-]{1,60}$/.test(number))
    .slice(0, MOST) as string[];

/** What the page shows before invoices are paid: those that still are, what they come to, and the person's cards. */
export function paymentView(
  found: ResponseOf<"get", "/payment/payment-invoice">,
  cards: ResponseOf<"get", "/payment/saved-cards">,
  { paymentModes }: ResponseOf<"get", "/payment/modes">,
  timeZone: string,
) {
  const rows = found.invoices.map((one) => invoiceRow(one, timeZone));
  const open = found.invoices.filter(({ status }) => status !== "PAID").map(({ number }) => number);
  const byCard = paymentModes.some(({ code }) => code === "CARD");
  const usual = cards.payments.find(({ defaultPayment, expired }) => defaultPayment && !expired);
  return {
    rows,
    open,
    total: found.totalAmount.formattedValue,
    currency: found.totalAmount.currencyIso,
    amount: found.totalAmount.value,
    cards: byCard ? cardOptions(cards.payments) : [],
    mayAdd: byCard && open.length > 0,
    values: { card: usual?.id ?? "" },
    key: newIdempotencyKey(),
  };
}

export const paySchema = z.object({
  invoice: z.array(z.string().max(60)).max(MOST).default([]),
  amount: z.coerce.number().min(0),
  card: requiredText(LIMITS["POST /payment/makePayment"].paymentDetailsId, "Choose a card."),
});
