import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answer } from "~/commerce/client.server";
import { countryOf } from "~/features/addresses/address-country.server";
import { besideCart, isOnePage, isRefusal, openCheckout, withCart } from "~/features/checkout/gate.server";
import { approvalView, paymentView, readPaymentSources } from "~/features/checkout/payment.server";
import { goRepeat, placeWith } from "~/features/checkout/place-order.server";
import { checkoutPath } from "~/features/checkout/steps";
import { SummaryPage } from "~/features/checkout/summary-page";
import {
  repeatSummarySchema,
  summarySchema,
  summaryView,
  type Where,
  whereSchema,
} from "~/features/checkout/summary.server";
import { loadNotices } from "~/features/shell/site-notice.server";
import {
  type AnySubmission,
  mergeApiErrors,
  parseForm,
  replyAgain,
  replyInvalid,
} from "~/forms/submission.server";
import { pageMeta } from "~/http/page-meta";
import { seeOther } from "~/session/see-other.server";
import { signedIn, signedInPost } from "~/session/page.server";
import type { Visit } from "~/session/visit.server";

const path = { cartId: "current" };

export const meta: MetaFunction = (args) => pageMeta(args, "Check and place your order");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    // The country of whom it is for: somebody may order for a person elsewhere.
    const wearer = visit.session.has("proxy")
      ? await answer(
          visit.commerce.GET("/orgUsers/current", {
            params: { query: { fields: "orgUnit(country(isocode))" } },
          }),
        )
      : await visit.person();
    const query = { country: countryOf(wearer) };
    const [opened, notices, { addresses }, { deliveryModes }, sources] = await Promise.all([
      openCheckout(visit, "review-order", "FULL"),
      loadNotices(visit),
      answer(visit.commerce.GET("/orgUsers/current/addresses")),
      besideCart(
        answer(
          visit.commerce.GET("/users/current/carts/{cartId}/deliverymodes", { params: { path, query } }),
        ),
        { deliveryModes: [] },
      ),
      readPaymentSources(visit),
    ]);
    if (!isOnePage(opened.cart)) throw await seeOther(visit, checkoutPath("review-order"));
    // Without a saved address the person must enter one on the address step.
    if (addresses.length === 0) throw await seeOther(visit, checkoutPath("delivery-address"));
    const payment = paymentView(opened.cart, sources);
    const approval = await answer(
      visit.commerce.GET("/users/current/carts/{cartId}/approval", {
        params: { path, query: { costCenterId: payment.costCentre } },
      }),
    );
    return summaryView(opened, notices, {
      addresses,
      deliveryModes,
      payment,
      approval: approvalView(approval),
    });
  });
}

/** Sets address and delivery mode, then shows what they come to or places the order. */
export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, (visit, form) =>
    withCart(visit, async () => {
      const intent = form.get("intent");
      if (intent === "show") {
        const where = parseForm(form, whereSchema);
        return where.status === "success" ? showTotal(visit, where, where.value) : replyInvalid(where);
      }
      if (intent === "repeat") {
        return goRepeat(visit, parseForm(form, repeatSummarySchema), (where) => setWhere(visit, where));
      }
      const submission = parseForm(form, summarySchema);
      if (submission.status !== "success") return replyInvalid(submission);
      const { addressId, deliveryMode, requestedRetrievalAt, ...payment } = submission.value;
      const where = { addressId, deliveryMode, requestedRetrievalAt };
      return placeWith(visit, form, submission, payment, () => setWhere(visit, where));
    }),
  );
}

/** The page again with its new total and arrival dates, and with everything that was typed. */
async function showTotal(visit: Visit, submission: AnySubmission, where: Where) {
  try {
    await setWhere(visit, where);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return replyInvalid(submission, mergeApiErrors(submission, error));
  }
  return replyAgain(submission);
}

/** One call sets it all: if one part is refused, the cart stays unchanged. */
async function setWhere(visit: Visit, { addressId, deliveryMode, requestedRetrievalAt = "" }: Where) {
  await visit.commerce.PUT("/users/current/carts/{cartId}/deliverymode", {
    params: { path, query: { deliveryModeId: deliveryMode, addressId, requestedRetrievalAt } },
  });
}

export default function SummaryRoute() {
  const reply = useActionData<typeof action>();
  return <SummaryPage data={useLoaderData<typeof loader>()} reply={reply} />;
}
