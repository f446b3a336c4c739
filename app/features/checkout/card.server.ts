import { z } from "zod";
import type { ResponseOf } from "~/commerce/response";
import { type CheckoutCart, openCheckout } from "./gate.server";
import { checkoutPath } from "./steps";
import { whenEmpty } from "~/forms/text-schema.server";
import { seeOther } from "~/session/see-other.server";
import type { Visit } from "~/session/visit.server";
import { cardOptions } from "~/features/cards/view.server";

/** The payment type of a share that the organisation collects. */
export const ACCOUNT = "ACCOUNT";

export const methodSchema = z.object({ method: z.string(whenEmpty("Choose how to pay.")).max(80) });

/** The cart of somebody who may pay their share by card. @throws Response 303 to the payment step for all others. */
export async function openMethod(visit: Visit) {
  const opened = await openCheckout(visit, "payment-details", "FULL");
  if (visit.session.has("proxy") || !opened.cart.paymentInfo?.cardAccepted)
    throw await seeOther(visit, checkoutPath("payment-details"));
  return opened;
}

/** The ways to pay the own share: as the organisation collects it, and the saved cards. */
export const methodsView = (
  { cart, view }: CheckoutCart,
  { payments }: ResponseOf<"get", "/users/current/paymentdetails">,
  { ownShare }: ResponseOf<"get", "/orgUsers/current/payments">,
) => ({
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
  chosen: cart.paymentInfo?.id ?? ACCOUNT,
});
