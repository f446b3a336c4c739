import { z } from "zod";
import { answer } from "~/commerce/client.server";
import { LIMITS } from "~/commerce/limits.server";
import { CommerceError } from "~/commerce/errors.server";
import { startCard } from "~/features/cards/register.server";
import { cardOptions } from "~/features/cards/view.server";
import { idempotencyKeyOf, newIdempotencyKey } from "~/forms/idempotency.server";
import { mergeApiErrors, parseForm, replyAgain, replyInvalid } from "~/forms/submission.server";
import { requiredText } from "~/forms/text-schema.server";
import { seeOther } from "~/http/redirects.server";
import type { Visit } from "~/session/visit.server";
import { financesPath, paymentPath } from "./addresses";
import { invoiceRow } from "./view.server";

/** Invoices that are paid with one press; one page of the list has fewer. */
const MOST = 50;

/** The numbers of a request, each once, without what cannot be a number. */
const numbersOf = (numbers: readonly unknown[]): string[] =>
  [...new Set(numbers)]
    .filter((number) => typeof number === "string" && /^[\w-]{1,60}$/.test(number))
    .slice(0, MOST) as string[];

/**
 * What the page shows before invoices are paid: those that still are to be paid, what they come to, and the person's
 * cards.
 * @throws Response 303 to the list without a choice, or if two currencies were chosen; CommerceError 404 for an invoice
 * of somebody else.
 */
export async function loadPayment(visit: Visit, request: Request) {
  const numbers = numbersOf(new URL(request.url).searchParams.getAll("invoice"));
  if (numbers.length === 0) throw await backToList(visit, "Choose at least one invoice.");
  const [found, cards, { paymentModes }, timeZone] = await Promise.all([
    answer(
      visit.commerce.GET("/payment/payment-invoice", {
        params: { query: { invoiceIds: numbers.join(",") } },
      }),
    ).catch(async (error: unknown) => {
      if (!(error instanceof CommerceError) || error.status !== 400) throw error;
      throw await backToList(visit, error.errors[0]!.message);
    }),
    answer(visit.commerce.GET("/payment/saved-cards")),
    answer(visit.commerce.GET("/payment/modes")),
    visit.timeZone(),
  ]);
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

async function backToList(visit: Visit, text: string): Promise<Response> {
  visit.flash({ kind: "warn", text });
  return seeOther(visit, financesPath);
}

const schema = z.object({
  invoice: z.array(z.string().max(60)).max(MOST).default([]),
  amount: z.coerce.number().min(0),
  card: requiredText(LIMITS["POST /payment/makePayment"].paymentDetailsId, "Choose a card."),
});

/** Pays the invoices of the form and leads to them. A refusal leads back to the form; nothing is charged then. */
export async function payInvoices(visit: Visit, form: FormData, request: Request) {
  if (form.get("intent") === "add") {
    const { pathname, search } = new URL(request.url);
    return startCard(visit, request, { back: pathname + search });
  }
  const submission = parseForm(form, schema);
  if (form.get("intent") === "show") return replyAgain(submission);
  if (submission.status !== "success") return replyInvalid(submission);
  const { invoice, amount, card } = submission.value;
  try {
    const paid = await answer(
      visit.commerce.POST("/payment/makePayment", {
        headers: { "Idempotency-Key": idempotencyKeyOf(form) },
        body: { invoiceIds: numbersOf(invoice), paymentDetailsId: card, amount, paymentMode: "CARD" },
      }),
    );
    visit.flash({ kind: "ok", text: paid.message });
    return await seeOther(visit, paymentPath(paid.paymentId));
  } catch (error) {
    if (!(error instanceof CommerceError) || (error.status !== 400 && error.status !== 409)) throw error;
    const faults = mergeApiErrors(submission, error, { paymentDetailsId: "card" });
    return replyInvalid(submission, { ...faults, status: error.status });
  }
}
