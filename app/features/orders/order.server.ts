import type { SerializeFrom } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import type { components } from "~/commerce/occ";
import type { ResponseOf } from "~/commerce/response";
import { plainText } from "~/features/cms/sanitise.server";
import { addressName } from "~/features/addresses/address-name";
import { lineWords } from "~/features/lines/line.server";
import { totalsOf } from "~/features/lines/totals.server";
import type { Visit } from "~/session/visit.server";
import { readableDate, readableDay } from "~/ui/dates";
import { approvalOf } from "./approval.server";
import type { ExchangeOf } from "./exchanges.server";
import { stepsOf } from "./journey.server";
import { collectedWords } from "./share-words";
import { isLong, parcelsOf } from "./parcels.server";

type ApiOrder = components["schemas"]["Order"];
type ApiRow = components["schemas"]["OrderList"]["orders"][number];

/** One order of the person from the API, and its view. Another person's order is thrown as not found. */
export async function readOrder(visit: Visit, code: string) {
  const [order, timeZone] = await Promise.all([
    answer(
      visit.commerce.GET("/users/current/orders/{code}", {
        params: { path: { code }, query: { fields: "FULL" } },
      }),
    ),
    visit.timeZone(),
  ]);
  return { order, timeZone, view: orderView(order, timeZone) };
}

/** @param exchangeOf on its own page, where garments that do not fit can be exchanged. */
export function orderView(order: ApiOrder, timeZone: string, exchangeOf?: ExchangeOf) {
  const parcels = parcelsOf(order, timeZone, exchangeOf);
  return {
    code: order.code,
    placed: readableDate(order.placed, timeZone),
    stage: order.stage,
    cancellable: order.cancellable ?? false,
    pieces: order.totalUnitCount,
    totals: totalsOf(order),
    orderedBy: [order.user?.name, repeatedBy(order)].filter(Boolean).join(". "),
    placedBy: order.placedBy?.name,
    /** Placed for somebody else: only to be read. */
    readOnly: order.readOnly ?? false,
    unit: order.orgUnit?.name,
    organisation: order.organisation?.name,
    address: order.deliveryAddress && {
      name: addressName(order.deliveryAddress),
      text: order.deliveryAddress.formattedAddress,
    },
    mode: order.deliveryMode?.name,
    neededBy: order.requestedRetrievalAt && readableDay(order.requestedRetrievalAt),
    payment: order.paymentType?.displayName,
    ownShareOf: order.readOnly ? `Share of ${order.user.name}` : "Your share",
    ownShare: order.ownShare.value > 0 ? order.ownShare.formattedValue : undefined,
    ownShareBy: shareWords(order),
    purchaseOrderNumber: order.purchaseOrderNumber,
    urgent: order.urgentReason?.msg,
    restricted: order.restrictedStyles?.map(({ name }) => name).join(", "),
    costCentre: order.costCenter && `${order.costCenter.code} ${order.costCenter.name}`,
    steps: stepsOf(order, timeZone),
    approval: approvalOf(order, timeZone),
    parcels,
    cancelled: cancelledOf(order),
    refunds: (order.refunds ?? []).map(({ returnCode, amount, display }) => ({
      code: returnCode,
      words: [amount?.formattedValue, display].filter(Boolean).join(". "),
    })),
    long: isLong(parcels),
  };
}

/** "Placed by replenishment order RP-10001", of an order that nobody pressed. */
const repeatedBy = ({ historyEntries = [] }: ApiOrder): string | undefined =>
  historyEntries.find(({ channel, sequence }) => channel === "replenishment" && sequence === 1)?.note;

/** How the person's own share of an order is paid. */
function shareWords({
  ownShareBy,
  paidWith,
  readOnly,
}: Pick<ApiOrder, "ownShareBy" | "paidWith" | "readOnly">): string {
  if (ownShareBy === "card") return `charged to ${paidWith ?? (readOnly ? "a card" : "your card")}`;
  return collectedWords(ownShareBy, readOnly ? "another's" : "own");
}

/**
 * Pieces that were cancelled while the rest of the order stands: "2 × Porter polo, Navy, M". Those that an approver did
 * not approve stand with the approval.
 */
function cancelledOf({ entries = [], historyEntries = [] }: ApiOrder): string[] {
  const amended = historyEntries.flatMap(({ amendedEntries }) => amendedEntries ?? []);
  return entries.flatMap((entry) => {
    const change = amended.find(({ orderEntryNumber }) => orderEntryNumber === entry.entryNumber);
    const notApproved = change && change.inPlaceOf === undefined ? change.from - change.to : 0;
    const pieces = (entry.cancelledQuantity ?? 0) - notApproved;
    return pieces > 0 ? [`${pieces} × ${lineWords(entry)}`] : [];
  });
}

export type OrderView = SerializeFrom<typeof orderView>;

/** A page of the person's orders. */
export function ordersView(
  { orders, pagination, sorts }: ResponseOf<"get", "/users/current/orders">,
  timeZone: string,
) {
  return {
    orders: orders.map((order) => ({
      code: order.code,
      placed: readableDate(order.placed, timeZone),
      placedBy: order.placedBy?.name,
      stage: order.stage,
      garments: garmentsOf(order),
      purchaseOrderNumber: order.purchaseOrderNumber,
      pieces: order.totalUnitCount,
      charged: order.charged,
    })),
    sort: sorts.find(({ selected }) => selected)?.code ?? "byDate",
    sorts: sorts.map(({ code, name }) => ({ code, name })),
    currentPage: pagination.currentPage,
    totalPages: pagination.totalPages,
    total: pagination.totalResults,
  };
}

/** The first garment's name, the number of other styles, and a few pictures. */
const garmentsOf = ({ firstProducts, totalStyles }: ApiRow) => ({
  name: firstProducts[0] && plainText(firstProducts[0].name),
  more: totalStyles - 1,
  pictures: firstProducts.flatMap(({ image }) => image || []),
});
