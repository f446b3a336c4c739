import type { Call } from "../../http/call";
import { notFound } from "../../http/errors";
import { priceOf, withGst } from "../../http/money";
import { visitOf } from "../../http/punchout-sid";
import { whyNotWords } from "../../http/why-not";
import { marketOf } from "../catalogue";
import { draftDiffers } from "./cart-behind";
import type { WorkedCharges } from "./charges";
import { chargeWords, shareSoFar } from "./charge-words";
import { counted } from "../../http/counted";
import { chargesWorking } from "./working";
import { todayOf } from "../../http/today";
import { allocatedPacks, type PackQuery } from "./definitions";
import type { AllocatedPack, Bundle } from "./pack";
import { clearDraft, fundingLines, readDrafts, restoreDraft, ruleItems, type DraftItem } from "./draft";
import { fund, pricesShown } from "./funding";
import { itemView } from "./item-view";
import { balanceView, leftText } from "./balance-words";
import { balanceAfter, returnsNote, type Reader } from "./present";
import { momentIn } from "./moment";
import { recalledItems } from "./recalled";
import { owedOf } from "./owed";
import { bundleState, mustFill, orderRefusals } from "./rules";

export type PackCall = Pick<Call, "db" | "about" | "baseSite" | "now" | "mediaBaseUrl" | "header" | "once">;

export const readerOf = (call: PackCall): Reader => ({
  person: call.about,
  mediaBaseUrl: call.mediaBaseUrl,
  now: call.now(),
});

/** The person, day and visit of a call. */
export const queryFor = (call: PackCall): PackQuery => ({
  customerId: call.about.user.customerId,
  today: todayOf(call),
  now: call.now(),
  visit: visitOf(call),
  startsOn: call.about.user.startsOn,
  endsOn: call.about.user.endsOn,
  timeZone: call.about.organisation.timeZone,
});

/** @throws OccError 404 when the pack is not allocated to the person in this period. */
export async function packFor(call: PackCall, packId: string): Promise<AllocatedPack> {
  const [pack] = await call.once(`pack ${packId}`, () =>
    allocatedPacks(call.db, { ...queryFor(call), packId }),
  );
  if (!pack)
    throw notFound(whyNotWords("not-in-role", {}), {
      reason: "not-in-role",
      subject: packId,
      subjectType: "pack",
    });
  return pack;
}

export function bundleOf(pack: AllocatedPack, bundleId: string): Bundle {
  const bundle = pack.bundles.find((b) => b.id === bundleId);
  if (!bundle)
    throw notFound("That bundle is not in the pack.", { subject: bundleId, subjectType: "bundle" });
  return bundle;
}

export const draftOf = (call: PackCall, pack: AllocatedPack): Promise<DraftItem[]> =>
  call.once(`draft ${pack.id}`, () =>
    readDrafts(call.db, call.about.user.customerId, [pack.id], marketOf(call.about, call.now())),
  );

const countsByItem = (pack: AllocatedPack) =>
  pack.allocationType === "quantity" && pack.packType !== "self-purchase";

/** The bundle summary: slots, locked categories, missing sets, the error box, and what is left. */
export function bundleSummary(call: PackCall, pack: AllocatedPack, bundle: Bundle, draft: DraftItem[]) {
  const reader = readerOf(call);
  const { unit } = call.about;
  const state = bundleState(bundle, ruleItems(draft), owedOf(pack, call.now()).get(bundle.id));
  const mine = draft.filter((item) => item.row.bundleId === bundle.id);
  const funding = fund(pack, fundingLines(draft), unit.gstRate);
  const after = balanceAfter(pack, draft, funding.creditCents, bundle);
  const objects = [
    ...Array.from({ length: state.missing }, () => "Selection Required"),
    ...(state.missingSetErrorMessage ? [state.missingSetErrorMessage] : []),
  ];
  return {
    bundleId: bundle.id,
    setItems: [
      {
        type: bundle.kind,
        value: bundle.name,
        items: mine.map((item) => itemView(pack, item, reader, draft)),
        sets: bundle.sets.map((set) => ({ setId: set.id, setName: set.name })),
        missingSetErrorMessage: state.missingSetErrorMessage,
      },
    ],
    disableCategories: state.locked,
    ...(state.locked.length > 0
      ? { disableCategoriesMessage: whyNotWords("category-locked"), whyNot: "category-locked" as const }
      : {}),
    chosen: state.chosen,
    missing: state.missing,
    optional: state.optional,
    minSelection: bundle.minItems,
    maxSelection: bundle.maxItems,
    required: state.required,
    complete: state.complete,
    full: state.chosen >= bundle.maxItems || (after?.left === 0 && countsByItem(pack)),
    mayGoOn: state.complete || (!mustFill(pack) && state.chosen === 0),
    ...(objects.length > 0
      ? {
          subject: `${bundle.name} is not finished`,
          message:
            state.missing > 0
              ? `Choose ${counted(state.missing, "more item")} to finish this step.`
              : state.missingSetErrorMessage,
        }
      : {}),
    objects,
    balance: balanceView(pack, after, call.about),
    leftAfterText: leftText(pack, after, unit.currencySymbol),
    ownShareText: shareSoFar(funding.ownShareCents, call.about),
  };
}

