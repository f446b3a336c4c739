import { sql, type SQL } from "drizzle-orm";
import type { z } from "@hono/zod-openapi";
import { containing } from "../../database/containing";
import { rowsOf } from "../../database/connection";
import type { Call } from "../../http/call";
import { notFound } from "../../http/errors";
import { priceOf } from "../../http/money";
import { pageOf, pagination, sortsOf } from "../../http/paging";
import { todayOf } from "../../http/today";
import { unitsBelow } from "../organisation";
import { type ListQuery, type Sort, SORTS } from "./contract";
import { usedOfBudget } from "./facts";
import { budgetLeft } from "./evaluate";

export type LimitCall = Pick<Call, "db" | "about" | "now">;

interface Row {
  code: string;
  name: string;
  currency: string;
  symbol: string;
  amount_cents: number;
  first_day: string;
  last_day: string;
  starts: string;
  ends: string;
  active: boolean;
  unit_uid: string;
  unit_name: string;
  centre_code: string | null;
  centre_name: string | null;
  version: number;
  spent: string | number;
  held: string | number;
  spent_orders: number;
  held_orders: number;
}

/** Budgets `b` of units that the caller manages. */
const inScope = ({ about: { unit, organisation } }: LimitCall): SQL => sql`(
  b.organisation_uid = ${organisation.uid} and b.unit_uid in ${unitsBelow(unit.uid)})`;

const ORDER: Record<Sort, SQL> = {
  code: sql`upper(b.code)`,
  "-code": sql`upper(b.code) desc`,
  name: sql`lower(b.name), b.code`,
  "-name": sql`lower(b.name) desc, b.code`,
};

/**
 * A time of day of the organisation, with how far it is from UTC: clients read the day of it. Written by the database,
 * which reads every day that it holds: of the first years its own text is no date elsewhere.
 */
const occInstant = (at: SQL, timeZone: string): SQL => {
  const ahead = sql`(${at}) - ((${at}) at time zone ${timeZone} at time zone 'UTC')`;
  return sql`to_char(${at}, 'YYYY-MM-DD"T"HH24:MI:SS') || case when ${ahead} < interval '0' then '-' else '+' end
    || to_char(greatest(${ahead}, -(${ahead})), 'HH24MI')`;
};

const select = (timeZone: string, exceptCode?: string) => sql`
  select b.code, b.name, b.currency, b.amount_cents, b.starts_on::text as first_day, b.ends_on::text as last_day,
    ${occInstant(sql`b.starts_on::timestamp`, timeZone)} as starts,
    ${occInstant(sql`(b.ends_on + time '23:59:59')`, timeZone)} as ends,
    b.active, b.version, n.uid as unit_uid, n.name as unit_name, n.currency_symbol as symbol,
    c.code as centre_code, c.name as centre_name, x.spent, x.held, x.spent_orders, x.held_orders
  from budgets b join units n on n.uid = b.unit_uid left join cost_centres c on c.code = b.cost_centre_code,
    lateral ${usedOfBudget(timeZone, exceptCode)} x`;

function budgetView(row: Row) {
  const cents = { spentCents: Number(row.spent), heldCents: Number(row.held) };
  const { leftCents, overCents } = budgetLeft({ amountCents: row.amount_cents, ...cents });
  const price = (amount: number) => priceOf(amount, row.currency, row.symbol);
  return {
    code: row.code,
    name: row.name,
    budget: row.amount_cents / 100,
    currency: { isocode: row.currency },
    startDate: row.starts,
    endDate: row.ends,
    firstDay: row.first_day,
    lastDay: row.last_day,
    active: row.active,
    orgUnit: { uid: row.unit_uid, name: row.unit_name },
    costCenters: row.centre_code ? [{ code: row.centre_code, name: row.centre_name ?? row.centre_code }] : [],
    amount: price(row.amount_cents),
    spent: price(cents.spentCents),
    held: price(cents.heldCents),
    left: price(leftCents),
    over: price(overCents),
    spentOrders: row.spent_orders,
    heldOrders: row.held_orders,
    version: row.version,
  };
}

/** From how much of it a budget counts as nearly used, in hundredths. */
const NEARLY = 90;

