import type { z } from "@hono/zod-openapi";
import { occDate } from "../../http/dates";
import { priceOf } from "../../http/money";
import { personName } from "../../http/person-name";
import type { Person } from "../../http/principal";
import { cardFacts, cardWords } from "../cards";
import { mediaUrl, productUrl, stockNote } from "../catalogue";
import { configurationView } from "../configurators";
import { goodsPrice, shownCents } from "../organisation";
import { cartIsBehind, chargesWorking, chargeWords, freightCentsShown, returnsNote } from "../packs";
import type { ChosenValueAdd } from "../packs/tables";
import { discountCents } from "../promotions";
import { countryName } from "../sites";
import { offersView } from "./discounts-view";
import { expectedParcels } from "./arrivals";
import type { AddressSchema, CartSchema, OrderEntrySchema } from "./contract";
import { cartOccView, entryImages, entryStock } from "./occ-properties";
import type { CartLine, LoadedCart } from "./loaded-cart";
import type { AddressSnapshot } from "./tables";
import { fingerprintOf } from "./fingerprint";
import { isOfCatalogue } from "./stockroom";
import { workingOfLine } from "./line-working";
import { lineCents, linePriceShown, totalsOf, type Totals } from "./totals";

/** An address as one text, without empty parts. */
export function addressView(
  address: AddressSnapshot,
  extra: { defaultAddress?: boolean; visibleInAddressBook?: boolean } = {},
): z.infer<typeof AddressSchema> {
  const { country, region, ...rest } = address;
  const town = [address.town, region, address.postalCode].filter(Boolean).join(" ");
  return {
    ...rest,
    country: { isocode: country, name: countryName(country) },
    region: region ? { isocode: region } : undefined,
    formattedAddress: [address.line1, address.line2, town].filter(Boolean).join(", "),
    ...extra,
  };
}

/** The amounts that carts, drafts and orders share. They are left out if the program hides prices. */
export function totalsView(
  totals: Totals & { pieces: number; cancelled?: boolean; modeName?: string },
  person: Parameters<typeof chargeWords>[1],
) {
  const { currency, currencySymbol } = person.unit;
  const including = person.organisation.priceIncludingGst;
  const always = (cents: number) => priceOf(cents, currency, currencySymbol);
  const price = (cents: number) => (totals.pricesShown ? always(cents) : undefined);
  const { subTotalCents, deliveryCents, taxCents, totalCents } = totals;
  // As OCC has it, the subtotal is what the lines add up to, before discounts.
  const before = subTotalCents + discountCents(totals.discounts);
  const paid = (cents: number) => (cents > 0 && !totals.cancelled ? price(cents) : undefined);
  return {
    subTotal: price(shownCents(before, person)),
    totalTax: price(taxCents),
    totalPrice: price(subTotalCents + deliveryCents),
    totalPriceWithTax: price(totalCents),
    deliveryCost: price(freightCentsShown(totals, person)),
    allocatedCredit: paid(totals.creditCents),
    appliedSubsidy: paid(totals.subsidyCents),
    accountCharge: paid(totals.accountCents),
    ownShare: always(totals.cancelled ? 0 : totals.ownShareCents),
    points: totals.cancelled ? 0 : totals.points,
    pricesShown: totals.pricesShown,
    priceIncludingGST: including,
    charges: chargeWords(totals, person),
    working: chargesWorking(totals, person),
  };
}

/** What a person chose to have added to a line; parts that its pack adds by itself are left out. */
export const valueAddsView = (valueAdds: readonly ChosenValueAdd[]) =>
  valueAdds
    .filter(({ part }) => !part)
    .map(({ name, entries }) => ({
      name,
      prompts: entries.map(({ label, value }) => ({ prompt1: label, userEnteredValue: value })),
    }));

