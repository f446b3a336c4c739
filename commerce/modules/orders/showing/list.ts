import { and, desc, eq, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { prepared } from "../../../database/prepared";
import type { Call } from "../../../http/call";
import { occDate } from "../../../http/dates";
import { priceOf } from "../../../http/money";
import { pageOf, pagination, sortsOf } from "../../../http/paging";
import { type ChargeReader, chargeWords } from "../../packs";
import { type FirstGoods, firstGoods, firstProducts } from "./first-goods";
import { approvalsJson, eventsOf, statesReached } from "./history";
import { journeyOf, stageOf } from "./journey";
import { expectedDays, type Travel } from "./parcels";
import { chargedOf } from "./present";
import { statusDisplay } from "./status";
import { orders } from "../tables";

type OrderCall = Pick<Call, "db" | "about" | "mediaBaseUrl">;

const sortNames = { byDate: "Date placed", byOrderNumber: "Order number" };

interface ParcelJson {
  status: string;
  statusAt: string;
  lines: { quantity: number }[];
  /** A parcel holds what was taken on site, or what was sent, never both. */
  taken: boolean;
}

/**
 * Status, date and quantities of an order's parcels. `orders.code` is written out because Drizzle would write the
 * column alone, and a parcel has a code too.
 */
const parcelsJson = sql<ParcelJson[] | null>`(
  select json_agg(json_build_object('status', c.status, 'statusAt', c.status_at, 'lines', c.lines,
    'taken', exists (select from order_entries e where e.order_code = c.order_code and e.taken
      and e.entry_number = (c.lines -> 0 ->> 'entryNumber')::int)))
  from consignments c where c.order_code = orders.code)`;

/** How long the delivery mode of an order takes to its country; null for one that is gone. */
const travelJson = sql<Travel | null>`(
  select json_build_object('minDays', m.min_days, 'maxDays', m.max_days) from delivery_modes m
  where m.code = orders.delivery_mode ->> 'code' and m.country = orders.delivery_address ->> 'country')`;

/** `orders.code` is written out, as above. */
const goodsJson = firstGoods(sql.raw("orders.code"));

/** What a list reads of each order, in a statement on `orders`. */
export const listedOrder = {
  order: orders,
  pieces: sql<number>`(select coalesce(sum(e.quantity), 0)::int from order_entries e where e.order_code = ${orders.code})`,
  parcels: parcelsJson,
  approvals: approvalsJson,
  goods: goodsJson,
  travel: travelJson,
};

/** With the count of all, which is of few: a list of many counts them by an index alone. */
const listedWithTotal = { ...listedOrder, total: sql<number>`count(*) over ()::int` };

const orderPageBy = (sort: keyof typeof sortNames, which: SQL | undefined, name: string) =>
  prepared((db) =>
    db
      .select(listedWithTotal)
      .from(orders)
      .where(and(eq(orders.customerId, sql.placeholder("customerId")), which))
      .orderBy(...(sort === "byDate" ? [desc(orders.placedAt), desc(orders.code)] : [desc(orders.code)]))
      .limit(sql.placeholder("limit"))
      .offset(sql.placeholder("offset"))
      .prepare(`${name}_${sort}`),
  );
const orderPages = (which: SQL | undefined, name: string) => ({
  byDate: orderPageBy("byDate", which, name),
  byOrderNumber: orderPageBy("byOrderNumber", which, name),
});

/** Those that a replenishment order placed. `orders.code` is written out, as above. */
const ofReplenishment = (code: SQLWrapper) => sql`exists (select from replenishment_runs r
  where r.order_code = orders.code and r.replenishment_code = ${code})`;

/** Those in one of some states, which are separated by commas. */
const inStates = (states: SQLWrapper) => sql`${orders.status} = any(string_to_array(${states}, ','))`;

const orderPage = orderPages(undefined, "orders");
const pageInStates = orderPages(inStates(sql.placeholder("states")), "orders_in_states");
const repeatedPage = orderPages(ofReplenishment(sql.placeholder("replenishment")), "repeated_orders");

const dated = <P extends { statusAt: string }>(parcel: P) => ({
  ...parcel,
  statusAt: new Date(parcel.statusAt),
});

/** When the parcels of an order that are on their way are expected: from the first day of any to the last. */
function expectedOf(
  { organisation }: Pick<Call["about"], "organisation">,
  { deliveryAddress }: typeof orders.$inferSelect,
  parcels: { status: string; statusAt: Date }[],
  travel: Travel | null,
) {
  const all = parcels.flatMap(
    (parcel) => expectedDays(parcel, travel, organisation.timeZone, deliveryAddress) ?? [],
  );
  if (all.length === 0) return undefined;
  return {
    from: all.map(({ from }) => from).sort()[0]!,
    to: all
      .map(({ to }) => to)
      .sort()
      .at(-1)!,
  };
}

/** For a page beyond the last, which has no rows with the total. */
async function countOrders(call: OrderCall, which: SQL | undefined): Promise<number> {
  const [row] = await call.db
    .select({ count: sql<number>`count(*)::int` })
    .from(orders)
    .where(and(eq(orders.customerId, call.about.user.customerId), which));
  return row?.count ?? 0;
}

interface ListedOrder {
  order: typeof orders.$inferSelect;
  pieces: number;
  parcels: ParcelJson[] | null;
  approvals: Parameters<typeof eventsOf>[0];
  goods: FirstGoods;
  travel: Travel | null;
}

/**
 * An order in a list.
 * @param call.about whoever reads it, with the unit whose money and GST are the order's.
 */
export function listedOrderView(
  call: Pick<OrderCall, "mediaBaseUrl"> & { about: ChargeReader },
  { order, pieces, parcels, approvals, goods, travel }: ListedOrder,
) {
  const { about } = call;
  const dates = (parcels ?? []).map(dated);
  return {
    code: order.code,
    guid: order.guid,
    placed: occDate(order.placedAt),
    status: order.status,
    statusDisplay: statusDisplay(order.status),
    stage: stageOf(journeyOf({ ...order, reached: statesReached(eventsOf(approvals)) }, pieces, dates)),
    expected: expectedOf(about, order, dates, travel),
    firstProducts: firstProducts(goods, call.mediaBaseUrl),
    totalStyles: goods.count,
    purchaseOrderNumber: order.purchaseOrderNumber ?? undefined,
    totalUnitCount: pieces,
    charged: chargeWords(chargedOf(order, pieces), about).brief,
    costCenter: order.costCentre ?? undefined,
    orgCustomer: { uid: about.user.uid, name: order.orderedBy },
    placedBy: order.placedBy ?? undefined,
    total: order.pricesShown
      ? priceOf(order.totalCents, order.currency, about.unit.currencySymbol)
      : undefined,
  };
}

interface OrdersQuery {
  currentPage?: number;
  pageSize?: number;
  sort?: string;
  statuses?: string;
}

/** The person's orders, newest first, in one statement with the count; those in some states, if any are named. */
export function listOrders(call: OrderCall, query: OrdersQuery) {
  const states = (query.statuses ?? "").replaceAll(/\s/g, "");
  if (!states) return pageOfOrders(call, query, { pages: orderPage });
  return pageOfOrders(call, query, {
    pages: pageInStates,
    values: { states },
    which: inStates(sql`${states}`),
  });
}

/** The person's orders that a replenishment order placed. @param code of one of theirs. */
export const listOrdersOf = (call: OrderCall, query: OrdersQuery, code: string) =>
  pageOfOrders(call, query, {
    pages: repeatedPage,
    values: { replenishment: code },
    which: ofReplenishment(sql`${code}`),
  });

/** Which of the person's orders are listed: the statements, and what they are given. */
interface Listing {
  pages: ReturnType<typeof orderPages>;
  values?: Record<string, string>;
  which?: SQL;
}

async function pageOfOrders(call: OrderCall, query: OrdersQuery, { pages, values, which }: Listing) {
  const page = pageOf(query);
  const sort = query.sort === "byOrderNumber" ? "byOrderNumber" : "byDate";
  const asked = { customerId: call.about.user.customerId, limit: page.pageSize, offset: page.offset };
  const rows = await pages[sort](call.db).execute({ ...asked, ...values });
  const total = rows[0]?.total ?? (page.offset > 0 ? await countOrders(call, which) : 0);
  return {
    orders: rows.map((row) => listedOrderView(call, row)),
    pagination: pagination(page, total, sort),
    sorts: sortsOf(sortNames, sort),
  };
}
