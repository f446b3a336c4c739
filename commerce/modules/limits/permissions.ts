import { sql, type SQL } from "drizzle-orm";
import type { z } from "@hono/zod-openapi";
import { containing } from "../../database/containing";
import { rowsOf } from "../../database/connection";
import { notFound } from "../../http/errors";
import { priceOf } from "../../http/money";
import { pageOf, pagination, sortsOf } from "../../http/paging";
import { personNameOf } from "../../http/person-name";
import { disabledFirst, unitsBelow } from "../organisation";
import type { LimitCall } from "./budgets";
import { type ListQuery, type Sort, SORTS } from "./contract";
import { LIMIT_TYPES, type LimitType, type Period } from "./evaluate";

interface Row {
  code: string;
  name: string;
  type: LimitType;
  threshold_cents: number | null;
  period: Period | null;
  currency: string;
  symbol: string;
  active: boolean;
  version: number;
  unit_uid: string;
  unit_name: string;
  unit_active: boolean;
  people: number;
  selected: boolean | null;
}

const TYPE_NAMES: Record<LimitType, string> = {
  B2BOrderThresholdPermission: "One order",
  B2BOrderThresholdTimespanPermission: "Orders of a period",
  B2BBudgetExceededPermission: "More than is left of a budget",
};

export const permissionTypes = () => ({
  orderApprovalPermissionTypes: LIMIT_TYPES.map((code) => ({ code, name: TYPE_NAMES[code] })),
});

/** Purchase limits `l` of units that the caller manages. */
const inScope = ({ about: { unit, organisation } }: LimitCall): SQL => sql`(
  l.organisation_uid = ${organisation.uid} and l.unit_uid in ${unitsBelow(unit.uid)})`;

/** Which of these purchase limits the caller looks after; one statement, none for no codes. */
export async function managedLimits(call: LimitCall, codes: readonly string[]): Promise<Set<string>> {
  if (codes.length === 0) return new Set();
  const rows = await rowsOf<{ code: string }>(
    call.db,
    sql`select l.code from purchase_limits l
      where l.code = any(${sql.param([...codes])}::text[]) and ${inScope(call)}`,
  );
  return new Set(rows.map(({ code }) => code));
}

const ORDER: Record<Sort, SQL> = {
  code: sql`upper(l.code)`,
  "-code": sql`upper(l.code) desc`,
  name: sql`lower(l.name), l.code`,
  "-name": sql`lower(l.name) desc, l.code`,
};

/** A person or a group of people. */
type Holder = { person: string } | { group: string };
const hasIt = (holder: Holder): SQL =>
  "person" in holder
    ? sql`exists (select from purchase_limit_people p where p.limit_code = l.code and p.customer_id = ${holder.person})`
    : sql`exists (select from user_group_limits p where p.limit_code = l.code and p.group_uid = ${holder.group})`;

/** @param holder says of each limit whether this one has it. */
const select = (holder?: Holder) => sql`
  select l.code, l.name, l.type, l.threshold_cents, l.period, l.currency, l.active, l.version,
    n.uid as unit_uid, n.name as unit_name, n.active as unit_active, n.currency_symbol as symbol,
    (select count(*)::int from (select customer_id from purchase_limit_people where limit_code = l.code
      union select m.customer_id from user_group_limits x join user_group_members m on m.group_uid = x.group_uid
        where x.limit_code = l.code) p) as people,
    ${holder ? hasIt(holder) : sql`null::boolean`} as selected
  from purchase_limits l join units n on n.uid = l.unit_uid`;

const viewOf = (row: Row) => ({
  code: row.code,
  name: row.name,
  orderApprovalPermissionType: { code: row.type, name: TYPE_NAMES[row.type] },
  threshold: row.threshold_cents === null ? undefined : row.threshold_cents / 100,
  thresholdPrice:
    row.threshold_cents === null ? undefined : priceOf(row.threshold_cents, row.currency, row.symbol),
  periodRange: row.period ?? undefined,
  currency: { isocode: row.currency },
  orgUnit: { uid: row.unit_uid, name: row.unit_name },
  active: row.active,
  obstacle: row.unit_active ? undefined : disabledFirst(row.unit_name),
  selected: row.selected ?? undefined,
  people: row.people,
  version: row.version,
});

/** A page of the purchase limits that the caller manages; two statements. @param holder as in `selected`. */
export async function listPermissions(call: LimitCall, asked: z.infer<typeof ListQuery>, holder?: Holder) {
  const page = pageOf(asked);
  const sort: Sort = asked.sort && Object.hasOwn(SORTS, asked.sort) ? (asked.sort as Sort) : "code";
  const like = containing((asked.search ?? "").trim());
  const where = sql`${inScope(call)} and (l.code ilike ${like} or l.name ilike ${like})
    ${asked.unit === undefined ? sql`` : sql`and l.unit_uid = ${asked.unit}`}`;
  const rows = await rowsOf<Row>(
    call.db,
    sql`${select(holder)} where ${where} order by ${ORDER[sort]} limit ${page.pageSize} offset ${page.offset}`,
  );
  const [counts] = await rowsOf<{ total: number }>(
    call.db,
    sql`select count(*)::int as total from purchase_limits l where ${where}`,
  );
  return {
    orderApprovalPermissions: rows.map(viewOf),
    pagination: pagination(page, counts!.total, sort),
    sorts: sortsOf(SORTS, sort),
  };
}

/** The purchase limits of a group that the caller manages; one statement. */
export async function permissionsOfGroup(call: LimitCall, group: string) {
  const rows = await rowsOf<Row>(
    call.db,
    sql`${select()} where ${hasIt({ group })} and ${inScope(call)} order by ${ORDER.code} limit 200`,
  );
  return rows.map(viewOf);
}

/**
 * One that the caller manages, with those who have it: people of their own, and groups, as far as the caller manages them.
 * Three statements.
 * @throws OccError 404.
 */
export async function showPermission(call: LimitCall, code: string) {
  const [row] = await rowsOf<Row>(call.db, sql`${select()} where l.code = ${code} and ${inScope(call)}`);
  if (!row) throw notFound("That purchase limit does not exist.", { subject: code });
  const customers = await rowsOf<{ customerId: string; name: string; unit: string }>(
    call.db,
    sql`select u.customer_id as "customerId", ${personNameOf("u")} as name, n.name as unit
      from purchase_limit_people p join users u on u.customer_id = p.customer_id join units n on n.uid = u.unit_uid
      where p.limit_code = ${code} and u.unit_uid in ${unitsBelow(call.about.unit.uid)}
      order by u.last_name, u.first_name, u.customer_id limit 200`,
  );
  const userGroups = await rowsOf<{ uid: string; name: string }>(
    call.db,
    sql`select g.uid, g.name from user_group_limits x join user_groups g on g.uid = x.group_uid
      where x.limit_code = ${code} and g.unit_uid in ${unitsBelow(call.about.unit.uid)}
      order by lower(g.name), g.uid limit 200`,
  );
  return { ...viewOf(row), customers, userGroups };
}
