import type { Call } from "../../../http/call";
import { occDate } from "../../../http/dates";
import { type Price, priceOf } from "../../../http/money";
import type { Unit } from "../../../http/principal";
import {
  addressView,
  discountsView,
  entryImages,
  paymentTypeView,
  totalsView,
  valueAddsView,
} from "../../carts";
import { mediaUrl, productUrl } from "../../catalogue";
import { configurationView } from "../../configurators";
import { goodsPrice } from "../../organisation";
import { type ChargeReader, freightCentsShown, lineWorking, packTypeOf, returnsNote } from "../../packs";
import { isCancellable } from "../life/cancellable";
import { type eventsOf, historyView, stagesReached, statesReached } from "./history";
import { journeyOf, stageOf } from "./journey";
import { expectedDays, parcelEntries, parcelStage, type Travel, unconsigned } from "./parcels";
import type { OrderReturns } from "./order-returns";
import { sizeRuns } from "./runs";
import { parcelDisplay, statusDisplay } from "./status";
import { trackingUrlOf } from "./tracking-url";
import type { consignments, orderEntries, OrderedProduct, orders } from "../tables";

type OrderRow = typeof orders.$inferSelect;

/** An order's amounts as placed. A cancelled or rejected order charges nothing. */
export const chargedOf = (order: OrderRow, pieces: number) => ({
  ...order,
  pieces,
  ...endOf(order.status),
});

const DECLINED = ["REJECTED", "REJECTED_BY_MERCHANT"];

/** Whether an order takes nothing any more, as the words of its charges ask. */
export const endOf = (status: string) => ({
  cancelled: status === "CANCELLED" || DECLINED.includes(status),
  declined: DECLINED.includes(status),
});

/** What the shop knows of a parcel's carrier: its code, and the address of its tracking page. */
export interface CarrierOfParcel {
  carrierCode: string | null;
  carrierPage: string | null;
}

/** The rows of one order, and how long its delivery mode takes. */
export interface OrderRows {
  order: OrderRow;
  /** The user id of the order's person, and their first name. */
  uid: string;
  firstName: string;
  /** The order's own unit: its money and GST are those of this one, wherever its person is now. */
  unit: Unit;
  travel: Travel | null;
  entries: { entry: typeof orderEntries.$inferSelect; sort: number | null }[];
  parcels: (typeof consignments.$inferSelect & CarrierOfParcel)[];
  events: ReturnType<typeof eventsOf>;
}

/** A garment as it was ordered. */
export const orderedProduct = (product: OrderedProduct, mediaBaseUrl: string) => ({
  code: product.code,
  name: product.name,
  styleCode: product.styleCode,
  url: product.styleCode && productUrl(product.styleCode, product.name),
  colour: product.colour,
  size: product.size,
  dimension: product.dimension ?? undefined,
  image: mediaUrl(product.picture ?? null, mediaBaseUrl),
  images: entryImages(product.picture ?? null, product.name, mediaBaseUrl),
});

/**
 * A line of an order, as it was placed.
 * @param goods writes a price of goods, ex GST; undefined if it is not shown.
 */
export function entryView(
  entry: typeof orderEntries.$inferSelect,
  goods: (cents: number) => Price | undefined,
  mediaBaseUrl: string,
) {
  const packType = entry.packType ? packTypeOf(entry.packType) : undefined;
  return {
    entryNumber: entry.entryNumber,
    quantity: entry.quantity,
    cancelledQuantity: entry.cancelled || undefined,
    product: orderedProduct(entry.product, mediaBaseUrl),
    basePrice: goods(entry.unitCents),
    totalPrice: goods(entry.unitCents * entry.quantity),
    packId: entry.packId ?? undefined,
    packName: entry.packName ?? undefined,
    bundleName: entry.bundleName ?? undefined,
    taken: entry.taken || undefined,
    stockMessage: entry.stockNote ?? undefined,
    returnsNote: packType ? returnsNote({ packType }) : undefined,
    selectedValueAdd: valueAddsView(entry.valueAdds),
    ...configurationView(entry),
    reasonOfReplacement: entry.reasonOfReplacement ?? undefined,
    additionalComments: entry.additionalComments ?? undefined,
    standardWarning: entry.ppeWarning ?? undefined,
    ppeReason: entry.ppeReason ?? undefined,
    certificates: entry.standards?.map((one) => ({ ...one, validUntil: one.validUntil ?? undefined })),
  };
}

/** How the price of a line was worked out, from what the order keeps. */
const workingOfEntry = (
  entry: typeof orderEntries.$inferSelect,
  discounts: OrderRow["discounts"],
  reader: ChargeReader,
) =>
  lineWorking(
    {
      ...entry,
      price: entry.product.price,
      discounts: entry.discounts.flatMap((own) => {
        const discount = discounts.find(({ code }) => code === own.code);
        return discount ? [{ ...discount, cents: own.cents }] : [];
      }),
    },
    reader,
  );

/**
 * An order as the API returns it (contract §9): as it was placed, with its stage and parcels.
 * @param returns what can be returned of it and what was refunded, where that is asked for.
 * @param call.readsOnly the reader changes nothing of it, though it may be their own.
 */
