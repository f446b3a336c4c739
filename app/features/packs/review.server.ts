import type { ResponseOf } from "~/commerce/response";
import { equalAsOne } from "~/features/lines/equal-lines";
import { totalsOf } from "~/features/lines/totals.server";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import { itemView } from "./item-view.server";

/** The review: the whole draft with its totals, in the words that the page shows. */
export function reviewView(draft: ResponseOf<"get", "/orgUsers/current/packs/{packId}/summary">) {
  const left = draft.leftAfterText;
  return {
    bundles: draft.packSummary.bundles.map((bundle) => ({
      id: bundle.bundleId,
      name: bundle.bundleName,
      complete: bundle.complete,
      items: equalAsOne(bundle.setItems.map((item) => itemView(item, bundle.bundleId))),
    })),
    itemCount: draft.itemCount,
    totals: totalsOf(draft),
    left: left && `${left} left after this order.`,
    inCart: draft.inCart,
    returnsNote: draft.returnsNote,
    key: newIdempotencyKey(),
  };
}
