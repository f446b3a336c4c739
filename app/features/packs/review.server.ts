import { answer } from "~/commerce/client.server";
import { equalAsOne } from "~/features/cart/equal-lines";
import { totalsOf } from "~/features/cart/totals.server";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import type { Visit } from "~/session/visit.server";
import { itemView } from "./item-view.server";

const readDraft = (visit: Visit, packId: string) =>
  answer(visit.commerce.GET("/orgUsers/current/packs/{packId}/summary", { params: { path: { packId } } }));

/** Loads the review: the whole draft with its totals, in the words that the page shows. */
export async function loadReview(visit: Visit, packId: string) {
  const draft = await readDraft(visit, packId);
  const left = draft.leftAfterText;
  return {
    bundles: draft.packSummary.bundles.map((bundle) => ({
      id: bundle.bundleId,
      name: bundle.bundleName,
      complete: bundle.complete,
      items: equalAsOne(bundle.setItems.map(itemView)),
    })),
    itemCount: draft.itemCount,
    totals: totalsOf(draft),
    left: left && `${left} left after this order.`,
    inCart: draft.inCart,
    returnsNote: draft.returnsNote,
    key: newIdempotencyKey(),
  };
}
