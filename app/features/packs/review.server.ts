import { answer } from "~/commerce/client.server";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import type { Visit } from "~/session/visit.server";
import { counted } from "~/ui/counted";
import { itemView } from "./item-view.server";

const readDraft = (visit: Visit, packId: string) =>
  answer(visit.commerce.GET("/orgUsers/current/packs/{packId}/summary", { params: { path: { packId } } }));
type Draft = Awaited<ReturnType<typeof readDraft>>;

/** Loads the review: the whole draft with its totals, in the words that the page shows. */
export async function loadReview(visit: Visit, packId: string) {
  const draft = await readDraft(visit, packId);
  const total = draft.totalWithGST?.formattedValue;
  const left = draft.leftAfterText;
  return {
    bundles: draft.packSummary.bundles.map((bundle) => ({
      id: bundle.bundleId,
      name: bundle.bundleName,
      complete: bundle.complete,
      items: bundle.setItems.map(itemView),
    })),
    itemCount: draft.itemCount,
    rows: amountRows(draft),
    ownShare: draft.ownShare.formattedValue,
    note: `${total ? `Total ${total} inc. GST. ` : ""}Funded by ${draft.fundedBy}${left ? `. ${left} left after this order` : ""}.`,
    inCart: draft.inCart,
    returnsNote: draft.returnsNote,
    key: newIdempotencyKey(),
  };
}

/** The slip's lines; what is zero and says nothing is left out. */
function amountRows(draft: Draft): { label: string; amount: string }[] {
  const { itemCount, points, subTotal, gst, shippingCharge, allocatedCredit, appliedSubsidy } = draft;
  const bundles = draft.packSummary.bundles.length;
  const goods = `${counted(itemCount, "item")}, ${counted(bundles, "bundle")}`;
  const inclusive = draft.priceIncludingGST;
  const rows = [
    subTotal
      ? { label: `${goods} (${inclusive ? "inc." : "exc."} GST)`, amount: subTotal.formattedValue }
      : { label: goods, amount: points ? counted(points, "point") : "Funded" },
  ];
  if (gst && !inclusive) rows.push({ label: "GST", amount: gst.formattedValue });
  if (shippingCharge) {
    const { value, formattedValue } = shippingCharge;
    rows.push({ label: "Shipping", amount: value === 0 ? "Free" : formattedValue });
  }
  for (const [label, money] of [
    ["Allocated credit", allocatedCredit],
    ["Subsidy", appliedSubsidy],
  ] as const) {
    if (money?.value) rows.push({ label, amount: `−${money.formattedValue}` });
  }
  return rows;
}
