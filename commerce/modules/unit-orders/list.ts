import { and, asc, desc, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import type { z } from "@hono/zod-openapi";
import { rowsOf } from "../../database/connection";
import { containing } from "../../database/containing";
import { countedPagination, MOST_COUNTED, pageOf, sortsOf } from "../../http/paging";
import { endOf, firstClasses, type FirstGoods, firstGoods, listedOrder, listedOrderView } from "../orders";
import { orders } from "../orders/tables";
import { units } from "../organisation/tables";
import { users } from "../users/tables";
import { type Sort, SORTS, type UnitOrdersQuery } from "./contract";
import { readFilters } from "./filters";
import { chargedWithoutAmounts, hidesSizes, inUnits, seenBy, type UnitOrdersCall } from "./seen";

const BY: Record<Sort, SQL[]> = {
  byDate: [desc(orders.placedAt), desc(orders.code)],
  byOrderNumber: [desc(orders.code)],
  byOrgCustomer: [sql`lower(${orders.orderedBy})`, desc(orders.placedAt), asc(orders.code)],
  byOrgUnit: [sql`lower(${units.name})`, desc(orders.placedAt), asc(orders.code)],
};

function conditions(call: UnitOrdersCall, filters: string): SQL {
  const { user, unit } = readFilters(filters);
  const [person, place] = [containing(user), containing(unit)];
  return and(
    inUnits(call),
    user
      ? or(
          sql`${orders.orderedBy} ilike ${person}`,
          sql`${users.uid} ilike ${person}`,
          sql`${users.wearerId} ilike ${person}`,
        )
      : undefined,
    unit ? or(sql`${units.name} ilike ${place}`, sql`${units.uid} ilike ${place}`) : undefined,
  )!;
}

/** Classes of garments of other people's orders. `orders.code` is written out: Drizzle would write the column alone. */
const goodsFor = ({ about }: UnitOrdersCall) => {
  const code = sql.raw("orders.code");
  return sql<FirstGoods>`case when ${orders.customerId} = ${about.user.customerId}
    then ${firstGoods(code)} else ${firstClasses(code)} end`;
};

/**
 * The orders of everybody in the caller's unit and below, newest first unless another sort is named. A page past the end
 * is empty and has the true totals.
 * @throws OccError 400 for filters of another form.
 */
export async function listUnitOrders(call: UnitOrdersCall, query: z.infer<typeof UnitOrdersQuery>) {
  const page = pageOf(query);
  const sort = query.sort && Object.hasOwn(SORTS, query.sort) ? (query.sort as Sort) : "byDate";
  const where = conditions(call, query.filters ?? "");
  // The page is cut before anything is read of its orders: there may be hundreds of thousands.
  const codes = call.db
    .select({ code: orders.code })
    .from(orders)
    .innerJoin(units, eq(units.uid, orders.unitUid))
    .innerJoin(users, eq(users.customerId, orders.customerId))
    .where(where)
    .orderBy(...BY[sort])
    .limit(page.pageSize)
    .offset(page.offset);
  const rows = await call.db
    .select({
      ...listedOrder,
      ...(hidesSizes(call) ? { goods: goodsFor(call) } : {}),
      unit: units,
      uid: users.uid,
      firstName: users.firstName,
    })
    .from(orders)
    .innerJoin(units, eq(units.uid, orders.unitUid))
    .innerJoin(users, eq(users.customerId, orders.customerId))
    .where(inArray(orders.code, codes))
    .orderBy(...BY[sort]);
  const total = await countOf(call, where, query.filters ?? "");
  return {
    orders: rows.map((row) => rowView(call, row)),
    pagination: countedPagination(page, total, sort),
    sorts: sortsOf(SORTS, sort),
  };
}

type Row = Parameters<typeof listedOrderView>[1] & {
  unit: typeof units.$inferSelect;
  uid: string;
  firstName: string;
};

function rowView(call: UnitOrdersCall, { unit, uid, firstName, ...row }: Row) {
  const { isOwn, withoutAmounts, order } = seenBy(call, row.order);
  const about = { ...call.about, unit, payer: isOwn ? undefined : firstName };
  const view = listedOrderView({ mediaBaseUrl: call.mediaBaseUrl, about }, { ...row, order });
  const isOver = endOf(order.status).cancelled;
  return {
    ...view,
    charged: withoutAmounts && !isOver ? chargedWithoutAmounts(row.order, firstName) : view.charged,
    orgCustomer: { uid, name: order.orderedBy },
    orgUnit: { uid: unit.uid, name: unit.name },
  };
}

/** How many orders there are, as far as lists count. Only filters ask for more than an index of orders has. */
async function countOf({ db }: UnitOrdersCall, where: SQL, filters: string): Promise<number> {
  const { user, unit } = readFilters(filters);
  const its = db.select({ unit: orders.unitUid }).from(orders);
  const found = (
    user || unit
      ? its
          .innerJoin(units, eq(units.uid, orders.unitUid))
          .innerJoin(users, eq(users.customerId, orders.customerId))
      : its
  )
    .where(where)
    .limit(MOST_COUNTED + 1);
  const [row] = await rowsOf<{ count: number }>(db, sql`select count(*)::int as count from (${found}) found`);
  return row!.count;
}
