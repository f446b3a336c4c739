import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { CommerceError, isRefusedOrChanged } from "~/commerce/errors.server";
import { startCard } from "~/features/cards/register.server";
import { financesPath, paymentPath } from "~/paths";
import { PaymentPage } from "~/features/finances/pay-page.server";
import { numbersOf, paySchema, paymentView } from "~/features/finances/pay.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { mergeApiErrors, parseForm, replyAgain, replyInvalid } from "~/forms/submission.server";
import { pageMeta } from "~/http/page-meta";
import { seeOther } from "~/session/see-other.server";
import { signedIn, signedInPost } from "~/session/page.server";
import type { Visit } from "~/session/visit.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "Make payment");

/**
 * The invoices that are chosen in the address.
 * @throws Response 303 to the list without a choice, or if two currencies were chosen; CommerceError 404 for an invoice
 * of somebody else.
 */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const numbers = numbersOf(new URL(args.request.url).searchParams.getAll("invoice"));
    if (numbers.length === 0) throw await backToList(visit, "Choose at least one invoice.");
    const [found, cards, modes, timeZone] = await Promise.all([
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
    return paymentView(found, cards, modes, timeZone);
  });
}

async function backToList(visit: Visit, text: string): Promise<Response> {
  visit.flash({ kind: "warn", text });
  return seeOther(visit, financesPath);
}

/** Pays the invoices of the form and leads to them. A refusal leads back to the form; nothing is charged then. */
export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    if (form.get("intent") === "add") {
      const { pathname, search } = new URL(args.request.url);
      return startCard(visit, args.request, { back: pathname + search });
    }
    const submission = parseForm(form, paySchema);
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
      if (!isRefusedOrChanged(error)) throw error;
      const faults = mergeApiErrors(submission, error, { paymentDetailsId: "card" });
      return replyInvalid(submission, { ...faults, status: error.status });
    }
  });
}

export default documentPage(
  serverOnly$(function MakePaymentRoute() {
    return <PaymentPage data={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
  }),
);
