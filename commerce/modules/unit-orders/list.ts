import { and, asc, desc, eq, or, sql, type SQL } from "drizzle-orm";
import type { z } from "@hono/zod-openapi";
import { containing } from "../../database/containing";
import { pageOf, pagination, sortsOf } from "../../http/paging";
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
    .where(where)
    .orderBy(...BY[sort])
    .limit(page.pageSize)
    .offset(page.offset);
  const total = rows[0]?.total ?? (page.offset > 0 ? await countOf(call, where) : 0);
  return {
    orders: rows.map((row) => rowView(call, row)),
    pagination: pagination(page, total, sort),
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

/** For a page beyond the last, which has no rows with the total. */
async function countOf({ db }: UnitOrdersCall, where: SQL): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(orders)
    .innerJoin(units, eq(units.uid, orders.unitUid))
    .innerJoin(users, eq(users.customerId, orders.customerId))
    .where(where);
  return row?.count ?? 0;
}
