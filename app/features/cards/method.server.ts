import { z } from "zod";
import { answer } from "~/commerce/client.server";
import { isRefusal, openCheckout } from "~/features/checkout/gate.server";
import { checkoutPath } from "~/features/checkout/steps";
import { mergeApiErrors, parseForm, replyInvalid } from "~/forms/submission.server";
import { whenEmpty } from "~/forms/text-schema.server";
import { seeOther } from "~/http/redirects.server";
import type { Visit } from "~/session/visit.server";
import { methodPath } from "./paths";
import { startCard } from "./register.server";
import { cardOptions } from "./view.server";

const ACCOUNT = "ACCOUNT";
const payment = checkoutPath("payment-details");

/** The cart of somebody who may pay their share by card. @throws Response 303 to the payment step for all others. */
async function openMethod(visit: Visit) {
  const opened = await openCheckout(visit, "payment-details", "FULL");
  if (visit.session.has("proxy") || !opened.cart.paymentInfo?.cardAccepted)
    throw await seeOther(visit, payment);
  return { ...opened, info: opened.cart.paymentInfo };
}

/** The ways to pay the own share: as the organisation collects it, and the saved cards. */
export async function loadMethods(visit: Visit) {
  const [{ cart, view, info }, { payments }, { ownShare }] = await Promise.all([
    openMethod(visit),
    answer(visit.commerce.GET("/users/current/paymentdetails")),
    answer(visit.commerce.GET("/orgUsers/current/payments")),
  ]);
  return {
    cart: view,
    share: cart.ownShare.formattedValue,
    options: [
      {
        value: ACCOUNT,
        label: ownShare.by === "payroll" ? "From my pay" : "By invoice",
        detail: ownShare.note,
        disabled: false,
      },
      ...cardOptions(payments),
    ],
    chosen: info.id ?? ACCOUNT,
  };
}

const schema = z.object({ method: z.string(whenEmpty("Choose how to pay.")).max(80) });

/** Takes the choice to the cart, or leads to the card provider. */
export async function chooseMethod(visit: Visit, form: FormData, request: Request) {
  if (form.get("intent") === "add") {
    const { cart } = await openMethod(visit);
    return startCard(visit, request, { cartId: cart.guid, back: methodPath });
  }
  const submission = parseForm(form, schema);
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
    return await seeOther(visit, payment);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return replyInvalid(submission, mergeApiErrors(submission, error, { paymentDetailsId: "method" }));
  }
}
