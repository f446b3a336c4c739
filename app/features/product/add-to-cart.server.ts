import { createHash } from "node:crypto";
import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { ensureCart } from "~/features/cart/cart.server";
import { plainText } from "~/features/cms/sanitise.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { mergeApiErrors, replyInvalid } from "~/forms/submission.server";
import { seeOther } from "~/http/redirects.server";
import type { Visit } from "~/session/visit.server";
import { readChoice, steppedQuantity } from "./choice.server";
import { readProduct } from "./product.server";

/** Puts the chosen variant into the cart and goes there; a refusal keeps everything that was chosen. */
export async function addToCart(visit: Visit, form: FormData, place: { code: string; path: string }) {
  const stepped = steppedQuantity(form);
  if (stepped !== undefined) return seeOther(visit, `${place.path}?${choiceQuery(form, stepped)}`);
  const submission = readChoice(form);
  if (submission.status !== "success") return replyInvalid(submission);
  const { colour, size, dimension, quantity } = submission.value;
  const [product] = await Promise.all([readProduct(visit, place.code), ensureCart(visit)]);
  if (!product.purchasable) {
    return replyInvalid(submission, { status: 403, formErrors: ["You order this through your packs."] });
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
  try {
    const added = await answer(
      visit.commerce.POST("/orgUsers/current/carts/{cartId}/entries", {
        params: { path: { cartId: "current" }, query: { code: variant.code, quantity } },
        headers: { "Idempotency-Key": keyFor(form, variant.code, quantity) },
        body: {},
      }),
    );
    if (added.quantityAdded === 0) {
      const message = added.statusMessage ?? "This item is out of stock.";
      return replyInvalid(submission, { status: 409, fieldErrors: { fit: [message] } });
    }
    const words = [`${plainText(product.name)} was added to your cart.`, added.statusMessage].filter(Boolean);
    visit.flash({ kind: added.statusCode === "success" ? "ok" : "warn", text: words.join(" ") });
  } catch (error) {
    if (!(error instanceof CommerceError) || error.status !== 400) throw error;
    return replyInvalid(submission, mergeApiErrors(submission, error, { code: "fit" }));
  }
  return seeOther(visit, "/cart");
}

function choiceQuery(form: FormData, quantity: number): string {
  const query = new URLSearchParams({ quantity: String(quantity) });
  for (const name of ["colour", "fit"]) {
    const value = form.get(name);
    if (typeof value === "string" && value) query.set(name, value.slice(0, 80));
  }
  return query.toString();
}

/**
 * A page that was kept by the browser still has its old key: another size or number sent from it is another
 * wish, so what is asked for is part of the key.
 */
const keyFor = (form: FormData, ...wish: (string | number)[]): string =>
  createHash("sha256")
    .update([idempotencyKeyOf(form), ...wish].join("\n"))
    .digest("hex");
