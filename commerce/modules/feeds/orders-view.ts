import { personName } from "../../http/person-name";
import { endOf, SENT_STATES } from "../orders";
import type { consignments, EventPerson, orderEntries, orderEvents, orders } from "../orders/tables";
import { shares } from "../paper";
import { discountCents, goodsCents } from "../promotions";
import type { FedOrder } from "./orders-contract";

type Entry = typeof orderEntries.$inferSelect;
type Parcel = typeof consignments.$inferSelect;

/** The rows of one order. */
export interface FedRows {
  order: typeof orders.$inferSelect;
  user: { uid: string; wearerId: string };
  unit: { uid: string; name: string; billToUid: string | null };
  organisation: { uid: string; name: string; ownShare: "payroll" | "invoice" };
  /** When its last event was; null for an order without events. */
  changedAt: Date | null;
  entries: Entry[];
  parcels: Parcel[];
  decisions: (typeof orderEvents.$inferSelect)[];
}

/** Cents as an amount of the currency. */
const amount = (cents: number): number => cents / 100;

const personOf = (person: EventPerson | null) =>
  person && { customerId: person.customerId, name: person.name };

/**
 * An order as an ERP needs it. Its GST, which is rounded once for all of it, is split over the lines and the freight as
 * on its paper, so that the parts add up to what is charged. What is cancelled or declined charges nothing.
 */
export function orderFed({
  order,
  user,
  unit,
  organisation,
  changedAt,
  entries,
  parcels,
  decisions,
}: FedRows): FedOrder {
  const isEnded = endOf(order.status).cancelled;
  const standing = entries.map((entry) => ({
    ...entry,
    quantity: isEnded ? 0 : entry.quantity,
    cancelled: entry.cancelled + (isEnded ? entry.quantity : 0),
    discounts: isEnded ? [] : entry.discounts,
  }));
  const nets = standing.map((entry) => goodsCents(entry));
  const charged = <Cents extends number>(cents: Cents) => (isEnded ? 0 : cents);
  const delivery = charged(order.deliveryCents);
  const tax = charged(order.taxCents);
  const gst = shares(tax, [...nets, delivery]);
  const freightGst = gst.at(-1)!;
  const to = order.deliveryAddress;
  return {
    code: order.code,
    version: order.lastEvent,
    status: order.status,
    site: order.site,
    placedAt: order.placedAt.toISOString(),
    changedAt: (changedAt ?? order.placedAt).toISOString(),
    organisation: { uid: organisation.uid, name: organisation.name },
    unit: { uid: unit.uid, name: unit.name, billTo: unit.billToUid ?? unit.uid },
    person: {
      customerId: order.customerId,
      name: order.orderedBy,
      email: user.uid,
      employeeId: user.wearerId || null,
    },
    placedBy: personOf(order.placedBy),
    approvals: decisions.map(({ at, by, to: decision, note }) => ({
      at: at.toISOString(),
      by: personOf(by),
      decision: decision as "APPROVED" | "REJECTED",
      note,
    })),
    currency: order.currency,
    lines: standing.map((entry, index) => lineFed(entry, nets[index]!, gst[index]!, parcels)),
    freight: {
      mode: { code: order.deliveryMode.code, name: order.deliveryMode.name },
      net: amount(delivery),
      gst: amount(freightGst),
      total: amount(delivery + freightGst),
    },
    totals: {
      net: amount(charged(order.totalCents) - tax),
      gst: amount(tax),
      total: amount(charged(order.totalCents)),
    },
    discounts: isEnded
      ? []
      : order.discounts.map(({ code, title, cents }) => ({ code, title, net: amount(cents) })),
    payers: isEnded ? [] : payersOf(order, organisation),
    points: charged(order.points),
    paymentType: order.paymentType,
    costCentre: order.costCentre,
    purchaseOrderNumber: order.purchaseOrderNumber,
    shipTo: {
      name: personName(to),
      company: to.companyName ?? null,
      line1: to.line1,
      line2: to.line2 ?? null,
      town: to.town,
      region: to.region ?? null,
      postalCode: to.postalCode,
      country: to.country,
      phone: to.phone ?? null,
    },
    neededBy: order.neededBy,
    urgentReason: order.urgentReason && { code: order.urgentReason.code, msg: order.urgentReason.msg },
    shipments: parcels.map((parcel) => ({
      code: parcel.code,
      shipment: parcel.shipment,
      status: parcel.status,
      statusAt: parcel.statusAt.toISOString(),
      carrier: parcel.carrier,
      tracking: parcel.trackingId,
      lines: parcel.lines.map(({ entryNumber, quantity }) => ({ entry: entryNumber, quantity })),
    })),
  };
}

function payersOf(
  { creditCents, subsidyCents, accountCents, ownShareCents, paidWith }: FedRows["order"],
  { ownShare }: FedRows["organisation"],
): FedOrder["payers"] {
  const part = (who: FedOrder["payers"][number]["who"], cents: number) =>
    cents === 0
      ? []
      : [
          {
            who,
            by: who === "person" ? (paidWith ? ("card" as const) : ownShare) : null,
            amount: amount(cents),
          },
        ];
  return [
    ...part("entitlement", creditCents),
    ...part("subsidy", subsidyCents),
    ...part("account", accountCents),
    ...part("person", ownShareCents),
  ];
}

function lineFed(
  entry: Entry,
  net: number,
  gst: number,
  parcels: readonly Parcel[],
): FedOrder["lines"][number] {
  const { product } = entry;
  return {
    entryNumber: entry.entryNumber,
    sku: entry.sku,
    styleCode: product.styleCode,
    name: product.name,
    colour: product.colour,
    size: product.size,
    dimension: product.dimension ?? null,
    quantity: entry.quantity,
    cancelled: entry.cancelled,
    shipped: parcels
      .filter(({ status }) => SENT_STATES.includes(status))
      .flatMap(({ lines }) => lines)
      .filter(({ entryNumber }) => entryNumber === entry.entryNumber)
      .reduce((sum, { quantity }) => sum + quantity, 0),
    unitPrice: amount(entry.unitCents),
    discount: amount(discountCents(entry.discounts)),
    net: amount(net),
    gst: amount(gst),
    total: amount(net + gst),
    pack: entry.packId
      ? { id: entry.packId, name: entry.packName ?? "", type: entry.packType ?? "", bundle: entry.bundleName }
      : null,
    valueAdds: entry.valueAdds.map(({ code, name, cents, entries }) => ({
      code,
      name,
      unitPrice: amount(cents),
      texts: entries.map(({ label, value }) => ({ label, text: value })),
    })),
    configuration: entry.configuration && {
      type: entry.configuration.type,
      texts: entry.configuration.infos.map(({ label, value }) => ({ label, text: value })),
    },
    reasonOfReplacement: entry.reasonOfReplacement,
    comments: entry.additionalComments,
    taken: entry.taken,
    stockNote: entry.stockNote,
    quote: entry.quoteCode,
  };
}