/** The active budgets of today that the caller manages and that are nearly used, the fullest first. A select. */
export const nearlyUsed = (call: LimitCall): SQL => sql`
  select b.code, b.name, b.cost_centre_code as centre, b.currency, n.currency_symbol as symbol,
    b.amount_cents::float8 as amount, (x.spent + x.held)::float8 as used, b.ends_on::text as last_day
  from budgets b join units n on n.uid = b.unit_uid, lateral ${usedOfBudget(call.about.organisation.timeZone)} x
  where ${inScope(call)} and b.active and b.amount_cents > 0 and b.cost_centre_code is not null
    and ${todayOf(call)}::date between b.starts_on and b.ends_on
    and (x.spent + x.held) * 100 >= b.amount_cents * ${NEARLY}::int
  order by (x.spent + x.held)::float8 / b.amount_cents desc, b.code`;

/** A page of the budgets that the caller manages; two statements. @param centre only those of this cost centre. */
export async function listBudgets(call: LimitCall, asked: z.infer<typeof ListQuery>, centre?: string) {
  const page = pageOf(asked);
  const sort: Sort = asked.sort && Object.hasOwn(SORTS, asked.sort) ? (asked.sort as Sort) : "code";
  const like = containing((asked.search ?? "").trim());
  const where = sql`${inScope(call)} and (b.code ilike ${like} or b.name ilike ${like})
    ${centre === undefined ? sql`` : sql`and b.cost_centre_code = ${centre}`}
    ${asked.unit === undefined ? sql`` : sql`and b.unit_uid = ${asked.unit}`}`;
  const rows = await rowsOf<Row>(
    call.db,
    sql`${select(call.about.organisation.timeZone)} where ${where}
      order by ${ORDER[sort]} limit ${page.pageSize} offset ${page.offset}`,
  );
  const [counts] = await rowsOf<{ total: number }>(
    call.db,
    sql`select count(*)::int as total from budgets b where ${where}`,
  );
  return {
    budgets: rows.map(budgetView),
    pagination: pagination(page, counts!.total, sort),
    sorts: sortsOf(SORTS, sort),
  };
}

/** The budgets of cost centres that the caller manages, by the code of their centre; one statement. */
export async function budgetsOfCentres(call: LimitCall, centres: readonly string[]) {
  const rows = await rowsOf<Row>(
    call.db,
    sql`${select(call.about.organisation.timeZone)} where ${inScope(call)}
      and b.cost_centre_code = any(${sql.param([...centres])}::text[]) order by upper(b.code)`,
  );
  return new Map(
    centres.map((code) => [code, rows.filter(({ centre_code }) => centre_code === code).map(budgetView)]),
  );
}

export const unknownBudget = (code: string) =>
  notFound("That budget does not exist.", { subject: code, subjectType: "budget" });

/** One that the caller manages; one statement. @throws OccError 404 for every other. */
export async function showBudget(call: LimitCall, code: string) {
  const [row] = await rowsOf<Row>(
    call.db,
    sql`${select(call.about.organisation.timeZone)} where b.code = ${code} and ${inScope(call)}`,
  );
  if (!row) throw unknownBudget(code);
  return budgetView(row);
}

/**
 * The active budget of a cost centre for the day of an order, without that order's own amount; undefined if there is none.
 * One statement. The caller may read the order.
 */
export async function budgetOfOrder(
  { db, about }: LimitCall,
  order: { code: string; costCentre: string | null; at: Date; currency: string },
) {
  const { timeZone } = about.organisation;
  const [row] = await rowsOf<Row>(
    db,
    sql`${select(timeZone, order.code)} where b.cost_centre_code = ${order.costCentre} and b.active
      and b.organisation_uid = ${about.organisation.uid} and b.currency = ${order.currency}
      and (${order.at.toISOString()}::timestamptz at time zone ${timeZone})::date between b.starts_on and b.ends_on
      order by b.code limit 1`,
  );
  return row && budgetView(row);
}

/**
 * The active budgets of today of cost centres that a person may charge, by the code of their centre. The budget of a
 * centre is in its own currency. One statement.
 */
export async function budgetsToday(call: LimitCall, centres: readonly string[]) {
  const rows = await rowsOf<Row>(
    call.db,
    sql`${select(call.about.organisation.timeZone)} where b.organisation_uid = ${call.about.organisation.uid}
      and b.cost_centre_code = any(${sql.param([...centres])}::text[]) and b.active
      and ${todayOf(call)}::date between b.starts_on and b.ends_on order by b.code`,
  );
  const found = new Map<string, ReturnType<typeof budgetView>>();
  // The first is the one that orders are judged by.
  for (const row of rows)
    if (row.centre_code && !found.has(row.centre_code)) found.set(row.centre_code, budgetView(row));
  return found;
}
