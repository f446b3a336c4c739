import { and, asc, eq, or, sql, type SQL } from "drizzle-orm";
import type { Database } from "../../../database/connection";
import type { Call } from "../../../http/call";
import { notFound } from "../../../http/errors";
import { todayOf } from "../../../http/today";
import { variants } from "../../catalogue/tables";
import { deliveryModes } from "../../checkout/tables";
import { lapsedPacksJson } from "../../entitlement";
import type { Reason, Step } from "../../limits";
import { decidersOf } from "../../organisation";
import { units } from "../../organisation/tables";
import { users } from "../../users/tables";
import { cancelGroup, groupName, isCancellable } from "../life/cancellable";
import { eventsJson, eventsOf } from "./history";
import { type CarrierOfParcel, orderView } from "./present";
import { garmentClass, withoutPack, withoutSize } from "./without-sizes";
import type { ReturnsReader } from "./returns-reader";
import { carriers, consignments, orderEntries, orders } from "../tables";

type ParcelRow = typeof consignments.$inferSelect;
type OrderCall = Pick<Call, "db" | "about" | "mediaBaseUrl" | "now">;

export const noOrder = (code: string) =>
  notFound("There is no order with that number.", { subject: code, subjectType: "order" });

/**
 * An order of the person as the API returns it. Parameters and errors as readOrder.
 * @param returns reads what can be returned of it and what was refunded, which the answer then has.
 */
export async function showOrder(call: OrderCall, code: string, withHistory = true, returns?: ReturnsReader) {
  const rows = await readOrder(call, code, withHistory);
  const waits = withHistory && rows.order.status === "PENDING_APPROVAL";
  const approvers = waits
    ? (await decidersOf(call.db, code, call.now())).map(({ name }) => ({ name }))
    : undefined;
  return { ...orderView(call, rows, await returns?.(call, rows)), approvers };
}

export type OrderView = Awaited<ReturnType<typeof showOrder>>;

/** The person's own orders, and those that they placed for somebody else. */
const readableBy = (customerId: string) =>
  or(eq(orders.customerId, customerId), sql`${orders.placedBy} ->> 'customerId' = ${customerId}`)!;

/**
 * The rows of an order of the person, or of one that they placed for somebody else, in three statements.
 * @param withHistory whether to read its events, which the dates of its journey need too.
 * @throws OccError 404 for an order that does not exist or is another person's.
 */
export const readOrder = (call: OrderCall, code: string, withHistory = true) =>
  readOrderIf(call.db, code, readableBy(call.about.user.customerId), { withHistory });

/** Whether there is an order with that number that the person may see. */
export async function hasOrder(
  { db, about }: Pick<OrderCall, "db" | "about">,
  code: string,
): Promise<boolean> {
  const own = and(eq(orders.code, code), readableBy(about.user.customerId));
  const [found] = await db.select({ code: orders.code }).from(orders).where(own);
  return found !== undefined;
}

/**
 * The rows of an order that meets a condition, as readOrder.
 * @param today the local day; with it, the packs whose periods are over come too.
 * @param hideSizesFrom the reader, where their organisation hides sizes; they read their own orders whole.
 * @throws OccError 404 for any other.
 */
export async function readOrderIf(
  db: Database,
  code: string,
  condition: SQL,
  {
    withHistory = true,
    today,
    hideSizesFrom,
  }: { withHistory?: boolean; today?: string; hideSizesFrom?: string } = {},
) {
  const [found] = await db
    .select({
      order: orders,
      uid: users.uid,
      firstName: users.firstName,
      unit: units,
      travel: deliveryModes,
      /** Why it waits by a limit or a budget, and whom it went to. */
      route: routeJson,
      events: withHistory ? eventsJson : sql<null>`null`,
      lapsed: today ? lapsedPacksJson(sql`${orders.code}`, today) : sql<null>`null`,
    })
    .from(orders)
    .innerJoin(users, eq(users.customerId, orders.customerId))
    .innerJoin(units, eq(units.uid, orders.unitUid))
    .leftJoin(
      deliveryModes,
      and(
        eq(deliveryModes.code, sql`${orders.deliveryMode} ->> 'code'`),
        eq(deliveryModes.country, sql`${orders.deliveryAddress} ->> 'country'`),
      ),
    )
    .where(and(eq(orders.code, code), condition));
  if (!found) throw noOrder(code);
  const hidden = hideSizesFrom !== undefined && hideSizesFrom !== found.order.customerId;
  const rows = await db
    .select({
      entry: orderEntries,
      sort: variants.sort,
      garment: hidden ? garmentClass : sql<null>`null`,
    })
    .from(orderEntries)
    .leftJoin(variants, eq(variants.sku, orderEntries.sku))
    .where(eq(orderEntries.orderCode, code))
    .orderBy(asc(orderEntries.entryNumber));
  const entries = rows.map(({ entry, sort, garment }) =>
    hidden ? { entry: withoutSize(entry, garment), sort: null } : { entry, sort },
  );
  const parcels = await db
    .select({ parcel: consignments, carrierCode: carriers.code, carrierPage: carriers.trackingUrl })
    .from(consignments)
    .leftJoin(carriers, eq(carriers.name, consignments.carrier))
    .where(eq(consignments.orderCode, code))
    .orderBy(asc(consignments.code));
  return {
    ...found,
    lapsed: hidden ? (found.lapsed?.map(withoutPack) ?? null) : found.lapsed,
    entries,
    parcels: parcels.map(withCarrier),
    events: eventsOf(found.events),
  };
}

/** The route of an order by limits, if it has one. */
const routeJson = sql<{ reasons: Reason[]; steps: Step[]; asked: string[] } | null>`(
  select row_to_json(r) from approval_routes r where r.order_code = ${orders.code})`;

const withCarrier = ({ parcel, ...carrier }: { parcel: ParcelRow } & CarrierOfParcel) => ({
  ...parcel,
  ...carrier,
});

/** Which pieces of an order can be cancelled, which only together, and what lapses with them. @throws OccError as showOrder. */
export async function showCancelDetails({ db, about, now }: OrderCall, code: string) {
  const today = todayOf({ about, now });
  const rows = await db
    .select({
      status: orders.status,
      entry: orderEntries,
      parcels: sql<number>`(select count(*)::int from consignments c where c.order_code = orders.code)`,
      lapsed: lapsedPacksJson(sql`orders.code`, today),
    })
    .from(orders)
    .innerJoin(orderEntries, eq(orderEntries.orderCode, orders.code))
    .where(and(eq(orders.code, code), eq(orders.customerId, about.user.customerId)))
    .orderBy(asc(orderEntries.entryNumber));
  const [first] = rows;
  if (!first) throw noOrder(code);
  const cancellable = isCancellable(first.status, first.parcels);
  return {
    code,
    cancellable,
    lapsedPacks: first.lapsed ?? [],
    entries: rows.map(({ entry }) => {
      const group = cancelGroup(entry);
      return {
        orderEntryNumber: entry.entryNumber,
        quantity: entry.quantity,
        cancellableQuantity: cancellable ? entry.quantity : 0,
        group,
        groupName: group && groupName(entry),
      };
    }),
  };
}