/** Discard Changes: resets the draft to the cart's items, or empties it. */
export async function discard(call: PackCall, packId: string): Promise<void> {
  const pack = await packFor(call, packId);
  const { customerId } = call.about.user;
  if (pack.cartCode) await restoreDraft(call.db, customerId, pack, pack.cartLines, call.now());
  else await clearDraft(call.db, customerId, pack.id);
}

/** What a draft costs and who pays; `beside` if the cart that it goes into holds something else. */
export type DraftCharges = WorkedCharges & { beside: boolean };

/**
 * The pack summary: items by bundle, who pays what, and what is missing before it can go into the cart.
 * @param charges what the draft costs in the cart that it goes into.
 */
export function packSummary(call: PackCall, pack: AllocatedPack, draft: DraftItem[], charges: DraftCharges) {
  const { unit, organisation, user } = call.about;
  const reader = readerOf(call);
  const pieces = draft.reduce((sum, item) => sum + item.row.quantity, 0);
  const shown = pricesShown(pack, user.priceEnabled);
  const always = (cents: number) => priceOf(cents, unit.currency, unit.currencySymbol);
  const price = (cents: number) => (shown ? always(cents) : undefined);
  const goodsTotal = withGst(charges.subTotalCents, unit.gstRate);
  const lineCents = draft.map((item) => item.unitCents * item.row.quantity);
  const explained = { ...charges, pieces, pricesShown: shown, lineCents };
  const rules = ruleItems(draft);
  const owed = owedOf(pack, call.now());
  return {
    packName: pack.name,
    packType: pack.packType,
    packSummary: {
      bundles: pack.bundles.map((bundle) => ({
        bundleId: bundle.id,
        bundleName: bundle.name,
        complete: bundleState(bundle, rules, owed.get(bundle.id)).complete,
        setItems: draft
          .filter((item) => item.row.bundleId === bundle.id)
          .map((item) => itemView(pack, item, reader, draft)),
      })),
    },
    itemCount: pieces,
    subTotal: price(organisation.priceIncludingGst ? goodsTotal : charges.subTotalCents),
    gst: price(charges.taxCents),
    totalWithGST: price(charges.totalCents),
    currencySymbol: unit.currencySymbol,
    allocatedCredit: price(charges.creditCents),
    appliedSubsidy: price(charges.subsidyCents),
    shippingCharge: price(charges.totalCents - goodsTotal),
    ownShare: always(charges.ownShareCents),
    charges: chargeWords(explained, call.about),
    working: chargesWorking(explained, call.about),
    points: charges.points,
    leftAfterText: leftText(pack, balanceAfter(pack, draft, charges.creditCents), unit.currencySymbol),
    priceIncludingGST: organisation.priceIncludingGst,
    inCart: pack.cartCode !== null,
    changed: draftDiffers(pack),
    refusals: [
      ...recalledItems(draft, todayOf(call)),
      ...orderRefusals(pack, rules, momentIn(call.now(), organisation.timeZone)),
    ],
    returnsNote: returnsNote(pack),
    fundedBy: organisation.name,
  };
}
