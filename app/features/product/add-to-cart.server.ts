import { answer } from "~/commerce/client.server";
import { isRefused } from "~/commerce/errors.server";
import { ensureCart } from "~/session/cart.server";
import { wish } from "~/features/wish-list/wish.server";
import { plainText } from "~/features/cms/sanitise.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { mergeApiErrors, replyInvalid } from "~/forms/submission.server";
import { seeOther } from "~/session/see-other.server";
import type { Flash } from "~/session/storage.server";
import type { Visit } from "~/session/visit.server";
import { MOST_REASON, readChoice, redrawnFields } from "./choice.server";
import { readProduct } from "./product.server";

interface Place<Done> {
  code: string;
  /** The URL of the form, with its query if it has one. */
  path: string;
  /** The answer when it was added. */
  done: (note: Flash) => Done;
}

/** Redirects with a message that says what was added. */
export const goOnTo = (visit: Visit, path: string) => (note: Flash) => {
  visit.flash(note);
  return seeOther(visit, path);
};

/** Puts the chosen variant into the cart; a refusal keeps everything that was chosen. */
export async function addToCart<Done>(visit: Visit, form: FormData, place: Place<Done>) {
  const redrawn = redrawnFields(form);
  if (redrawn) {
    const { path } = place;
    return seeOther(visit, `${path}${path.includes("?") ? "&" : "?"}${choiceQuery(form, redrawn)}`);
  }
  const submission = readChoice(form);
  if (submission.status !== "success") return replyInvalid(submission);
  const { colour, size, dimension, quantity, ppeReason } = submission.value;
  const [product] = await Promise.all([readProduct(visit, place.code), ensureCart(visit)]);
  if (!product.purchasable) {
    return replyInvalid(submission, {
      status: 403,
      formErrors: [product.ending?.refusal ?? "You can only order this from your packs."],
    });
  }
  const variant = product.variantOptions?.find(
    (v) => v.colourCode === colour && v.size === size && v.dimension === dimension,
  );
  if (!variant) {
    const name = product.colorImageMapList?.find(({ code }) => code === colour)?.color ?? "that colour";
    const fit = [size, dimension].filter(Boolean).join(" ");
    const message = `${fit} is not made in ${name}. Choose another size or colour.`;
    return replyInvalid(submission, { fieldErrors: { fit: [message] } });
  }
  if (form.get("intent") === "wish") {
    const refused = await wish(visit, form, [variant.code], plainText(product.name));
    return refused
      ? replyInvalid(submission, mergeApiErrors(submission, refused))
      : seeOther(visit, place.path);
  }
  let added;
  try {
    added = await answer(
      visit.commerce.POST("/orgUsers/current/carts/{cartId}/entries", {
        params: { path: { cartId: "current" }, query: { code: variant.code, quantity } },
        headers: { "Idempotency-Key": idempotencyKeyOf(form) },
        body: { ppeReason },
      }),
    );
  } catch (error) {
    if (!isRefused(error)) throw error;
    return replyInvalid(
      submission,
      mergeApiErrors(submission, error, { code: "fit", ppeReason: "ppeReason" }),
    );
  }
  if (added.quantityAdded === 0) {
    const message = added.statusMessage ?? "This item is out of stock.";
    const field = added.statusCode === "maxOrderQuantityExceeded" ? "quantity" : "fit";
    return replyInvalid(submission, { status: 409, fieldErrors: { [field]: [message] } });
  }
  const words = [`${plainText(product.name)} was added to your cart.`, added.statusMessage].filter(Boolean);
  return place.done({ kind: added.statusCode === "success" ? "ok" : "warn", text: words.join(" ") });
}

function choiceQuery(form: FormData, redrawn: Record<string, string>): string {
  const query = new URLSearchParams();
  for (const name of ["quantity", "colour", "fit", "ppeReason"]) {
    const value = redrawn[name] ?? form.get(name);
    if (typeof value === "string" && value) {
      query.set(name, value.slice(0, name === "ppeReason" ? MOST_REASON : 80));
    }
  }
  return query.toString();
}
