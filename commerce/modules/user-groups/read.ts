import { sql, type SQL } from "drizzle-orm";
import type { z } from "@hono/zod-openapi";
import { containing } from "../../database/containing";
import { rowsOf } from "../../database/connection";
import type { Call } from "../../http/call";
import { notFound } from "../../http/errors";
import { pageOf, pagination, sortsOf } from "../../http/paging";
import { listPermissions, permissionsOfGroup } from "../limits";
import {
  b2bUserOf,
  inScope as personInScope,
  listUsers,
  managedElsewhere,
  peopleOf,
  unknownPerson,
} from "../manage-users";
import { disabledFirst, unitsBelow } from "../organisation";
import { type ListQuery, type OfPersonQuery, type PeopleQuery, type Sort, SORTS } from "./contract";

export type GroupCall = Pick<Call, "db" | "about" | "now">;

interface Row {
  uid: string;
  name: string;
  unit_uid: string;
  unit_name: string;
  unit_active: boolean;
  members: number;
  limits: number;
  selected: boolean | null;
  version: number;
}

/** Groups `g` of units that the caller manages. */
const inScope = ({ about: { unit, organisation } }: GroupCall): SQL => sql`(
  g.organisation_uid = ${organisation.uid} and g.unit_uid in ${unitsBelow(unit.uid)})`;

const ORDER: Record<Sort, SQL> = {
  name: sql`lower(g.name), g.uid`,
  "-name": sql`lower(g.name) desc, g.uid`,
  uid: sql`upper(g.uid)`,
  "-uid": sql`upper(g.uid) desc`,
};

/** Whether a person belongs to a group `g`. */
const hasMember = (customerId: string) =>
  sql`exists (select from user_group_members m where m.group_uid = g.uid and m.customer_id = ${customerId})`;

/** @param of says of each group whether this person belongs to it. */
const select = (of?: string) => sql`
  select g.uid, g.name, n.uid as unit_uid, n.name as unit_name, n.active as unit_active, g.version,
    (select count(*)::int from user_group_members m where m.group_uid = g.uid) as members,
    (select count(*)::int from user_group_limits l where l.group_uid = g.uid) as limits,
    ${of === undefined ? sql`null::boolean` : hasMember(of)} as selected
  from user_groups g join units n on n.uid = g.unit_uid`;

const viewOf = (row: Row) => ({
  uid: row.uid,
  name: row.name,
  orgUnit: { uid: row.unit_uid, name: row.unit_name },
  membersCount: row.members,
  limitsCount: row.limits,
  selected: row.selected ?? undefined,
  obstacle: row.unit_active ? undefined : disabledFirst(row.unit_name),
  version: row.version,
});

/** A page of the groups that the caller manages; two statements. @param of as in `selected`. */
export async function listGroups(
  call: GroupCall,
  { selected, ...asked }: z.infer<typeof OfPersonQuery>,
  of?: string,
) {
  const page = pageOf(asked);
  const sort: Sort = asked.sort && Object.hasOwn(SORTS, asked.sort) ? (asked.sort as Sort) : "name";
  const like = containing((asked.search ?? "").trim());
  const wanted =
    of === undefined || selected === undefined
      ? sql`true`
      : sql`${hasMember(of)} = ${selected === "true"}::boolean`;
  const where = sql`${inScope(call)} and (g.uid ilike ${like} or g.name ilike ${like}) and ${wanted}`;
  const rows = await rowsOf<Row>(
    call.db,
    sql`${select(of)} where ${where} order by ${ORDER[sort]} limit ${page.pageSize} offset ${page.offset}`,
  );
  const [counts] = await rowsOf<{ total: number }>(
    call.db,
    sql`select count(*)::int as total from user_groups g where ${where}`,
  );
  return {
    orgUnitUserGroups: rows.map(viewOf),
    pagination: pagination(page, counts!.total, sort),
    sorts: sortsOf(SORTS, sort),
  };
}

/** The groups that the caller manages, with whether a person belongs to each. @throws OccError 404; 403 as a change of them. */
export async function groupsOf(call: GroupCall, customerId: string, asked: z.infer<typeof OfPersonQuery>) {
  const [person] = await peopleOf(call, [customerId]);
  if (!person) throw unknownPerson(customerId);
  if (!person.managed) throw managedElsewhere();
  return listGroups(call, asked, customerId);
}

/** One that the caller manages; one statement. @throws OccError 404. */
export async function groupOf(call: GroupCall, uid: string) {
  const [row] = await rowsOf<Row>(call.db, sql`${select()} where g.uid = ${uid} and ${inScope(call)}`);
  if (!row) throw notFound("That user group does not exist.", { subject: uid, subjectType: "userGroup" });
  return viewOf(row);
}

/** One with its purchase limits; two statements. @throws OccError 404. */
export async function showGroup(call: GroupCall, uid: string) {
  const group = await groupOf(call, uid);
  return { ...group, orderApprovalPermissions: await permissionsOfGroup(call, uid) };
}

/** A page of the people whom the caller manages, with whether each is a member. @throws OccError 404. */
export async function groupPeople(call: GroupCall, uid: string, asked: z.infer<typeof PeopleQuery>) {
  await groupOf(call, uid);
  const member = sql`exists (select from user_group_members m
    where m.group_uid = ${uid} and m.customer_id = u.customer_id)`;
  const wanted =
    asked.selected === undefined ? sql`true` : asked.selected === "true" ? member : sql`not ${member}`;
  const { users, pagination, sorts } = await listUsers(
    call,
    asked,
    sql`${personInScope(call)} and ${wanted}`,
  );
  const found = await rowsOf<{ customer_id: string }>(
    call.db,
    sql`select m.customer_id from user_group_members m where m.group_uid = ${uid}
      and m.customer_id = any(${sql.param(users.map(({ customerPK }) => customerPK))}::text[])`,
  );
  const members = new Set(found.map(({ customer_id }) => customer_id));
  return {
    users: users.map((one) => ({
      ...one,
      ...b2bUserOf(one),
      roleDetails: one.roles,
      selected: members.has(one.customerPK),
    })),
    ...{ pagination, sorts },
  };
}

/** The purchase limits that the caller manages, with whether a group has each. @throws OccError 404. */
export async function groupLimits(call: GroupCall, uid: string, asked: z.infer<typeof ListQuery>) {
  await groupOf(call, uid);
  return listPermissions(call, asked, { group: uid });
}
