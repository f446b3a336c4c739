import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { MethodPage } from "~/features/checkout/card-page.server";
import { ACCOUNT, methodSchema, methodsView, openMethod } from "~/features/checkout/card.server";
import { methodPath } from "~/paths";
import { startCard } from "~/features/cards/register.server";
import { isRefusal, withCart } from "~/features/checkout/gate.server";
import { checkoutPath } from "~/features/checkout/steps";
import { mergeApiErrors, parseForm, replyInvalid } from "~/forms/submission.server";
import { pageMeta } from "~/http/page-meta";
import { seeOther } from "~/session/see-other.server";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "How do you pay?");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const [opened, cards, payments] = await Promise.all([
      openMethod(visit),
      answer(visit.commerce.GET("/users/current/paymentdetails")),
      answer(visit.commerce.GET("/orgUsers/current/payments")),
    ]);
    return methodsView(opened, cards, payments);
  });
}

/** Takes the choice to the cart, or leads to the card provider. */
export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, (visit, form) =>
    withCart(visit, async () => {
      if (form.get("intent") === "add") {
        const { cart } = await openMethod(visit);
        return startCard(visit, args.request, { cartId: cart.guid, back: methodPath });
      }
      const submission = parseForm(form, methodSchema);
      if (submission.status !== "success") return replyInvalid(submission);
      const { method } = submission.value;
      const path = { cartId: "current" };
      try {
        if (method === ACCOUNT) {
          await visit.commerce.PUT("/users/current/carts/{cartId}/paymenttype", {
            params: { path, query: { paymentType: ACCOUNT, fields: "code" } },
          });
        } else {
          await visit.commerce.PUT("/users/current/carts/{cartId}/paymentdetails", {
            params: { path, query: { paymentDetailsId: method, fields: "code" } },
          });
        }
      } catch (error) {
        if (!isRefusal(error)) throw error;
        return replyInvalid(submission, mergeApiErrors(submission, error, { paymentDetailsId: "method" }));
      }
      return seeOther(visit, checkoutPath("payment-details"));
    }),
  );
}

export default documentPage(
  serverOnly$(function PaymentMethodRoute() {
    return <MethodPage data={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
  }),
);
