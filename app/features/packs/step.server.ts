import { answer } from "~/commerce/client.server";
import { cardOf } from "~/features/product/card.server";
import { choiceOf } from "~/features/product/choice.server";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import { seeOther } from "~/http/redirects.server";
import type { Visit } from "~/session/visit.server";
import { packPath } from "./addresses";

/** Where in a pack a request stands, from its address. */
export interface Place {
  packId: string;
  step: string | null;
  set: string | null;
  style: string | null;
  isolated: boolean;
  continued: boolean;
}

/** The pack of the address, or the one that was opened last (the spec's stored packId). */
export async function placeOf(visit: Visit, request: Request): Promise<Place> {
  const query = new URL(request.url).searchParams;
  const packId = query.get("packId") ?? visit.session.get("packId");
  if (!packId) throw await seeOther(visit, "/orderUniform");
  return {
    packId,
    step: query.get("step"),
    set: query.get("set"),
    style: query.get("style"),
    isolated: query.get("isolated") === "1",
    continued: query.get("continued") === "1",
  };
}

const packOf = (visit: Visit, packId: string) =>
  answer(visit.commerce.GET("/orgUsers/current/packs/{packId}", { params: { path: { packId } } }));
type Pack = Awaited<ReturnType<typeof packOf>>;

/** The head that every step shares: name, steps, and where each bundle stands. */
function headOf(pack: Pack) {
  return {
    packId: pack.packId,
    packName: pack.packName,
    packType: pack.packType,
    closed: pack.closed?.message,
    bundles: pack.bundles.map((bundle) => ({
      id: bundle.bundleId,
      name: bundle.bundleName,
      complete: bundle.complete,
      chosen: bundle.chosen,
    })),
  };
}

/** Loads one bundle's step: its products by category and what is chosen of it. */
async function loadBundle(visit: Visit, pack: Pack, place: Place, index: number) {
  const bundle = pack.bundles[index]!;
  const path = { packId: pack.packId, bundleId: bundle.bundleId };
  const choosing = place.style !== null;
  const [products, summary] = await Promise.all([
    answer(
      visit.commerce.GET("/orgUsers/current/packs/{packId}/bundles/{bundleId}/products", {
        params: {
          path,
          query: {
            fields: choosing
              ? "bundleId,sets(setId,setName,products(FULL))"
              : "bundleId,sets(setId,setName,products(DEFAULT))",
          },
        },
      }),
    ),
    readSummary(visit, path),
  ]);
  const set = products.sets.find(
    (s) => s.setId === place.set && s.products.some((p) => p.code === place.style),
  );
  const chosen = (
    set ?? products.sets.find((s) => s.products.some((p) => p.code === place.style))
  )?.products.find((p) => p.code === place.style);
  return {
    bundle: {
      id: bundle.bundleId,
      name: bundle.bundleName,
      description: bundle.bundleDescription,
      fundMessage: bundle.fundMessage,
      sets: products.sets.map((s) => ({
        id: s.setId,
        name: s.setName,
        locked: summary.disableCategories.includes(s.setId) ? summary.disableCategoriesMessage : undefined,
        products: choosing ? [] : s.products.map(cardOf),
      })),
    },
    summary: summaryView(summary),
    choosing: chosen
      ? {
          setId: (set ?? products.sets.find((s) => s.products.includes(chosen)))!.setId,
          room: summary.maxSelection - summary.chosen,
          choice: choiceOf(chosen),
          valueAdds: chosen.valueAdds.filter(
            (valueAdd) => !valueAdd.mandatory || valueAdd.prompts.length > 0,
          ),
          priced: pack.pricesShown,
          key: newIdempotencyKey(),
        }
      : undefined,
  };
}

type Summary = Awaited<ReturnType<typeof readSummary>>;
const readSummary = (visit: Visit, path: { packId: string; bundleId: string }) =>
  answer(
    visit.commerce.GET("/orgUsers/current/packs/{packId}/bundles/{bundleId}/summary", { params: { path } }),
  );

