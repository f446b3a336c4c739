import { json } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { ensureCart } from "~/features/cart/cart.server";
import { putPackInCart } from "~/features/cart/pack-actions.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { seeOther } from "~/http/redirects.server";
import type { Visit } from "~/session/visit.server";
import { packPath } from "./addresses";
import type { Place } from "./step.server";

/** Removes an item from the bundle summary. An item that is already removed is not an error. */
export async function removeItem(visit: Visit, place: Place, bundleId: string, itemId: string) {
  await visit.commerce
    .DELETE("/orgUsers/current/packs/{packId}/bundles/{bundleId}/items/{itemId}", {
      params: { path: { packId: place.packId, bundleId, itemId } },
    })
    .catch((error: unknown) => {
      if (!(error instanceof CommerceError) || error.status !== 404) throw error;
    });
  visit.flash({ kind: "ok", text: "The item was removed from your bundle." });
  return seeOther(
    visit,
    packPath({
      ...place,
      step: stepOf(place),
      set: place.set ?? undefined,
      style: undefined,
      item: undefined,
    }),
  );
}

const stepOf = (place: Place): number | "review" =>
  place.step === "review" ? "review" : Number(place.step ?? 1);

/** Next: on to the next step, or back to this one with what is still required (spec 001 §5). */
export async function goOn(visit: Visit, place: Place, bundleId: string, next: number | "review") {
  const summary = await answer(
    visit.commerce.GET("/orgUsers/current/packs/{packId}/bundles/{bundleId}/summary", {
      params: { path: { packId: place.packId, bundleId } },
    }),
  );
  if (!summary.mayGoOn) {
    const path = packPath({
      packId: place.packId,
      step: stepOf(place),
      isolated: place.isolated,
      continued: true,
    });
    return seeOther(visit, `${path}#bundle-errors`);
  }
  return seeOther(visit, packPath({ packId: place.packId, step: next }));
}

/**
 * Puts the draft into the cart and redirects to the pack list. If it is refused, the review names each
 * incomplete bundle.
 */
export async function addPackToCart(visit: Visit, place: Place, form: FormData) {
  const { packId } = place;
  await ensureCart(visit);
  try {
    await putPackInCart(visit, packId, idempotencyKeyOf(form));
  } catch (error) {
    if (!(error instanceof CommerceError) || !error.is("PackRuleError")) throw error;
    const refusals = error.errors.map(({ subject, message }) => ({
      bundleId: subject === "pack" ? undefined : subject,
      message,
    }));
    return json({ refusals }, { status: 400 });
  }
  visit.flash({
    kind: "ok",
    // A buyer's system orders it, after an approval of its own.
    text: visit.keyed
      ? "Your pack is in your cart. Return to your system to order it."
      : "Your pack is in your cart. Check out to order it.",
    opensCart: true,
  });
  return seeOther(visit, `/packList?role=${encodeURIComponent(packId)}`);
}
