import { answer } from "~/commerce/client.server";
import type { components } from "~/commerce/occ";
import { choiceOf } from "~/features/product/choice.server";
import { guideOf } from "~/features/product/size-guide.server";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import { seeOther } from "~/http/redirects.server";
import { typedText } from "~/http/typed-text";
import type { Visit } from "~/session/visit.server";
import { packPath } from "./addresses";
import { additionsOf } from "./additions.server";
import { bundleSummary } from "./bundle-summary.server";
import { changingOf } from "./changing.server";
import { stepCardOf } from "./quick.server";
import { loadReview } from "./review.server";

/** The position of a request in a pack, read from its URL. */
export interface Place {
  packId: string;
  step: string | null;
  set: string | null;
  style: string | null;
  /** The chosen item that is being changed. */
  item: string | null;
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
    item: query.get("item"),
    isolated: query.get("isolated") === "1",
    continued: query.get("continued") === "1",
  };
}

const packOf = (visit: Visit, packId: string) =>
  answer(visit.commerce.GET("/orgUsers/current/packs/{packId}", { params: { path: { packId } } }));
type Pack = Awaited<ReturnType<typeof packOf>>;

/** The data that every step shares: name, steps, and the state of each bundle. */
function headOf(pack: Pack) {
  return {
    packId: pack.packId,
    packName: pack.packName,
    packType: pack.packType,
    waits: pack.changed
      ? `Your changes to ${pack.packName} are saved, but your cart still has your earlier choices. Press UPDATE CART to order them.`
      : undefined,
    /** Why nothing of the pack can be chosen now, and when it can again. */
    stopped: pack.closed?.message ?? pack.usedUp,
    extendedUntil: pack.extended ? pack.closesAt : undefined,
    /** What to choose from as the reason of replacement of each item; empty if the pack does not ask. */
    reasons: pack.replacementReasons,
    commentLength: pack.commentLength,
    bundles: pack.bundles.map((bundle) => ({
      id: bundle.bundleId,
      name: bundle.bundleName,
      complete: bundle.complete,
      chosen: bundle.chosen,
    })),
  };
}

/** What a card of a step needs to be chosen from at once. */
const CARD_FIELDS =
  "DEFAULT,sizeScale,sizeLabel,dimensionLabel,usualSize,valueAdds," +
  "variantOptions(code,size,dimension,colourCode,stock,stockMessage)";

/** Names the products of a step that an approver must agree to each time. */
function restrictedNote({ sets }: components["schemas"]["BundleProducts"]): string | undefined {
  const restricted = sets.flatMap(({ products }) => products.filter((one) => one.approvalRequired));
  const names = [...new Set(restricted.map(({ name }) => name))];
  if (names.length === 0) return undefined;
  return `An approver must agree each time that you order ${names.join(" or ")}.`;
}

/** A name for each card of a step: a style may stand in several categories. */
function namesOfCards() {
  const seen = new Map<string, number>();
  return (code: string): string => {
    const before = seen.get(code) ?? 0;
    seen.set(code, before + 1);
    return before === 0 ? code : `${code}-${before + 1}`;
  };
}

/** Loads one bundle's step: its products by category and what is chosen of it. */
async function loadBundle(visit: Visit, pack: Pack, place: Place, index: number) {
  const bundle = pack.bundles[index]!;
  const path = { packId: pack.packId, bundleId: bundle.bundleId };
  const choosing = place.style !== null;
  const [products, { view: summary, locks, said }, timeZone] = await Promise.all([
    answer(
      visit.commerce.GET("/orgUsers/current/packs/{packId}/bundles/{bundleId}/products", {
        params: {
          path,
          query: {
            // No code is longer than this. A code that was cut matches nothing.
            styleCode: place.style === null ? undefined : typedText(place.style).slice(0, 60),
            fields: `bundleId,sets(setId,setName,products(${choosing ? "FULL" : CARD_FIELDS}))`,
          },
        },
      }),
    ),
    bundleSummary(visit, path),
    visit.timeZone(),
  ]);
  const stopped = pack.closed?.message ?? pack.usedUp ?? bundle.closed;
  const offering = products.sets.filter((s) => s.products.some((p) => p.code === place.style));
  const set = offering.find((s) => s.setId === place.set) ?? offering[0];
  const chosen = set?.products.find((p) => p.code === place.style);
  const group = said.setItems[0]?.type === "group";
  const cardName = namesOfCards();
  return {
    bundle: {
      id: bundle.bundleId,
      name: bundle.bundleName,
      description: bundle.bundleDescription,
      fundMessage: bundle.fundMessage,
      sets: products.sets.map((s) => ({
        id: s.setId,
        name: s.setName,
        locked: locks[s.setId],
        /** One item of each category is enough in a group. */
        filled: group && said.setItems.some(({ items }) => items.some(({ setId }) => setId === s.setId)),
        products: choosing
          ? []
          : s.products.map((p) => {
              const place = { setId: s.setId, card: cardName(p.code) };
              return stepCardOf(p, place, said, pack.pricesShown, timeZone);
            }),
      })),
    },
    summary,
    /** Whether the person can choose: pack and bundle are open, and the pack is not used up. */
    open: stopped === undefined,
    stopped,
    /** When pre-ordered items ship. */
    indentNote: bundle.indentNote,
    restrictedNote: restrictedNote(products),
    key: newIdempotencyKey(),
    ...onwardFrom(pack, place, index),
    choosing:
      set && chosen
        ? {
            setId: set.setId,
            /** Which of the categories that offer it. */
            as: offering.length > 1 ? set.setName : undefined,
            choice: choiceOf(chosen, timeZone, await guideOf(visit, chosen)),
            ...additionsOf(chosen, pack.pricesShown),
            changing: place.item === null ? undefined : changingOf(said, place.item),
          }
        : undefined,
  };
}

