import { z } from "zod";
import { answer } from "~/commerce/client.server";
import { isCartMissing } from "~/features/cart/cart.server";
import {
  type AnySubmission,
  mergeApiErrors,
  parseForm,
  replyAgain,
  replyInvalid,
} from "~/forms/submission.server";
import { whenEmpty } from "~/forms/text-schema.server";
import { loadNotices } from "~/features/shell/site-notice.server";
import { seeOther } from "~/http/redirects.server";
import type { Visit } from "~/session/visit.server";
import { modeView } from "./delivery-mode.server";
import { isOnePage, isRefusal, openCheckout } from "./gate.server";
import { parcelsOf } from "./parcels.server";
import { paymentSchema, paymentView, readApproval, readPaymentSources } from "./payment.server";
import { goRepeat, placeWith, toRepeatSchema } from "./place-order.server";
import { checkoutPath } from "./steps";

const whereSchema = z.object({
  addressId: z.string(whenEmpty("Choose an address.")).max(60),
  deliveryMode: z.string(whenEmpty("Choose a delivery option.")).max(60),
});

type Where = z.infer<typeof whereSchema>;

const summarySchema = whereSchema.extend(paymentSchema.shape);

const repeatSchema = whereSchema.extend(toRepeatSchema.shape);

const cartPath = { path: { cartId: "current" } };

const readWearer = (visit: Visit) =>
  answer(
    visit.commerce.GET("/orgUsers/current", { params: { query: { fields: "orgUnit(country(isocode))" } } }),
  );

/** Loads checkout on one page, for a cart with nothing to pay. */
export async function loadSummary(visit: Visit) {
  // The country of whom it is for: somebody may order for a person elsewhere.
  const { orgUnit } = visit.session.has("proxy") ? await readWearer(visit) : await visit.person();
  const country = orgUnit?.country?.isocode === "NZ" ? "NZ" : "AU";
  const [{ cart, view }, notices, { addresses }, { deliveryModes }, sources] = await Promise.all([
    openCheckout(visit, "review-order", "FULL"),
    loadNotices(visit),
    answer(visit.commerce.GET("/orgUsers/current/addresses")),
    answer(
      visit.commerce.GET("/users/current/carts/{cartId}/deliverymodes", {
        params: { ...cartPath, query: { country } },
      }),
    ).catch((error: unknown) => {
      // Without a cart the gate decides where to go.
      if (isCartMissing(error)) return { deliveryModes: [] };
      throw error;
    }),
    readPaymentSources(visit),
  ]);
  if (!isOnePage(cart)) throw await seeOther(visit, checkoutPath("review-order"));
  // Without a saved address the person must enter one on the address step.
  if (addresses.length === 0) throw await seeOther(visit, checkoutPath("delivery-address"));
  const usual = addresses.find((address) => address.defaultAddress) ?? addresses[0];
  const inCart = addresses.find((address) => address.id === cart.deliveryAddress?.id);
  const payment = paymentView(cart, sources);
  return {
    ...payment,
    approval: await readApproval(visit, payment.costCentre),
    cart: view,
    notices,
    onAccount: cart.accountCharge !== undefined,
    addresses: addresses.map((address) => ({
      id: address.id ?? "",
      name: address.companyName || `${address.firstName} ${address.lastName}`.trim(),
      text: address.formattedAddress,
    })),
    addressId: (inCart ?? usual)?.id,
    modes: deliveryModes.map(modeView),
    deliveryMode: cart.deliveryMode?.code ?? deliveryModes[0]?.code,
    parcels: parcelsOf(cart),
  };
}

/** Sets address and delivery mode, then shows what they come to or places the order. */
export async function postSummary(visit: Visit, form: FormData) {
  if (form.get("intent") === "show") {
    const where = parseForm(form, whereSchema);
    return where.status === "success" ? showTotal(visit, where, where.value) : replyInvalid(where);
  }
  if (form.get("intent") === "repeat") {
    return goRepeat(visit, parseForm(form, repeatSchema), (where) => setWhere(visit, where));
  }
  const submission = parseForm(form, summarySchema);
  if (submission.status !== "success") return replyInvalid(submission);
  const { addressId, deliveryMode, ...payment } = submission.value;
  return placeWith(visit, form, submission, payment, () => setWhere(visit, { addressId, deliveryMode }));
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

/** One call sets both: if the mode does not fit the address, the cart stays unchanged. */
async function setWhere(visit: Visit, { addressId, deliveryMode }: Where) {
  await visit.commerce.PUT("/users/current/carts/{cartId}/deliverymode", {
    params: { ...cartPath, query: { deliveryModeId: deliveryMode, addressId } },
  });
}
