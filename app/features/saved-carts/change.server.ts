import { answer } from "~/commerce/client.server";
import { CommerceError, isRefused } from "~/commerce/errors.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { mergeApiErrors, parseForm, replyInvalid } from "~/forms/submission.server";
import { seeOther } from "~/http/redirects.server";
import type { Visit } from "~/session/visit.server";
import { listed } from "~/ui/listed";
import { isKept, readSaved } from "./detail.server";
import { copySchema, namingSchema, SUBJECTS } from "./naming.server";
import { savedCartPath, savedCartsPath } from "~/paths";

/** Gives it a new name and other words. */
export async function renameSavedCart(visit: Visit, cartId: string, form: FormData) {
  const submission = parseForm(form, namingSchema);
  if (submission.status !== "success") return replyInvalid(submission);
  const { name, description = "" } = submission.value;
  try {
    await visit.commerce.PATCH("/users/current/carts/{cartId}/savedCart", {
      params: { path: { cartId }, query: { fields: "code" } },
      headers: { "Idempotency-Key": idempotencyKeyOf(form) },
      body: { name, description },
    });
  } catch (error) {
    if (!isRefused(error)) throw error;
    return replyInvalid(submission, mergeApiErrors(submission, error, SUBJECTS));
  }
  visit.flash({ kind: "ok", text: `${name} is changed.` });
  return seeOther(visit, savedCartPath(cartId));
}

/** Saves the same goods once more, by another name. */
export async function copySavedCart(visit: Visit, cartId: string, form: FormData) {
  const submission = parseForm(form, copySchema);
  if (submission.status !== "success") return replyInvalid(submission);
  const { name } = submission.value;
  try {
    const { savedCartData } = await clone(visit, cartId, name, idempotencyKeyOf(form));
    visit.flash({ kind: "ok", text: `${name} is saved.` });
    return await seeOther(visit, savedCartPath(savedCartData.code));
  } catch (error) {
    if (!isRefused(error)) throw error;
    return replyInvalid(submission, mergeApiErrors(submission, error, SUBJECTS));
  }
}

const clone = (visit: Visit, cartId: string, name: string, key: string) =>
  answer(
    visit.commerce.POST("/users/current/carts/{cartId}/clonesavedcart", {
      params: { path: { cartId }, query: { fields: "code" } },
      headers: { "Idempotency-Key": key },
      body: { name },
    }),
  );

/** One that is gone already counts as deleted. */
export async function deleteSavedCart(visit: Visit, cartId: string, form: FormData) {
  const { savedCartData: cart } = await readSaved(visit, cartId).catch((error: unknown) => {
    if (error instanceof Response) return { savedCartData: undefined };
    throw error;
  });
  // An old page may name a cart that is open by now: that one is not deleted.
  if (cart?.saveTime && !isKept(cart.name)) {
    await visit.commerce.DELETE("/users/current/carts/{cartId}", {
      params: { path: { cartId } },
      headers: { "Idempotency-Key": idempotencyKeyOf(form) },
    });
  }
  visit.flash({ kind: "ok", text: `${cart?.name ?? "The saved cart"} is deleted.` });
  return seeOther(visit, savedCartsPath);
}

/** The most lines that a message names. */
const MOST_NAMED = 5;

/** Makes it the cart, and says what could not be had. With `keep` a copy stays among the saved carts. */
export async function restoreSavedCart(visit: Visit, cartId: string, form: FormData) {
  const key = idempotencyKeyOf(form);
  try {
    if (form.has("keep")) {
      const { savedCartData } = await readSaved(visit, cartId);
      // On a second press it is the cart already.
      if (savedCartData.saveTime) await clone(visit, cartId, savedCartData.name ?? cartId, `${key}-copy`);
    }
    const { savedCartData, cartModifications } = await answer(
      visit.commerce.PATCH("/users/current/carts/{cartId}/restoresavedcart", {
        params: { path: { cartId }, query: { fields: "savedCartData(name),cartModifications" } },
        headers: { "Idempotency-Key": key },
      }),
    );
    const { name = cartId } = savedCartData;
    const short = cartModifications.map(
      ({ productCode, statusMessage = "It could not be added." }) => `${productCode}: ${statusMessage}`,
    );
    const more = short.length - MOST_NAMED;
    const named = listed([...short.slice(0, MOST_NAMED), ...(more > 0 ? [`${more} more.`] : [])]);
    visit.flash(
      short.length === 0
        ? { kind: "ok", text: `${name} is your cart now.` }
        : { kind: "warn", text: `${name} is your cart now. Not all of it can be had. ${named}` },
    );
    return await seeOther(visit, "/cart");
  } catch (error) {
    if (!(error instanceof CommerceError) || !error.is("CartError", "notFound")) throw error;
    visit.flash({ kind: "warn", text: "This cart was restored or deleted meanwhile." });
    return seeOther(visit, savedCartsPath);
  }
}
