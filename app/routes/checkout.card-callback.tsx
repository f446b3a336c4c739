import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { CallbackPage } from "~/features/cards/callback-page";
import {
  callbackSchema,
  callbackView,
  CANCELLED,
  FAILED,
  refusedCard,
} from "~/features/cards/callback.server";
import { STATUS_FIELD } from "~/features/cards/status-field";
import { cardsPath } from "~/paths";
import { warn } from "~/features/cards/register.server";
import { cardLabel } from "~/features/cards/view.server";
import { withCart } from "~/features/checkout/gate.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { parseForm, replyInvalid } from "~/forms/submission.server";
import { pageMeta } from "~/http/page-meta";
import { seeOther } from "~/session/see-other.server";
import { signedIn, signedInPost } from "~/session/page.server";
import type { Visit } from "~/session/visit.server";

export const meta: MetaFunction = (args) => pageMeta(args, "Billing address");

/**
 * The page that the card provider leads back to: asks for the billing address of a card that was registered; any other
 * outcome is a warning, and the form closes (spec 002 §4.4).
 */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const started = visit.session.get("card");
    // Back or a reload after the card was saved.
    if (!started) throw await seeOther(visit, cardsPath);
    const status = new URL(args.request.url).searchParams.get(STATUS_FIELD)?.toLowerCase();
    if (status !== "successful") {
      throw await warn(visit, status === "cancelled" ? CANCELLED : FAILED, started.back);
    }
    const [user, { addresses }, delivery] = await Promise.all([
      answer(
        visit.commerce.GET("/orgUsers/current", {
          params: { query: { fields: "firstName,lastName,orgUnit(country)" } },
        }),
      ),
      answer(visit.commerce.GET("/orgUsers/current/addresses")),
      started.cartId === undefined ? undefined : deliveryOf(visit, started.cartId),
    ]);
    return callbackView(user, addresses, delivery);
  });
}

async function deliveryOf(visit: Visit, cartId: string) {
  const params = { path: { cartId }, query: { fields: "deliveryAddress" } };
  try {
    return (await answer(visit.commerce.GET("/users/current/carts/{cartId}", { params }))).deliveryAddress;
  } catch (error) {
    // It was ordered in another tab; the post says so.
    if (error instanceof CommerceError && error.is("CartError")) return undefined;
    throw error;
  }
}

/** Saves the card with its billing address, once; pressed twice it is the same card. */
export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, (visit, form) =>
    withCart(visit, async () => {
      const started = visit.session.get("card");
      if (!started) return seeOther(visit, cardsPath);
      if (form.get("intent") === "cancel") return warn(visit, CANCELLED, started.back);
      const submission = parseForm(form, callbackSchema);
      if (submission.status !== "success") return replyInvalid(submission);
      const { billing, intent: _, ...address } = submission.value;
      const { cartId, sid, sign, back } = started;
      const headers = { "Idempotency-Key": idempotencyKeyOf(form) };
      const query =
        billing === "same" ? { sid, sign } : { sid, sign, billingAddress: "true" as const, ...address };
      try {
        const card = await answer(
          cartId === undefined
            ? visit.commerce.POST("/users/current/payment/digitalPayments/response", {
                params: { query },
                headers,
              })
            : visit.commerce.POST("/users/current/carts/{cartId}/payment/digitalPayments/response", {
                params: { path: { cartId }, query },
                headers,
              }),
        );
        visit.session.unset("card");
        const what = cartId === undefined ? "is saved." : "is saved and pays your share.";
        visit.flash({ kind: "ok", text: `${cardLabel(card)} ${what}` });
      } catch (error) {
        return refusedCard(visit, submission, error, back);
      }
      return seeOther(visit, back);
    }),
  );
}

export default function CardCallbackRoute() {
  const reply = useActionData<typeof action>();
  return <CallbackPage data={useLoaderData<typeof loader>()} reply={reply} />;
}
