import { z } from "zod";
import { answer } from "~/commerce/client.server";
import type { components } from "~/commerce/occ";
import { mergeApiErrors, parseForm, replyInvalid } from "~/forms/submission.server";
import { isCartMissing } from "~/features/cart/cart.server";
import { whenEmpty } from "~/forms/text-schema.server";
import { loadNotices } from "~/features/shell/site-notice.server";
import { seeOther } from "~/http/redirects.server";
import type { Visit } from "~/session/visit.server";
import { isRefusal, openCheckout } from "./gate.server";

const modeSchema = z.object({ deliveryMode: z.string(whenEmpty("Choose a delivery option.")).max(60) });

/** A mode with what it costs the cart, where that is shown. */
export const modeView = ({
  code,
  name,
  description,
  deliveryCost: cost,
}: components["schemas"]["DeliveryMode"]) => ({
  code,
  name,
  text: description,
  cost: cost?.value === 0 ? "Free" : cost?.formattedValue,
});

const cartPath = { path: { cartId: "current" } };

/** The modes for the cart's address, each with its cost where prices are shown. */
export async function loadModes(visit: Visit) {
  const [{ cart, view }, notices, { deliveryModes }] = await Promise.all([
    openCheckout(visit, "delivery-mode"),
    loadNotices(visit),
    answer(visit.commerce.GET("/users/current/carts/{cartId}/deliverymodes", { params: cartPath })).catch(
      (error: unknown) => {
        // Without a cart the gate redirects, so an error of the modes does not matter.
        if (isCartMissing(error)) return { deliveryModes: [] };
        throw error;
      },
    ),
  ]);
  return {
    cart: view,
    notices,
    address: cart.deliveryAddress?.formattedAddress,
    modes: deliveryModes.map(modeView),
    chosen: cart.deliveryMode?.code ?? deliveryModes[0]?.code,
  };
}

export async function chooseMode(visit: Visit, form: FormData) {
  const submission = parseForm(form, modeSchema);
  if (submission.status !== "success") return replyInvalid(submission);
  try {
    await visit.commerce.PUT("/users/current/carts/{cartId}/deliverymode", {
      params: { ...cartPath, query: { deliveryModeId: submission.value.deliveryMode } },
    });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return replyInvalid(submission, mergeApiErrors(submission, error));
  }
  return seeOther(visit, "/checkout/payment-details");
}