function summaryView(summary: Summary) {
  return {
    items: summary.setItems.flatMap((set) => set.items).map(itemView),
    missingSet: summary.setItems[0]?.missingSetErrorMessage,
    chosen: summary.chosen,
    missing: summary.missing,
    optional: summary.optional,
    min: summary.minSelection,
    max: summary.maxSelection,
    complete: summary.complete,
    subject: summary.subject,
    message: summary.message,
    objects: summary.objects,
    balance: summary.balance && {
      used: summary.balance.used + summary.balance.held,
      granted: summary.balance.granted,
      measure: summary.balance.measure,
      usedText: summary.balance.usedText,
      grantedText: summary.balance.grantedText,
      until: summary.balance.until,
    },
    leftAfterText: summary.leftAfterText,
  };
}

/** One chosen item as the bundle summary and the review show it. */
export function itemView(item: Summary["setItems"][number]["items"][number]) {
  return {
    id: item.id,
    name: item.name,
    image: item.image,
    code: item.skuNumber,
    setName: item.setName,
    colour: item.colour,
    size: item.size,
    dimension: item.dimension,
    quantity: item.quantity,
    price: item.price?.formattedValue,
    points: item.points,
    stockMessage: item.stockMessage,
    valueAdds: item.selectedValueAdd.map((valueAdd) => ({
      name: valueAdd.name,
      text: valueAdd.prompts
        .map((prompt) => prompt.userEnteredValue)
        .filter(Boolean)
        .join(", "),
    })),
  };
}

/** Loads the review: the whole draft with its totals. */
async function loadReview(visit: Visit, packId: string) {
  const summary = await answer(
    visit.commerce.GET("/orgUsers/current/packs/{packId}/summary", { params: { path: { packId } } }),
  );
  return {
    bundles: summary.packSummary.bundles.map((bundle) => ({
      id: bundle.bundleId,
      name: bundle.bundleName,
      complete: bundle.complete,
      items: bundle.setItems.map(itemView),
    })),
    itemCount: summary.itemCount,
    amounts: {
      subTotal: summary.subTotal?.formattedValue,
      gst: summary.gst?.formattedValue,
      credit: summary.allocatedCredit,
      subsidy: summary.appliedSubsidy,
      shipping: summary.shippingCharge,
      total: summary.totalWithGST?.formattedValue,
      ownShare: summary.ownShare.formattedValue,
    },
    points: summary.points,
    leftAfterText: summary.leftAfterText,
    includingGst: summary.priceIncludingGST,
    inCart: summary.inCart,
    changed: summary.changed,
    returnsNote: summary.returnsNote,
    fundedBy: summary.fundedBy,
    key: newIdempotencyKey(),
  };
}

/** Everything the pack page shows: a bundle's step, or the review as the last step. */
export async function loadStep(visit: Visit, place: Place) {
  visit.session.set("packId", place.packId);
  const pack = await packOf(visit, place.packId);
  visit.session.set("packType", pack.packType);
  const total = pack.bundles.length + 1;
  const review = place.step === "review" || Number(place.step) === total;
  const asked = Number(place.step ?? 1);
  const index = review
    ? pack.bundles.length
    : Math.min(Math.max(1, Math.trunc(asked) || 1), pack.bundles.length) - 1;
  const [reviewed, step] = review
    ? [await loadReview(visit, place.packId), null]
    : [null, await loadBundle(visit, pack, place, index)];
  // A style that is not in this bundle is an address that nothing stands at.
  if (place.style && step && !step.choosing) throw new Response(null, { status: 404 });
  return {
    pack: headOf(pack),
    number: index + 1,
    total,
    isolated: place.isolated,
    continued: place.continued,
    set: place.set,
    review: reviewed,
    step,
  };
}

/** Where a step's neighbour is: the next bundle, or the review. */
export const stepPath = (packId: string, number: number, total: number): string =>
  packPath({ packId, step: number >= total ? "review" : number });

/** The bundle that a post is about, by the step of its address or, from the review, by name; and the way on. */
export async function bundleAt(visit: Visit, place: Place, named: unknown) {
  const pack = await packOf(visit, place.packId);
  const index =
    typeof named === "string"
      ? pack.bundles.findIndex((bundle) => bundle.bundleId === named)
      : Number(place.step ?? 1) - 1;
  const bundle = pack.bundles[index];
  if (!bundle) throw new Response(null, { status: 404 });
  const last = place.isolated || index + 1 >= pack.bundles.length;
  return { bundleId: bundle.bundleId, next: last ? ("review" as const) : index + 2 };
}
