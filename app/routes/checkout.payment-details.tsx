import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answer } from "~/commerce/client.server";
import { openCheckout, withCart } from "~/features/checkout/gate.server";
import { PaymentPage } from "~/features/checkout/payment-page";
import {
  approvalView,
  paymentSchema,
  paymentStepView,
  paymentView,
  readPaymentSources,
} from "~/features/checkout/payment.server";
import { goRepeat, placeWith, toRepeatSchema } from "~/features/checkout/place-order.server";
import { parseForm, replyAgain, replyInvalid } from "~/forms/submission.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";

export const meta: MetaFunction = (args) => pageMeta(args, "Payment");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const [opened, sources] = await Promise.all([
      openCheckout(visit, "payment-details", "FULL"),
      readPaymentSources(visit),
    ]);
    const payment = paymentView(opened.cart, sources);
    const approval = await answer(
      visit.commerce.GET("/users/current/carts/{cartId}/approval", {
        params: { path: { cartId: "current" }, query: { costCenterId: payment.costCentre } },
      }),
    );
    return paymentStepView(opened, payment, approvalView(approval), visit.session.get("proxy"));
  });
}

/** Number and cost centre go to the cart, then its order is placed. */
export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, (visit, form) =>
    withCart(visit, async () => {
      if (form.get("intent") === "repeat") return goRepeat(visit, parseForm(form, toRepeatSchema));
      const submission = parseForm(form, paymentSchema);
      if (form.get("intent") === "show") return replyAgain(submission);
      if (submission.status !== "success") return replyInvalid(submission);
      return placeWith(visit, form, submission, submission.value);
    }),
  );
}

export default function PaymentRoute() {
  const reply = useActionData<typeof action>();
  return <PaymentPage data={useLoaderData<typeof loader>()} reply={reply} />;
}
