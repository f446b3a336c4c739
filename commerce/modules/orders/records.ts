import { and, asc, desc, eq, sql } from "drizzle-orm";
import { prepared } from "../../database/prepared";
import type { Call } from "../../http/call";
import { occDate } from "../../http/dates";
import { notFound } from "../../http/errors";
import { priceOf } from "../../http/money";
import { pageOf, pagination, sortsOf } from "../../http/paging";
import { addressView, entryImages, totalsView } from "../carts";
import { mediaUrl, productUrl } from "../catalogue";
import { goodsPrice } from "../organisation";
import { chargeWords, packTypeOf, returnsNote } from "../packs";
import { units } from "../organisation/tables";
import { isCancellable } from "./cancellable";
import { parcelEntries, unconsigned } from "./parcels";
import { statusDisplay } from "./status";
import { consignments, orderEntries, orders } from "./tables";

type OrderCall = Pick<Call, "db" | "about" | "mediaBaseUrl">;
type OrderRow = typeof orders.$inferSelect;

/** @throws OccError 404 for an order that does not exist or is another person's. */
export async function showOrder(call: OrderCall, code: string) {
  const mine = and(eq(orders.code, code), eq(orders.customerId, call.about.user.customerId));
  const [order] = await call.db
    .select()
    .from(orders)
    .innerJoin(units, eq(units.uid, orders.unitUid))
    .where(mine);
  if (!order) throw notFound("There is no order with that number.", { subject: code, subjectType: "order" });
  const entries = await call.db
    .select()
    .from(orderEntries)
    .where(eq(orderEntries.orderCode, code))
    .orderBy(asc(orderEntries.entryNumber));
  const parcels = await call.db
    .select()
    .from(consignments)
    .where(eq(consignments.orderCode, code))
    .orderBy(asc(consignments.code));
  return orderView(call, order.orders, order.units.name, entries, parcels);
}

/** An order's amounts as placed. A cancelled or rejected order charges nothing. */
const chargedOf = (order: OrderRow, pieces: number) => ({
  ...order,
  pieces,
  cancelled: TAKES_NOTHING.includes(order.status),
});

const TAKES_NOTHING = ["CANCELLED", "REJECTED", "REJECTED_BY_MERCHANT"];

function orderView(
  { about, mediaBaseUrl }: OrderCall,
  order: OrderRow,
  unitName: string,
  entries: (typeof orderEntries.$inferSelect)[],
  parcels: (typeof consignments.$inferSelect)[],
) {
  const price = (cents: number) =>
    order.pricesShown ? priceOf(cents, order.currency, about.unit.currencySymbol) : undefined;
  const goods = (cents: number) => (order.pricesShown ? goodsPrice(cents, about) : undefined);
  const pieces = entries.reduce((sum, entry) => sum + entry.quantity, 0);
  const charged = chargedOf(order, pieces);
  const cancellable = isCancellable(order.status, parcels.length);
  const lines = entries.map((entry) => {
    const packType = entry.packType ? packTypeOf(entry.packType) : undefined;
    return {
      entryNumber: entry.entryNumber,
      quantity: entry.quantity,
      cancellableQuantity: cancellable ? entry.quantity : 0,
      product: {
        code: entry.sku,
        name: entry.product.name,
        styleCode: entry.product.styleCode,
        url: productUrl(entry.product.styleCode, entry.product.name),
        colour: entry.product.colour,
        size: entry.product.size,
        dimension: entry.product.dimension ?? undefined,
        image: mediaUrl(entry.product.picture ?? null, mediaBaseUrl),
        images: entryImages(entry.product.picture ?? null, entry.product.name, mediaBaseUrl),
      },
      basePrice: goods(entry.unitCents),
      totalPrice: goods(entry.unitCents * entry.quantity),
      packId: entry.packId ?? undefined,
      packName: entry.packName ?? undefined,
      bundleName: entry.bundleName ?? undefined,
      stockMessage: entry.stockNote ?? undefined,
      returnsNote: packType ? returnsNote({ packType }) : undefined,
      selectedValueAdd: entry.valueAdds
        .filter((valueAdd) => !valueAdd.part)
        .map((valueAdd) => ({
          name: valueAdd.name,
          prompts: valueAdd.entries.map((e) => ({ prompt1: e.label, userEnteredValue: e.value })),
        })),
    };
  });
  return {
    code: order.code,
    guid: order.guid,
    status: order.status,
    statusDisplay: statusDisplay(order.status),
    cancellable,
    placed: occDate(order.placedAt),
    created: occDate(order.placedAt),
    poNumber: order.purchaseOrderNumber ?? undefined,
    purchaseOrderNumber: order.purchaseOrderNumber ?? undefined,
    totalItems: entries.length,
    totalUnitCount: pieces,
    ...totalsView(charged, about),
    user: { uid: about.user.uid, name: order.orderedBy },
    orgCustomer: { uid: about.user.uid, name: order.orderedBy },
    orgUnit: { uid: order.unitUid, name: unitName },
    costCenter: order.costCentre ?? undefined,
    paymentType: { code: order.paymentType, displayName: "Account payment" },
    ownShareBy: order.ownShareCents > 0 && !charged.cancelled ? about.organisation.ownShare : undefined,
    entries: lines,
    deliveryAddress: addressView(order.deliveryAddress),
    deliveryMode: { ...order.deliveryMode, deliveryCost: price(order.deliveryCents) },
    consignments: parcels.map((parcel) => ({
      code: parcel.code,
      status: parcel.status,
      statusDisplay: parcel.status.replaceAll("_", " ").toLowerCase(),
      statusDate: occDate(parcel.statusAt),
      trackingID: parcel.trackingId ?? undefined,
      carrier: parcel.carrier ?? undefined,
      entries: parcelEntries(parcel, lines),
    })),
    unconsignedEntries: unconsigned(parcels, lines),
  };
}

