import { workingRows } from "~/features/lines/working-rows.server";
import type { ResponseOf } from "~/commerce/response";
import { choiceOf } from "~/features/product/choice.server";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import { packPath } from "~/paths";
import { additionsOf } from "./additions.server";
import { summaryView } from "./bundle-summary.server";
import { changingOf } from "./changing.server";
import { lastOrderView } from "./last-order.server";
import { onwardFrom, type Pack, type Place, type standingOf } from "./place.server";
import { stepCardOf } from "./quick.server";
import type { reviewView } from "./review.server";
import { stoppedOf } from "./stopped";

type Products = ResponseOf<"get", "/orgUsers/current/packs/{packId}/bundles/{bundleId}/products">;
type Summary = ResponseOf<"get", "/orgUsers/current/packs/{packId}/bundles/{bundleId}/summary">;
type Bundle = Pack["bundles"][number];

/** What a card of a step needs to be chosen from at once. */
export const STEP_FIELDS =
  "bundleId,sets(setId,setName,products(DEFAULT,sizeScale,sizeLabel,dimensionLabel,usualSize,fit,valueAdds," +
  "variantOptions(code,size,dimension,colourCode,stock,stockMessage)))";

/** What the form of one product needs. */
export const ITEM_FIELDS = "bundleId,sets(setId,setName,products(FULL))";

/** What speaks against products of a step, with the code of the reason; what several have in common once. */
function notesOf({ sets }: Products): { reason: string; message: string }[] {
  const all = sets.flatMap(({ products }) =>
    products.flatMap(({ whyNot = [], standardWarning }) => [
      ...whyNot,
      ...(standardWarning ? [{ reason: "standard", message: standardWarning.message }] : []),
    ]),
  );
  return [...new Map(all.map((note) => [note.message, note])).values()];
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

/** What a step reads of its bundle. */
interface Read {
  products: Products;
  summary: Summary;
  timeZone: string;
}

/** The product of the address, in the category that it names or else the first that offers it. */
export function offerOf({ sets }: Products, { style, set }: Place) {
  const offering = sets.filter(({ products }) => products.some(({ code }) => code === style));
  const offer = offering.find(({ setId }) => setId === set) ?? offering[0];
  const product = offer?.products.find(({ code }) => code === style);
  if (!offer || !product) return undefined;
  /** `as`: which of the categories that offer it. */
  return { product, setId: offer.setId, as: offering.length > 1 ? offer.setName : undefined };
}

/** The form of one product of a step. @param guide its size guide. */
export const choosingView = (
  pack: Pack,
  { item }: Place,
  { product, setId, as }: NonNullable<ReturnType<typeof offerOf>>,
  { summary, timeZone }: Read,
  guide: Parameters<typeof choiceOf>[2],
) => ({
  setId,
  as,
  choice: { ...choiceOf(product, timeZone, guide), working: workingRows(product.working) },
  ...additionsOf(product, pack.pricesShown),
  changing: item === null ? undefined : changingOf(summary, item),
});

/** One bundle's step: its products by category, and what is chosen of it. @param choosing the one product of a page. */
export function stepView(
  pack: Pack,
  place: Place,
  { index, bundle }: { index: number; bundle: Bundle },
  { products, summary, timeZone }: Read,
  choosing?: ReturnType<typeof choosingView>,
) {
  const ofPack = stoppedOf(pack);
  const { stopped, whyNot } = ofPack.stopped ? ofPack : { stopped: bundle.closed, whyNot: bundle.whyNot };
  const locks: ReadonlySet<string> = new Set(summary.disableCategories);
  const group = summary.setItems[0]?.type === "group";
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
        locked: locks.has(s.setId) ? summary.disableCategoriesMessage : undefined,
        whyNot: locks.has(s.setId) ? summary.whyNot : undefined,
        /** One item of each category is enough in a group. */
        filled: group && summary.setItems.some(({ items }) => items.some(({ setId }) => setId === s.setId)),
        products: choosing
          ? []
          : s.products.map((product) => {
              const card = { setId: s.setId, card: cardName(product.code) };
              return stepCardOf(product, card, summary, pack.pricesShown, timeZone);
            }),
      })),
    },
    summary: summaryView(summary),
    /** Whether the person can choose: pack and bundle are open, and the pack is not used up. */
    open: stopped === undefined,
    stopped,
    whyNot,
    /** When pre-ordered items ship. */
    indentNote: bundle.indentNote,
    // The form of one product says what its role requires.
    notes: notesOf(products).filter(({ reason }) => !choosing || reason !== "standard"),
    key: newIdempotencyKey(),
    ...onwardFrom(pack, place, index),
    choosing,
  };
}

interface Shown {
  step?: ReturnType<typeof stepView>;
  review?: ReturnType<typeof reviewView>;
  /** Of keeperOf. */
  keeper: string | undefined;
}

/** Everything a page of a pack shows: a bundle's step, or the review as the last step. */
export function packPageView(
  pack: Pack,
  place: Place,
  { index }: ReturnType<typeof standingOf>,
  { step, review, keeper }: Shown,
) {
  const total = pack.bundles.length + 1;
  return {
    pack: headOf(pack),
    steps: stepsOf(pack, index),
    title: titleOf(pack, place, step, { number: index + 1, total }),
    number: index + 1,
    total,
    isolated: place.isolated,
    continued: place.continued,
    set: place.set,
    /** The mark under which a browser without a network keeps this page, and what is chosen on it. */
    keeper,
    review,
    step,
  };
}

/** The data that every step shares: name, steps, and the state of each bundle. */
function headOf(pack: Pack) {
  return {
    packId: pack.packId,
    packName: pack.packName,
    packType: pack.packType,
    waits: pack.changed
      ? `Your changes to ${pack.packName} are saved, but your cart still has your earlier choices. Press UPDATE CART to order them.`
      : undefined,
    ...stoppedOf(pack),
    lastOrder: pack.lastOrder && lastOrderView(pack.lastOrder),
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

/** The title of the page: product or category, step and pack. */
function titleOf(
  pack: Pack,
  place: Place,
  step: ReturnType<typeof stepView> | undefined,
  { number, total }: { number: number; total: number },
) {
  if (!step) return `Review clothing (Step ${number} of ${total}), ${pack.packName}`;
  const { bundle, choosing } = step;
  const parts = choosing
    ? [choosing.choice.name, choosing.as]
    : [bundle.sets.find(({ id }) => id === place.set)?.name];
  return [...parts, `${bundle.name} (Step ${number} of ${total})`, pack.packName].filter(Boolean).join(", ");
}