/** Everything the pack page shows: a bundle's step, or the review as the last step. */
export async function loadStep(visit: Visit, place: Place) {
  visit.session.set("packId", place.packId);
  const pack = await packOf(visit, place.packId);
  const total = pack.bundles.length + 1;
  const review = place.step === "review" || Number(place.step) === total;
  const asked = Number(place.step ?? 1);
  const index = review
    ? pack.bundles.length
    : Math.min(Math.max(1, Math.trunc(asked) || 1), pack.bundles.length) - 1;
  const [reviewed, step] = review
    ? [await loadReview(visit, place.packId), null]
    : [null, await loadBundle(visit, pack, place, index)];
  // A style that is not in this bundle is not found.
  if (place.style && step && !step.choosing) throw new Response(null, { status: 404 });
  // An item that was removed in another tab cannot be changed any more.
  if (place.item && step?.choosing && !step.choosing.changing) {
    throw await seeOther(visit, packPath({ packId: pack.packId, step: index + 1, isolated: place.isolated }));
  }
  return {
    pack: headOf(pack),
    steps: stepsOf(pack, index),
    title: titleOf(pack, place, step, { number: index + 1, total }),
    number: index + 1,
    total,
    isolated: place.isolated,
    continued: place.continued,
    set: place.set,
    review: reviewed,
    step,
  };
}

/** Every step of a pack, for the way through it. */
function stepsOf({ packId, bundles }: Pack, current: number) {
  const stateOf = (bundle: Pack["bundles"][number], index: number) => {
    if (index === current) return "current" as const;
    return bundle.complete && bundle.chosen > 0 ? ("done" as const) : ("ahead" as const);
  };
  return [
    ...bundles.map((bundle, index) => ({
      label: bundle.bundleName,
      to: packPath({ packId, step: index + 1 }),
      state: stateOf(bundle, index),
    })),
    { label: "Review", to: packPath({ packId, step: "review" }), state: undefined },
  ];
}

/** The step after a bundle: back to the review the person came from, or the next one. */
const stepAfter = ({ bundles }: Pack, { isolated }: Place, index: number): number | "review" =>
  isolated || index + 1 >= bundles.length ? "review" : index + 2;

/** The label and URL of the button after a bundle. */
function onwardFrom(pack: Pack, place: Place, index: number) {
  const next = pack.bundles[index + 1]?.bundleName ?? "Review";
  return {
    nextLabel: place.isolated ? "Back to review" : `Next: ${next}`,
    anywayTo: packPath({ packId: pack.packId, step: stepAfter(pack, place, index) }),
  };
}

/** The title of the page: product or category, step and pack. */
function titleOf(
  pack: Pack,
  place: Place,
  step: Awaited<ReturnType<typeof loadBundle>> | null,
  { number, total }: { number: number; total: number },
) {
  if (!step) return `Review clothing (Step ${number} of ${total}), ${pack.packName}`;
  const { bundle, choosing } = step;
  const parts = choosing
    ? [choosing.choice.name, choosing.as]
    : [bundle.sets.find(({ id }) => id === place.set)?.name];
  return [...parts, `${bundle.name} (Step ${number} of ${total})`, pack.packName].filter(Boolean).join(", ");
}

export type BundlePlace = Awaited<ReturnType<typeof bundleAt>>;

/** The bundle of a post, by the step in its URL or, from the review, by name; and where to go next. */
export async function bundleAt(visit: Visit, place: Place, named: unknown) {
  const pack = await packOf(visit, place.packId);
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
