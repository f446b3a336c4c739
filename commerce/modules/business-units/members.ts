import { sql } from "drizzle-orm";
import type { z } from "@hono/zod-openapi";
import { rowsOf } from "../../database/connection";
import { counted } from "../../http/counted";
import { listUsers, peopleOf, unknownPerson } from "../manage-users";
import { ENDED_STATES } from "../orders";
import { belongsTo, unitsBelow } from "../organisation";
import { type FindPeopleQuery, MOST_PEOPLE } from "./contract";
import { showUnit, type UnitCall } from "./read";

const MOST_FOUND = 20;
const MOST_CODES = 20;

/** People whom the caller sees, to be added to a unit; four statements. */
export async function findPeople(call: UnitCall, asked: z.infer<typeof FindPeopleQuery>) {
  const { total, users } = await foundOf(call, asked);
  const inUnit = new Set(
    asked.unitUid
      ? await membersAmong(
          call,
          asked.unitUid,
          users.map(({ customerPK }) => customerPK),
        )
      : [],
  );
  return { total, users: users.map((one) => ({ ...one, inUnit: inUnit.has(one.customerPK) })) };
}

async function foundOf(
  call: UnitCall,
  { customerPKs, searchText, soldToId }: z.infer<typeof FindPeopleQuery>,
) {
  if (customerPKs !== undefined) {
    const users = await peopleOf(call, customerPKs.split(",").slice(0, MOST_PEOPLE));
    return { total: users.length, users };
  }
  const under = soldToId ? sql`u.unit_uid in ${unitsBelow(soldToId)}` : undefined;
  const { users, pagination } = await listUsers(call, { search: searchText, pageSize: MOST_FOUND }, under);
  return { total: pagination.totalResults, users };
}

/** Those of these people who belong to a unit that the caller manages. */
async function membersAmong({ db, about }: UnitCall, unitUid: string, customerPKs: readonly string[]) {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select u.customer_id as id from users u
      where u.customer_id = any(${sql.param([...customerPKs])}::text[]) and ${belongsTo(unitUid)}
        and ${unitUid} in ${unitsBelow(about.unit.uid)}`,
  );
  return rows.map(({ id }) => id);
}

/** The people of a call, each once. @throws OccError 404 for one whom the caller does not see. */
export async function knownPeople(call: UnitCall, customerPKs: readonly string[]) {
  const wanted = [...new Set(customerPKs)];
  const people = await peopleOf(call, wanted);
  const unknown = wanted.find((pk) => people.every(({ customerPK }) => customerPK !== pk));
  if (unknown !== undefined) throw unknownPerson(unknown);
  return people;
}
export type KnownPerson = Awaited<ReturnType<typeof knownPeople>>[number];

interface InTheWay {
  customer_id: string;
  home: boolean;
  last_approver: boolean;
  orders: string[];
}

/**
 * Orders `o` of a person `u` that are not finished and belong to a unit: placed from it, or charged to a cost centre of
 * it that the home unit does not give.
 */
const openOrdersIn = (uid: string) => sql`(select coalesce(array_agg(x.code), '{}') from (
  select o.code from orders o
  where o.customer_id = u.customer_id and o.status <> all(${sql.param([...ENDED_STATES])}::text[])
    and (o.unit_uid = ${uid} or (not u.unit_uid in ${unitsBelow(uid)}
      and o.cost_centre ->> 'code' in (select code from cost_centres where unit_uid = ${uid})))
  order by o.code limit ${MOST_CODES}) x)`;

/** What keeps people in a unit, in the order of their names. Three statements. @throws OccError 404. */
export async function validateRemoval(call: UnitCall, unitUid: string, customerPKs: readonly string[]) {
  const unit = await showUnit(call, unitUid);
  const people = await knownPeople(call, customerPKs);
  const rows = await rowsOf<InTheWay>(
    call.db,
    sql`select u.customer_id, u.unit_uid = ${unitUid} as home, ${openOrdersIn(unitUid)} as orders,
        u.unit_uid = ${unitUid} and u.active and 'b2bapprovergroup' = any(u.groups) and not exists (
          select from users a where a.unit_uid = ${unitUid} and a.active and a.customer_id <> u.customer_id
            and 'b2bapprovergroup' = any(a.groups)) as last_approver
      from users u where u.customer_id = any(${sql.param(people.map(({ customerPK }) => customerPK))}::text[])`,
  );
  const obstacles = people.flatMap((person) => {
    const row = rows.find(({ customer_id }) => customer_id === person.customerPK);
    return row ? obstaclesOf(person, row, unit.name) : [];
  });
  return {
    status: obstacles.length > 0 ? ("ERROR" as const) : ("SUCCESS" as const),
    message: obstacles.length > 0 ? obstacles.map(({ message }) => message).join(" ") : undefined,
    obstacles,
  };
}

function obstaclesOf({ customerPK, name }: KnownPerson, row: InTheWay, unit: string) {
  const about = { customerPK, name };
  const { orders } = row;
  return [
    ...(row.home
      ? [
          {
            ...about,
            reason: "home" as const,
            message: `${unit} is the home unit of ${name}. Choose another home unit first.`,
            orders: [],
          },
        ]
      : []),
    ...(row.last_approver
      ? [
          {
            ...about,
            reason: "approver" as const,
            message: `${name} is the only approver who is at home in ${unit}. Make somebody else one first.`,
            orders: [],
          },
        ]
      : []),
    ...(orders.length > 0
      ? [
          {
            ...about,
            reason: "orders" as const,
            message: `${name} has ${counted(orders.length, "open order")} in ${unit}: ${orders.join(", ")}. ${orders.length === 1 ? "It" : "They"} must be finished or cancelled first.`,
            orders,
          },
        ]
      : []),
  ];
}
