import { answer } from "~/commerce/client.server";
import { idempotencyKeyOf, newIdempotencyKey } from "~/forms/idempotency.server";
import { constraintOf, mergeApiErrors, parseForm, replyInvalid } from "~/forms/submission.server";
import { seeOther } from "~/http/redirects.server";
import type { Visit } from "~/session/visit.server";
import { addressSchema, chosenAddressSchema } from "./address-schema.server";
import { isRefusal, openCheckout } from "./gate.server";

const cartPath = { path: { cartId: "current" } };

/** Saved addresses, with the cart's address selected, or otherwise the person's usual one. */
export async function loadAddresses(visit: Visit) {
  const [{ cart, view }, { addresses }, user] = await Promise.all([
    openCheckout(visit, "delivery-address"),
    answer(visit.commerce.GET("/orgUsers/current/addresses")),
    answer(visit.commerce.GET("/orgUsers/current", { params: { query: { fields: "DEFAULT,mobile" } } })),
  ]);
  const usual = addresses.find((address) => address.defaultAddress) ?? addresses[0];
  const inCart = addresses.find((address) => address.id === cart.deliveryAddress?.id);
  return {
    cart: view,
    addresses: addresses.map((address) => ({
      id: address.id ?? "",
      name: address.companyName || `${address.firstName} ${address.lastName}`.trim(),
      text: address.formattedAddress,
    })),
    chosen: (inCart ?? usual)?.id,
    person: { firstName: user.firstName, lastName: user.lastName, phone: user.mobile },
    country: user.orgUnit?.country?.isocode === "NZ" ? "NZ" : "AU",
    constraint: constraintOf(addressSchema),
    newKey: newIdempotencyKey(),
  };
}

/** Sets a saved address as the delivery address, or saves and sets a new one. */
export async function chooseAddress(visit: Visit, form: FormData) {
  return form.get("intent") === "new" ? saveAddress(visit, form) : useAddress(visit, form);
}

async function useAddress(visit: Visit, form: FormData) {
  const submission = parseForm(form, chosenAddressSchema);
  if (submission.status !== "success") return replyInvalid(submission);
  try {
    await visit.commerce.PUT("/orgUsers/current/carts/{cartId}/addresses/delivery", {
      params: { ...cartPath, query: submission.value },
    });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return replyInvalid(submission, mergeApiErrors(submission, error));
  }
  return seeOther(visit, "/checkout/delivery-mode");
}

async function saveAddress(visit: Visit, form: FormData) {
  const submission = parseForm(form, addressSchema);
  if (submission.status !== "success") return replyInvalid(submission);
  const { country, ...address } = submission.value;
  try {
    await visit.commerce.POST("/orgUsers/current/carts/{cartId}/addresses/delivery", {
      params: cartPath,
      headers: { "Idempotency-Key": idempotencyKeyOf(form) },
      body: { ...address, country: { isocode: country } },
    });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return replyInvalid(submission, mergeApiErrors(submission, error, { "country.isocode": "country" }));
  }
  return seeOther(visit, "/checkout/delivery-mode");
}