const sortNames = { byDate: "Date placed", byOrderNumber: "Order number" };

const orderPageBy = (sort: keyof typeof sortNames) =>
  prepared((db) =>
    db
      .select({
        order: orders,
        pieces: sql<number>`(select coalesce(sum(e.quantity), 0)::int from order_entries e where e.order_code = ${orders.code})`,
        total: sql<number>`count(*) over ()::int`,
      })
      .from(orders)
      .where(eq(orders.customerId, sql.placeholder("customerId")))
      .orderBy(...(sort === "byDate" ? [desc(orders.placedAt), desc(orders.code)] : [desc(orders.code)]))
      .limit(sql.placeholder("limit"))
      .offset(sql.placeholder("offset"))
      .prepare(`orders_${sort}`),
  );
const orderPage = { byDate: orderPageBy("byDate"), byOrderNumber: orderPageBy("byOrderNumber") };

/** For a page beyond the last, which has no rows with the total. */
async function countOrders(call: OrderCall): Promise<number> {
  const [row] = await call.db
    .select({ count: sql<number>`count(*)::int` })
    .from(orders)
    .where(eq(orders.customerId, call.about.user.customerId));
  return row?.count ?? 0;
}

/** The person's orders, newest first, in one statement with the count. */
export async function listOrders(
  call: OrderCall,
  query: { currentPage?: number; pageSize?: number; sort?: string },
) {
  const page = pageOf(query);
  const sort = query.sort === "byOrderNumber" ? "byOrderNumber" : "byDate";
  const rows = await orderPage[sort](call.db).execute({
    customerId: call.about.user.customerId,
    limit: page.pageSize,
    offset: page.offset,
  });
  const total = rows[0]?.total ?? (page.offset > 0 ? await countOrders(call) : 0);
  return {
    orders: rows.map(({ order, pieces }) => ({
      code: order.code,
      guid: order.guid,
      placed: occDate(order.placedAt),
      status: order.status,
      statusDisplay: statusDisplay(order.status),
      purchaseOrderNumber: order.purchaseOrderNumber ?? undefined,
      totalUnitCount: pieces,
      charged: chargeWords(chargedOf(order, pieces), call.about).brief,
      costCenter: order.costCentre ?? undefined,
      orgCustomer: { uid: call.about.user.uid, name: order.orderedBy },
      total: order.pricesShown
        ? priceOf(order.totalCents, order.currency, call.about.unit.currencySymbol)
        : undefined,
    })),
    pagination: pagination(page, total, sort),
    sorts: sortsOf(sortNames, sort),
  };
}
