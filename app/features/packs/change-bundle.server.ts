import { answer } from "~/commerce/client.server";
import { CommerceError, isRefused } from "~/commerce/errors.server";
import { seeOther } from "~/session/see-other.server";
import type { Visit } from "~/session/visit.server";
import { packPath } from "~/paths";
import { pressOf } from "~/features/cart/changed.server";
import { addItem } from "./item-action.server";
import { onwardFrom, type Place, stepAfter } from "./place.server";

/** Runs what both pages of a step can do to its bundle, by the pressed button's intent. */
export async function changeBundle(visit: Visit, place: Place, form: FormData) {
  const [pressed, which] = pressOf(form);
  if (pressed === "swap") {
    const [itemId = "", bundleId = ""] = which.split(" ");
    return swapItem(visit, place, bundleId, itemId);
  }
  const at = await bundleAt(visit, place, form.get("bundleId"));
  const intent = form.get("intent");
  if (intent === "remove") return removeItem(visit, place, at.bundleId, String(form.get("itemId") ?? ""));
  if (intent === "next") return goOn(visit, place, at.bundleId, at.next);
  return addItem(visit, form, place, at);
}

/** The bundle of a post, by the step in its URL or, from the review, by name; and where to go next. */
async function bundleAt(visit: Visit, place: Place, named: unknown) {
  const pack = await answer(
    visit.commerce.GET("/orgUsers/current/packs/{packId}", { params: { path: { packId: place.packId } } }),
  );
  const index =
    typeof named === "string"
      ? pack.bundles.findIndex((bundle) => bundle.bundleId === named)
      : Number(place.step ?? 1) - 1;
  const bundle = pack.bundles[index];
  if (!bundle) throw new Response(null, { status: 404 });
  return {
    bundleId: bundle.bundleId,
    bundleName: bundle.bundleName,
    next: stepAfter(pack, place, index),
    nextLabel: onwardFrom(pack, place, index).nextLabel,
  };
}

/** Removes an item from the bundle summary. An item that is already removed is not an error. */
async function removeItem(visit: Visit, place: Place, bundleId: string, itemId: string) {
  await visit.commerce
    .DELETE("/orgUsers/current/packs/{packId}/bundles/{bundleId}/items/{itemId}", {
      params: { path: { packId: place.packId, bundleId, itemId } },
    })
    .catch((error: unknown) => {
      if (!(error instanceof CommerceError) || error.status !== 404) throw error;
    });
  visit.flash({ kind: "ok", text: "The item was removed from your bundle." });
  return seeOther(visit, backTo(place));
}

/** Puts what replaces the style of an item into its place. Of an item that is gone it says so. */
async function swapItem(visit: Visit, place: Place, bundleId: string, itemId: string) {
  try {
    await visit.commerce.POST("/orgUsers/current/packs/{packId}/bundles/{bundleId}/items/{itemId}/swap", {
      params: { path: { packId: place.packId, bundleId, itemId } },
    });
    visit.flash({ kind: "ok", text: "Swapped in your bundle." });
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    if (error.status !== 404 && !isRefused(error)) throw error;
    const text =
      error.status === 404
        ? "That item was removed from your bundle."
        : error.errors.map(({ message }) => message).join(" ");
    visit.flash({ kind: error.status === 404 ? "warn" : "bad", text });
  }
  return seeOther(visit, backTo(place));
}

/** The step or the review that a button was pressed on. */
const backTo = (place: Place): string =>
  packPath({
    ...place,
    step: stepOf(place),
    set: place.set ?? undefined,
    style: undefined,
    item: undefined,
  });

const stepOf = (place: Place): number | "review" =>
  place.step === "review" ? "review" : Number(place.step ?? 1);

/** Next: on to the next step, or back to this one with what is still required (spec 001 §5). */
async function goOn(visit: Visit, place: Place, bundleId: string, next: number | "review") {
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