/** One line. A pack's line can only be changed in its pack, so it is not updateable. */
export function entryView(
  line: CartLine,
  loaded: Pick<LoadedCart, "packs" | "lines" | "discounts">,
  person: Person,
  mediaBaseUrl: string,
): z.infer<typeof OrderEntrySchema> {
  const { entry, stocked } = line;
  const shown = linePriceShown(line, loaded.packs, person);
  const price = (cents: number) => (shown ? goodsPrice(cents, person) : undefined);
  const bundle = loaded.packs
    .find((p) => p.id === entry.packId)
    ?.bundles.find((b) => b.id === entry.bundleId);
  return {
    entryNumber: entry.entryNumber,
    lineId: entry.lineId,
    quantity: entry.quantity,
    updateable: isOfCatalogue(entry),
    product: {
      code: entry.sku,
      name: stocked?.style.name ?? entry.sku,
      styleCode: stocked?.style.code ?? entry.sku,
      url: stocked ? productUrl(stocked.style.code, stocked.style.name) : "",
      colour: stocked?.colour.name ?? "",
      size: stocked?.variant.size ?? "",
      dimension: stocked?.variant.dimension ?? undefined,
      image: mediaUrl(stocked?.colour.front ?? null, mediaBaseUrl),
      images: entryImages(stocked?.colour.front ?? null, stocked?.style.name ?? entry.sku, mediaBaseUrl),
      stock: entryStock(stocked),
    },
    basePrice: price(entry.unitCents),
    totalPrice: price(lineCents(line)),
    working: shown ? workingOfLine(line, loaded, person) : undefined,
    packId: entry.packId ?? undefined,
    bundleId: entry.bundleId ?? undefined,
    quoteCode: entry.quoteCode ?? undefined,
    taken: entry.taken,
    stockMessage: entry.taken
      ? undefined
      : stocked
        ? stockNote(stocked.style, stocked.variant, entry.quantity, person.organisation.timeZone, {
            isIndentOrder: bundle?.isIndentOrder ?? false,
            startsAt: bundle?.indentStartsAt,
            deliveryAt: bundle?.indentDeliveryAt,
          })
        : "This item is no longer available. Remove it to continue.",
    selectedValueAdd: valueAddsView(entry.valueAdds),
    ...configurationView({ ...entry, style: stocked?.style }),
    reasonOfReplacement: entry.reasonOfReplacement ?? undefined,
    additionalComments: entry.additionalComments ?? undefined,
    ending: line.ending,
    standardWarning: line.unmet,
    ppeReason: entry.ppeReason ?? undefined,
  };
}

const PAYMENT_TYPES: Readonly<Record<string, string | undefined>> = {
  ACCOUNT: "Account payment",
  CARD: "Card payment",
};

/** A payment type by its code (contract §8). */
export const paymentTypeView = (code: string) => ({ code, displayName: PAYMENT_TYPES[code] ?? code });

/** How the person pays their share: with the card that they chose, or as their organisation collects it. */
function paymentInfoOf({ card }: LoadedCart, { ownShare, cardPayment }: Person["organisation"]) {
  const info = { cardAccepted: cardPayment };
  if (!card) return { ...info, ownShareBy: ownShare };
  return {
    ...info,
    ownShareBy: "card",
    ...cardFacts(card),
    billingAddress: card.billingAddress ? addressView(card.billingAddress) : undefined,
  };
}

/** The whole cart for its person. */
export function cartView(
  loaded: LoadedCart,
  person: Person,
  mediaBaseUrl: string,
  now: Date,
): z.infer<typeof CartSchema> {
  const { cart, lines, packs, mode } = loaded;
  const totals = totalsOf(loaded, person);
  const { organisation, unit, user } = person;
  const pieces = lines.reduce((sum, line) => sum + line.entry.quantity, 0);
  const parcels = expectedParcels(loaded, now, organisation.timeZone, cart.deliveryAddress ?? unit);
  return {
    code: cart.code,
    guid: cart.guid,
    fingerprint: fingerprintOf(loaded, person),
    name: cart.name ?? undefined,
    saveTime: cart.savedAt ? occDate(cart.savedAt) : undefined,
    totalItems: lines.length,
    totalUnitCount: pieces,
    net: !organisation.priceIncludingGst,
    user: { uid: user.uid, name: personName(user) },
    allTaken: lines.length > 0 && lines.every((line) => line.entry.taken),
    enableTaken: user.enableTaken,
    entries: lines.map((line) => entryView(line, loaded, person, mediaBaseUrl)),
    packs: packs.map((pack) => ({
      packId: pack.id,
      packName: pack.name,
      packType: pack.packType,
      allocationType: pack.allocationType,
      returnsNote: returnsNote(pack),
      changed: cartIsBehind(pack),
    })),
    ...totalsView(
      { ...totals, pieces, modeName: mode?.name },
      { ...person, paidWith: loaded.card && cardWords(loaded.card) },
    ),
    ...offersView(loaded, totals, person),
    parcels,
    deliveryAddress: cart.deliveryAddress ? addressView(cart.deliveryAddress) : undefined,
    deliveryMode: mode
      ? {
          code: mode.code,
          name: mode.name,
          description: mode.description,
          deliveryCost: totals.pricesShown
            ? priceOf(freightCentsShown(totals, person), unit.currency, unit.currencySymbol)
            : undefined,
        }
      : undefined,
    requestedRetrievalAt: cart.neededBy ?? undefined,
    // Parcels that leave later may arrive earlier, if the workshop or a holiday holds the first.
    earliestRetrievalAt: parcels
      .map(({ to }) => to)
      .sort()
      .at(-1),
    paymentType: cart.paymentType ? paymentTypeView(cart.paymentType) : undefined,
    paymentInfo: totals.ownShareCents > 0 ? paymentInfoOf(loaded, organisation) : undefined,
    costCenter: loaded.costCentre,
    purchaseOrderNumber: cart.purchaseOrderNumber ?? undefined,
    purchaseOrderRequired: organisation.purchaseOrderMandatory,
    costCenterRequired: organisation.costCentreMandatory,
    ...cartOccView(loaded),
  };
}
