import { sql } from "drizzle-orm";
import type { z } from "@hono/zod-openapi";
import { rowsOf } from "../../database/connection";
import { priceOf } from "../../http/money";
import { personNameOf } from "../../http/person-name";
import { todayOf } from "../../http/today";
import { managedLimits, orderLimitsOf } from "../limits";
import { b2bUserOf, inScope as personInScope, listUsers, type RoleCode } from "../manage-users";
import { unitsAbove } from "../organisation";
import { APPROVER_ROLE, type ApproversQuery } from "./approver-contract";
import { showUnit, type UnitCall } from "./read";

const MOST_CODES = 20;

/** People `u` who have a role of a unit, such as its approvers: they are at home there (docs/decisions/0065). */
const hasRole = (uid: string, role: RoleCode) =>
  sql`(u.unit_uid = ${uid} and u.active and ${role} = any(u.groups))`;

interface Row {
  customer_id: string;
  selected: boolean;
  symbol: string;
  currency: string;
  decides_for: { name: string; startDate: string; endDate: string } | null;
  away_until: { name: string; startDate: string; endDate: string } | null;
  orders: string[];
}

/** Who stands in for a person `u` today, or whom they stand in for, as JSON. */
const standIn = (call: UnitCall, mine: "from_customer" | "to_customer") => {
  const other = sql.identifier(mine === "from_customer" ? "to_customer" : "from_customer");
  const today = todayOf(call);
  return sql`(select json_build_object('name', ${personNameOf("x")},
      'startDate', d.starts_on::text, 'endDate', d.ends_on::text)
    from approval_delegations d join users x on x.customer_id = d.${other} and x.active
    where d.${sql.identifier(mine)} = u.customer_id and d.ended_at is null
      and ${today}::date between d.starts_on and d.ends_on order by d.ends_on desc, d.id limit 1)`;
};

/**
 * Orders that only the approver `u` of a unit is asked about: those of the unit while nobody else approves for it, and
 * those that a limit sent to this person alone.
 */
const onlyAskedOf = (uid: string) => sql`(select coalesce(array_agg(x.code), '{}') from (
  select o.code from orders o left join approval_routes r on r.order_code = o.code
  where o.status = 'PENDING_APPROVAL' and o.organisation_uid = u.organisation_uid and case
    when r.order_code is null then o.unit_uid = ${uid} and not exists (
      select from users a where a.unit_uid = ${uid} and a.active and a.customer_id <> u.customer_id
        and ${APPROVER_ROLE} = any(a.groups))
    else u.customer_id = any(r.asked) and not exists (
      select from users a where a.customer_id = any(r.asked) and a.customer_id <> u.customer_id and a.active
        and ${APPROVER_ROLE} = any(a.groups)) end
  order by o.code limit ${MOST_CODES}) x)`;

/** Who is asked above a unit: the approvers of the nearest unit that has one, or else the nearest administrators. */
const aboveOf = ({ db, about }: UnitCall, uid: string) =>
  rowsOf<{ customerId: string; name: string; unit: string }>(
    db,
    sql`with able as (
      select u.customer_id, u.first_name, u.last_name, n.name as unit,
        case when a.steps > 0 and ${APPROVER_ROLE} = any(u.groups) then a.steps
          else 1000 + coalesce(a.steps, 1000) end as distance
      from users u join units n on n.uid = u.unit_uid left join ${unitsAbove(uid)} a on a.uid = u.unit_uid
      where u.active and u.organisation_uid = ${about.organisation.uid}
        and ((a.steps > 0 and ${APPROVER_ROLE} = any(u.groups)) or 'b2badmingroup' = any(u.groups))
    )
    select customer_id as "customerId", ${personNameOf("able")} as name, unit from able
    where distance = (select min(distance) from able) order by last_name, first_name, customer_id limit 5`,
  );

type Asked = z.infer<typeof ApproversQuery> & { role: RoleCode };

/** A page of the people who are at home in a unit, by the names of published clients too. @throws OccError 404 as showUnit. */
async function peopleAtHome(call: UnitCall, uid: string, { selected, orgCustomerId, role, ...asked }: Asked) {
  await showUnit(call, uid);
  const has = hasRole(uid, role);
  const { users, pagination, sorts } = await listUsers(
    call,
    asked,
    sql`${personInScope(call)} and u.unit_uid = ${uid}
      ${orgCustomerId === undefined ? sql`` : sql`and u.customer_id = ${orgCustomerId}`}
      ${selected === undefined ? sql`` : selected === "true" ? sql`and ${has}` : sql`and not ${has}`}`,
  );
  return {
    users: users.map((one) => ({ ...one, ...b2bUserOf(one), roleDetails: one.roles })),
    pagination,
    sorts,
  };
}

/** Those people with whether each has a role other than the approver's. @throws OccError 404 as showUnit. */
export async function unitPeople(call: UnitCall, uid: string, asked: Asked) {
  const { users, ...page } = await peopleAtHome(call, uid, asked);
  return {
    users: users.map((one) => ({
      ...one,
      selected: one.active && one.roles.includes(asked.role),
      waitingOrders: [],
    })),
    ...page,
    above: [],
  };
}

/**
 * The people who are at home in a unit, with whether each approves for it, up to what, and what keeps them in the role.
 * @throws OccError 404 for a unit that the caller does not manage.
 */
export async function unitApprovers(call: UnitCall, uid: string, asked: z.infer<typeof ApproversQuery>) {
  const { users, ...page } = await peopleAtHome(call, uid, { ...asked, role: APPROVER_ROLE });
  const approver = hasRole(uid, APPROVER_ROLE);
  const ids = users.map(({ customerPK }) => customerPK);
  const rows = await rowsOf<Row>(
    call.db,
    sql`select u.customer_id, ${approver} as selected, n.currency, n.currency_symbol as symbol,
        ${standIn(call, "to_customer")} as decides_for, ${standIn(call, "from_customer")} as away_until,
        case when ${approver} then ${onlyAskedOf(uid)} else '{}' end as orders
      from users u join units n on n.uid = u.unit_uid where u.customer_id = any(${sql.param(ids)}::text[])`,
  );
  const limits = await orderLimitsOf(call.db, ids, rows[0]?.currency ?? call.about.unit.currency);
  const mine = await managedLimits(call, [
    ...new Set([...limits.values()].flatMap((one) => one?.code ?? [])),
  ]);
  return {
    users: users.map((one) => {
      const row = rows.find(({ customer_id }) => customer_id === one.customerPK)!;
      const limit = limits.get(one.customerPK);
      const most = limit?.thresholdCents ?? undefined;
      return {
        ...one,
        selected: row.selected,
        orderLimit: most === undefined ? undefined : priceOf(most, row.currency, row.symbol),
        orderLimitCode: limit && mine.has(limit.code) ? limit.code : undefined,
        decidesFor: row.decides_for ?? undefined,
        awayUntil: row.away_until ?? undefined,
        waitingOrders: row.orders,
      };
    }),
    ...page,
    above: await aboveOf(call, uid),
  };
}
