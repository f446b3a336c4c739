import { sql, type SQL } from "drizzle-orm";
import { rowsOf } from "../../database/connection";
import { containing } from "../../database/containing";
import { occDate } from "../../http/dates";
import { priceOf } from "../../http/money";
import { pageOf, pagination, sortsOf } from "../../http/paging";
import type { CartCall } from "../carts";
import { statusDisplay } from "../orders";
import { ownReplenishment } from "./read";
import type { Recurrence } from "./recurrence";
import { scheduleView } from "./present";

const SORTS = {
  byDate: "Last set up first",
  byReplenishmentNumber: "Number",
  byNextOrderDate: "Next order first",
};
type Sort = keyof typeof SORTS;

/** Numbers have a fixed beginning, so a longer one is a higher one. */
const ORDER: Record<Sort, SQL> = {
  byDate: sql`r.created_at desc, length(r.code) desc, r.code desc`,
  byReplenishmentNumber: sql`length(r.code), r.code`,
  byNextOrderDate: sql`r.active desc, r.due_at, length(r.code), r.code`,
};

interface Row {
  code: string;
  active: boolean;
  recurrence: Recurrence;
  startDate: string;
  firstDate: string;
  nextDate: string;
  dueAt: string;
  createdAt: string;
  purchaseOrderNumber: string | null;
  costCentre: { code: string; name: string } | null;
  paymentType: string;
  totalCents: number;
  currency: string;
  items: number;
  units: number;
}

export interface Asked {
  currentPage?: number;
  pageSize?: number;
  sort?: string;
  search?: string;
}

/** A page of the caller's replenishment orders, cancelled ones too, in two statements. */
export async function listReplenishments({ db, about }: CartCall, asked: Asked) {
  const page = pageOf(asked);
  const sort: Sort = asked.sort && Object.hasOwn(SORTS, asked.sort) ? (asked.sort as Sort) : "byDate";
  const search = (asked.search ?? "").trim();
  const like = containing(search);
  const within = sql`r.customer_id = ${about.user.customerId} and ${
    search
      ? sql`(r.code ilike ${like} or r.purchase_order_number ilike ${like} or r.cost_centre ilike ${like}
          or exists (select from cost_centres c where c.code = r.cost_centre and c.name ilike ${like}))`
      : sql`true`
  }`;
  const rows = await rowsOf<Row>(
    db,
    sql`select p.*, s.items, s.units, case when c.code is not null then json_build_object('code', c.code, 'name', c.name) end as "costCentre"
      from (select r.code, r.active, r.recurrence, r.start_date::text as "startDate", r.first_date::text as "firstDate",
          r.next_date::text as "nextDate", r.due_at as "dueAt", r.created_at as "createdAt", r.cost_centre,
          r.purchase_order_number as "purchaseOrderNumber", r.payment_type as "paymentType",
          r.total_cents as "totalCents", r.currency, row_number() over (order by ${ORDER[sort]}) as place
        from replenishments r where ${within} order by place limit ${page.pageSize} offset ${page.offset}) p
      left join cost_centres c on c.code = p.cost_centre
      cross join lateral (select count(*)::int as items, coalesce(sum(l.quantity), 0)::int as units
        from replenishment_lines l where l.replenishment_code = p.code) s
      order by p.place`,
  );
  const [counts] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total from replenishments r where ${within}`,
  );
  return {
    replenishmentOrders: rows.map((row) => ({
      ...scheduleView(
        { ...row, dueAt: new Date(row.dueAt), createdAt: new Date(row.createdAt) },
        about.organisation.timeZone,
      ),
      purchaseOrderNumber: row.purchaseOrderNumber ?? undefined,
      costCenter: row.costCentre ?? undefined,
      paymentType: { code: row.paymentType, displayName: "Account payment" },
      totalItems: row.items,
      totalUnitCount: row.units,
      totalPriceWithTax: about.user.priceEnabled
        ? priceOf(row.totalCents, row.currency, about.unit.currencySymbol)
        : undefined,
    })),
    pagination: pagination(page, counts!.total, sort),
    sorts: sortsOf(SORTS, sort),
  };
}

interface RunRow {
  dueDate: string;
  at: string;
  orderCode: string | null;
  reason: string | null;
  missedDates: number;
  status: string | null;
  totalCents: number | null;
  currency: string | null;
  pricesShown: boolean | null;
}

/** A page of what came of the dates of one, the newest first. @throws OccError 404 */
export async function listRuns(call: CartCall, code: string, asked: Asked) {
  await ownReplenishment(call, code);
  const page = pageOf(asked);
  const rows = await rowsOf<RunRow>(
    call.db,
    sql`select n.due_date::text as "dueDate", n.at, n.order_code as "orderCode", n.reason, n.missed_dates as "missedDates",
        o.status, o.total_cents as "totalCents", o.currency, o.prices_shown as "pricesShown"
      from replenishment_runs n left join orders o on o.code = n.order_code
      where n.replenishment_code = ${code}
      order by n.due_date desc limit ${page.pageSize} offset ${page.offset}`,
  );
  const [counts] = await rowsOf<{ placed: number; failed: number }>(
    call.db,
    sql`select count(order_code)::int as placed, count(reason)::int as failed
      from replenishment_runs where replenishment_code = ${code}`,
  );
  return {
    runs: rows.map(({ dueDate, at, orderCode, reason, missedDates, ...order }) => ({
      dueDate,
      date: occDate(new Date(at)),
      order:
        orderCode && order.status
          ? {
              code: orderCode,
              status: order.status,
              statusDisplay: statusDisplay(order.status),
              total: order.pricesShown
                ? priceOf(order.totalCents!, order.currency!, call.about.unit.currencySymbol)
                : undefined,
            }
          : undefined,
      reason: reason ?? undefined,
      missedDates,
    })),
    pagination: pagination(page, counts!.placed + counts!.failed),
    counts: counts!,
  };
}
