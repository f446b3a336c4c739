import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answer } from "~/commerce/client.server";
import { DeliveryModePage } from "~/features/checkout/delivery-mode-page";
import { modeSchema, modesView } from "~/features/checkout/delivery-mode.server";
import { besideCart, isRefusal, openCheckout, withCart } from "~/features/checkout/gate.server";
import { checkoutPath } from "~/features/checkout/steps";
import { loadNotices } from "~/features/shell/site-notice.server";
import { mergeApiErrors, parseForm, replyInvalid } from "~/forms/submission.server";
import { pageMeta } from "~/http/page-meta";
import { seeOther } from "~/session/see-other.server";
import { signedIn, signedInPost } from "~/session/page.server";

const path = { cartId: "current" };

export const meta: MetaFunction = (args) => pageMeta(args, "Choose your delivery");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const [opened, notices, { deliveryModes }] = await Promise.all([
      openCheckout(visit, "delivery-mode"),
      loadNotices(visit),
      besideCart(
        answer(visit.commerce.GET("/users/current/carts/{cartId}/deliverymodes", { params: { path } })),
        { deliveryModes: [] },
      ),
    ]);
    return modesView(opened, notices, deliveryModes);
  });
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, (visit, form) =>
    withCart(visit, async () => {
      const submission = parseForm(form, modeSchema);
      if (submission.status !== "success") return replyInvalid(submission);
      const { deliveryMode, requestedRetrievalAt = "" } = submission.value;
      const query = { deliveryModeId: deliveryMode, requestedRetrievalAt };
      try {
        await visit.commerce.PUT("/users/current/carts/{cartId}/deliverymode", { params: { path, query } });
      } catch (error) {
        if (!isRefusal(error)) throw error;
        return replyInvalid(submission, mergeApiErrors(submission, error));
      }
      return seeOther(visit, checkoutPath("payment-details"));
    }),
  );
}

export default function DeliveryModeRoute() {
  const reply = useActionData<typeof action>();
  return <DeliveryModePage data={useLoaderData<typeof loader>()} reply={reply} />;
}
