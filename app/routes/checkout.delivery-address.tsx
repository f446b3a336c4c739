import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answer } from "~/commerce/client.server";
import { AddressPage } from "~/features/checkout/address-page";
import { addressSchema, chosenAddressSchema } from "~/features/addresses/address-schema.server";
import { sentAddress, suggestedAddress } from "~/features/addresses/suggested.server";
import { addressView } from "~/features/checkout/address.server";
import { isRefusal, openCheckout, withCart } from "~/features/checkout/gate.server";
import { checkoutPath } from "~/features/checkout/steps";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { mergeApiErrors, parseForm, replyInvalid } from "~/forms/submission.server";
import { pageMeta } from "~/http/page-meta";
import { seeOther } from "~/session/see-other.server";
import { signedIn, signedInPost } from "~/session/page.server";
import type { Visit } from "~/session/visit.server";

const path = { cartId: "current" };

export const meta: MetaFunction = (args) => pageMeta(args, "Check your details");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const [opened, { addresses }, user] = await Promise.all([
      openCheckout(visit, "delivery-address"),
      answer(visit.commerce.GET("/orgUsers/current/addresses")),
      answer(visit.commerce.GET("/orgUsers/current", { params: { query: { fields: "DEFAULT,mobile" } } })),
    ]);
    return addressView(opened, addresses, user);
  });
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, (visit, form) =>
    withCart(visit, () =>
      form.get("intent") === "new" ? saveAddress(visit, form) : useAddress(visit, form),
    ),
  );
}

/** Sets a saved address as the delivery address. */
async function useAddress(visit: Visit, form: FormData) {
  const submission = parseForm(form, chosenAddressSchema);
  if (submission.status !== "success") return replyInvalid(submission);
  try {
    await visit.commerce.PUT("/orgUsers/current/carts/{cartId}/addresses/delivery", {
      params: { path, query: submission.value },
    });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return replyInvalid(submission, mergeApiErrors(submission, error));
  }
  return seeOther(visit, checkoutPath("delivery-mode"));
}

/** Saves a new address and sets it as the delivery address. */
async function saveAddress(visit: Visit, form: FormData) {
  const submission = parseForm(form, addressSchema);
  if (submission.status !== "success") return replyInvalid(submission);
  try {
    const typed = sentAddress(submission.value);
    const { address, refused } = await suggestedAddress(visit, form, submission, typed, { places: true });
    if (refused) return refused;
    await visit.commerce.POST("/orgUsers/current/carts/{cartId}/addresses/delivery", {
      params: { path },
      headers: { "Idempotency-Key": idempotencyKeyOf(form) },
      body: address,
    });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return replyInvalid(submission, mergeApiErrors(submission, error, { "country.isocode": "country" }));
  }
  return seeOther(visit, checkoutPath("delivery-mode"));
}

export default function DeliveryAddressRoute() {
  const reply = useActionData<typeof action>();
  return <AddressPage data={useLoaderData<typeof loader>()} reply={reply} />;
}
