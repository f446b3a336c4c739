import { CommerceError } from "~/commerce/errors.server";
import { packPath } from "~/features/packs/addresses";
import { seeOther } from "~/http/redirects.server";
import type { Visit } from "~/session/visit.server";
import { isCartMissing } from "./cart.server";
import { type CartChanged, goneNote } from "./changed.server";

/** What becomes of a pack in the cart that was changed meanwhile: it is updated, or the changes are discarded. */
export function changePack(
  visit: Visit,
  form: FormData,
  intent: "update-pack" | "discard-pack",
  done: CartChanged,
) {
  const packId = String(form.get("packId") ?? "").slice(0, 60);
  const back = form.get("from") === "checkout" ? "/checkout" : "/cart";
  if (!packId) return done(goneNote);
  if (intent === "update-pack") return updatePack(visit, packId, back, done);
  return discardChanges(visit, packId, back);
}

export async function removePack(visit: Visit, packId: string, done: CartChanged) {
  if (!packId) return done(goneNote);
  try {
    await visit.commerce.DELETE("/orgUsers/current/carts/{cartId}/packs/{packId}", {
      params: { path: { cartId: "current", packId } },
    });
  } catch (error) {
    if (isCartMissing(error) || (error instanceof CommerceError && error.is("CartEntryError"))) {
      return done(goneNote);
    }
    throw error;
  }
  return done({
    kind: "ok",
    text: "The pack was removed from your cart. Your choices are saved in My packs.",
  });
}

/** Puts the draft of a pack into the cart, in place of what the cart has of it. @throws CommerceError PackRuleError */
export async function putPackInCart(visit: Visit, packId: string, key?: string): Promise<void> {
  await visit.commerce.POST("/orgUsers/current/carts/{cartId}/add/takenEntries", {
    params: { path: { cartId: "current" }, query: { packId, fields: "code" } },
    headers: key ? { "Idempotency-Key": key } : {},
    body: {},
  });
}

/** If the changed pack is not complete, its review page says why. */
async function updatePack(visit: Visit, packId: string, back: string, done: CartChanged) {
  try {
    await putPackInCart(visit, packId);
  } catch (error) {
    if (isCartMissing(error)) return done(goneNote);
    if (!(error instanceof CommerceError) || !error.is("PackRuleError")) throw error;
    visit.flash({ kind: "bad", text: error.errors.map(({ message }) => message).join(" ") });
    return seeOther(visit, packPath({ packId, step: "review" }));
  }
  visit.flash({ kind: "ok", text: "Your cart now has your latest choices." });
  return seeOther(visit, back);
}

async function discardChanges(visit: Visit, packId: string, back: string) {
  await visit.commerce.DELETE("/orgUsers/current/packs/{packId}/summary", { params: { path: { packId } } });
  visit.flash({ kind: "ok", text: "Your changes were discarded." });
  return seeOther(visit, back);
}