export function orderView(
  {
    about: reader,
    mediaBaseUrl,
    readsOnly = false,
  }: Pick<Call, "mediaBaseUrl"> & { about: ChargeReader; readsOnly?: boolean },
  { order, uid, firstName, unit, travel, entries, parcels, events }: OrderRows,
  returns?: OrderReturns,
) {
  const isOwn = order.customerId === reader.user.customerId;
  const readOnly = readsOnly || !isOwn;
  const payer = reader.payer ?? (isOwn ? undefined : firstName);
  const about = { ...reader, unit, payer };
  const price = (cents: number) =>
    order.pricesShown ? priceOf(cents, order.currency, about.unit.currencySymbol) : undefined;
  const goods = (cents: number) => (order.pricesShown ? goodsPrice(cents, about) : undefined);
  const pieces = entries.reduce((sum, { entry }) => sum + entry.quantity, 0);
  const charged = chargedOf(order, pieces);
  const lineCents = entries.map(({ entry }) => entry.unitCents * entry.quantity);
  const takenEntries = new Set(entries.flatMap(({ entry }) => (entry.taken ? entry.entryNumber : [])));
  const holdsTaken = ({ lines }: Pick<typeof consignments.$inferSelect, "lines">) =>
    lines.length > 0 && lines.every(({ entryNumber }) => takenEntries.has(entryNumber));
  const cancellable = !readOnly && isCancellable(order.status, parcels.length);
  const journey = journeyOf(
    { ...order, reached: statesReached(events) },
    pieces,
    parcels.map((parcel) => ({
      ...parcel,
      reached: stagesReached(events, parcel.code),
      taken: holdsTaken(parcel),
    })),
  );
  const runsOf = (of: readonly { entryNumber: number; quantity: number }[]) => {
    const byNumber = new Map(entries.map((one) => [one.entry.entryNumber, one]));
    const lines = of.flatMap(({ entryNumber, quantity }) => {
      const one = byNumber.get(entryNumber);
      return one ? [{ ...one, quantity }] : [];
    });
    return sizeRuns(lines).map((run) => ({
      entries: run.lines.map(({ entry, quantity }) => ({ entryNumber: entry.entryNumber, quantity })),
      quantity: run.quantity,
      totalPrice: goods(run.cents),
    }));
  };
  const lines = entries.map(({ entry }) => ({
    ...entryView(entry, goods, mediaBaseUrl),
    working: order.pricesShown ? workingOfEntry(entry, order.discounts, about) : undefined,
    cancellableQuantity: cancellable ? entry.quantity : 0,
    returnableQuantity: returns && (returns.returnable.get(entry.entryNumber) ?? 0),
  }));
  const waiting = unconsigned(parcels, lines);
  return {
    code: order.code,
    guid: order.guid,
    status: order.status,
    statusDisplay: statusDisplay(order.status),
    stage: stageOf(journey),
    journey: journey.map(({ at, ...step }) => ({ ...step, date: at && occDate(at) })),
    historyEntries: historyView(events),
    cancellable,
    returnable: returns && returns.returnable.size > 0,
    refunds: returns?.refunds.map(({ cents, ...refund }) => ({
      ...refund,
      amount: cents === undefined ? undefined : priceOf(cents, order.currency, about.unit.currencySymbol),
    })),
    placed: occDate(order.placedAt),
    created: occDate(order.placedAt),
    poNumber: order.purchaseOrderNumber ?? undefined,
    purchaseOrderNumber: order.purchaseOrderNumber ?? undefined,
    totalItems: entries.filter(({ entry }) => entry.quantity > 0).length,
    totalUnitCount: pieces,
    ...totalsView(
      { ...charged, lineCents, modeName: order.deliveryMode.name },
      { ...about, paidWith: order.paidWith ?? undefined },
    ),
    ...discountsView(charged, about),
    user: { uid, name: order.orderedBy },
    orgCustomer: { uid, name: order.orderedBy },
    placedBy: order.placedBy ?? undefined,
    readOnly: readOnly || undefined,
    orgUnit: { uid: order.unitUid, name: unit.name },
    organisation: { uid: about.organisation.uid, name: about.organisation.name },
    costCenter: order.costCentre ?? undefined,
    urgentReason: order.urgentReason ?? undefined,
    restrictedStyles: order.restrictedStyles ?? undefined,
    paymentType: paymentTypeView(order.paymentType),
    paidWith: about.payer ? undefined : (order.paidWith ?? undefined),
    ownShareBy:
      order.ownShareCents === 0 || charged.cancelled
        ? undefined
        : order.paidWith
          ? "card"
          : about.organisation.ownShare,
    entries: lines,
    deliveryAddress: addressView(order.deliveryAddress),
    deliveryMode: { ...order.deliveryMode, deliveryCost: price(freightCentsShown(order, about)) },
    requestedRetrievalAt: order.neededBy ?? undefined,
    consignments: parcels.map((parcel) => ({
      code: parcel.code,
      status: parcel.status,
      statusDisplay: parcelDisplay(parcel.status),
      statusDate: occDate(parcel.statusAt),
      stage: holdsTaken(parcel) ? "taken" : parcelStage(parcel.status),
      expected: expectedDays(parcel, travel, about.organisation.timeZone, order.deliveryAddress),
      trackingID: parcel.trackingId ?? undefined,
      carrier: parcel.carrier ?? undefined,
      trackingUrl: trackingUrlOf(parcel.carrierPage, parcel.trackingId),
      entries: parcelEntries(parcel, lines),
      runs: runsOf(parcel.lines),
    })),
    unconsignedEntries: waiting,
    unconsignedRuns: runsOf(waiting),
  };
}
