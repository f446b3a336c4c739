import { asc, desc, eq, sql, type SQL } from "drizzle-orm";
import type { z } from "@hono/zod-openapi";
import { containing } from "../../database/containing";
import { rowsOf } from "../../database/connection";
import type { Call } from "../../http/call";
import { occDate } from "../../http/dates";
import { notFound } from "../../http/errors";
import { pageOf, pagination } from "../../http/paging";
import { addressView } from "../carts";
import { addressSnapshot } from "../checkout";
import { deliveryModes } from "../checkout/tables";
import { listUsers } from "../manage-users";
import { disabledFirst, peopleOfUnit, unitsBelow } from "../organisation";
import { addresses } from "../organisation/tables";
import type { ListQuery, UsersTabBody } from "./contract";
import { approvalProcessOf } from "./process";

export type UnitCall = Pick<Call, "db" | "about" | "now">;

interface Row {
  uid: string;
  name: string;
  parent_uid: string | null;
  parent_name: string | null;
  parent_active: boolean | null;
  organisation_uid: string;
  country: string;
  depth: number;
  active: boolean;
  people: number;
  added_at: string;
  updated_at: string;
  version: number;
}

/** The caller's unit and every unit below it as `n`, each after its parent; a circle in the tree ends at its start. */
const tree = (call: UnitCall): SQL => sql`
  with recursive tree as (
    select uid, 0 as depth, array[uid] as path, array[lower(name) || ' ' || uid] as names
      from units where uid = ${call.about.unit.uid}
    union all
    select u.uid, t.depth + 1, t.path || u.uid, t.names || (lower(u.name) || ' ' || u.uid)
      from units u join tree t on u.parent_uid = t.uid where not u.uid = any(t.path))`;

const columns = sql`n.uid, n.name, n.parent_uid, n.organisation_uid, n.country, n.active, n.added_at, n.updated_at, n.version,
  t.depth, p.name as parent_name, p.active as parent_active,
  ${peopleOfUnit(sql`n.uid`, sql`p.deleted_at is null and not 'asagentgroup' = any(p.groups)`)} as people`;
const source = sql`tree t join units n using (uid) left join units p on p.uid = n.parent_uid`;

const viewOf = (row: Row) => ({
  uid: row.uid,
  name: row.name,
  parentUid: row.depth === 0 ? undefined : (row.parent_uid ?? undefined),
  depth: row.depth,
  status: row.active ? ("active" as const) : ("disabled" as const),
  people: row.people,
  soldToId: row.organisation_uid,
  wwgUid: row.uid,
  addedDate: occDate(new Date(row.added_at)),
  updatedDate: occDate(new Date(row.updated_at)),
});

/** A page of the units that the caller manages, as a tree; two statements. */
export async function listUnits(call: UnitCall, asked: z.infer<typeof ListQuery>) {
  const page = pageOf(asked, 50);
  const like = containing((asked.search ?? "").trim());
  const where = sql.join(
    [
      sql`(n.name ilike ${like} or n.uid ilike ${like})`,
      ...(asked.status === "active" || asked.status === "disabled"
        ? [sql`n.active = ${asked.status === "active"}`]
        : []),
      ...(asked.unit === undefined ? [] : [sql`n.parent_uid = ${asked.unit}`]),
    ],
    sql` and `,
  );
  const rows = await rowsOf<Row>(
    call.db,
    sql`${tree(call)} select ${columns} from ${source} where ${where}
      order by t.names limit ${page.pageSize} offset ${page.offset}`,
  );
  const [counts] = await rowsOf<{ found: number; active: number; disabled: number }>(
    call.db,
    sql`${tree(call)} select count(*) filter (where ${where})::int as found,
        count(*) filter (where n.active)::int as active, count(*) filter (where not n.active)::int as disabled
      from ${source}`,
  );
  return {
    units: rows.map(viewOf),
    pagination: pagination(page, counts!.found),
    activeCount: counts!.active,
    disabledCount: counts!.disabled,
  };
}

const unknownUnit = (uid: string) =>
  notFound("That unit does not exist.", { subject: uid, subjectType: "unit" });

async function rowOf(call: UnitCall, uid: string): Promise<Row> {
  const [row] = await rowsOf<Row>(
    call.db,
    sql`${tree(call)} select ${columns} from ${source} where n.uid = ${uid}`,
  );
  if (!row) throw unknownUnit(uid);
  return row;
}

/** Why a unit cannot be disabled or enabled (spec 002 §4.2); undefined if it can. */
function obstacleOf(row: Row): string | undefined {
  if (!row.active) {
    return row.parent_active === false ? disabledFirst(row.parent_name!) : undefined;
  }
  if (row.parent_uid === null) return `${row.name} is the top of the organisation and cannot be disabled.`;
  return row.depth === 0 ? "You cannot disable your own unit." : undefined;
}

/** A unit with what is disabled with it; two statements. @throws OccError 404 for a unit that the caller does not manage. */
export async function showUnit(call: UnitCall, uid: string) {
  const row = await rowOf(call, uid);
  const [below] = await rowsOf<{
    units: { uid: string; name: string }[];
    people: number;
    approvers: number;
    centres: string[];
    budgets: string[];
    waiting: number;
  }>(
    call.db,
    sql`select
      (select coalesce(json_agg(json_build_object('uid', n.uid, 'name', n.name) order by n.name, n.uid), '[]'::json)
        from units n where n.uid in ${unitsBelow(uid)} and n.uid <> ${uid} and n.active) as units,
      (select count(*)::int from users u where u.unit_uid in ${unitsBelow(uid)} and u.active) as people,
      (select count(*)::int from users u where u.unit_uid in ${unitsBelow(uid)} and u.active
        and 'b2bapprovergroup' = any(u.groups)) as approvers,
      (select coalesce(json_agg(c.code order by c.code), '[]'::json) from cost_centres c
        where c.unit_uid in ${unitsBelow(uid)} and c.active) as centres,
      (select coalesce(json_agg(b.code order by b.code), '[]'::json) from budgets b
        where b.unit_uid in ${unitsBelow(uid)} and b.active) as budgets,
      (select count(*)::int from orders o where o.unit_uid in ${unitsBelow(uid)}
        and o.status = 'PENDING_APPROVAL') as waiting`,
  );
  const { centres, waiting, ...rest } = below!;
  return {
    ...viewOf(row),
    version: row.version,
    parentName: row.depth === 0 ? undefined : (row.parent_name ?? undefined),
    approvalProcess: approvalProcessOf(call.about.organisation),
    obstacle: obstacleOf(row),
    below: { ...rest, costCentres: centres, waitingOrders: waiting },
  };
}

/** The addresses of a unit, the default one first. */
async function addressesOf({ db }: UnitCall, uid: string) {
  const own = await db
    .select()
    .from(addresses)
    .where(eq(addresses.unitUid, uid))
    .orderBy(desc(addresses.isDefault), addresses.id);
  return own.map((row) => addressView(addressSnapshot(row), { defaultAddress: row.isDefault }));
}

/** A unit with its parent and addresses (contract §10); two statements. @throws OccError 404 as showUnit. */
export async function referenceUnit(call: UnitCall, uid: string) {
  const row = await rowOf(call, uid);
  const { name, parentUid } = viewOf(row);
  return {
    ...{ uid, name, active: row.active },
    parentOrgUnit: parentUid === undefined ? undefined : { uid: parentUid, name: row.parent_name ?? "" },
    approvalProcess: approvalProcessOf(call.about.organisation),
    addresses: await addressesOf(call, uid),
  };
}

/** Where goods of a unit are sent, and how; three statements. @throws OccError 404 as showUnit. */
export async function deliveryAndShipping(call: UnitCall, uid: string) {
  const { country } = await rowOf(call, uid);
  const own = await addressesOf(call, uid);
  const modes = await call.db
    .select()
    .from(deliveryModes)
    .where(eq(deliveryModes.country, country))
    .orderBy(asc(deliveryModes.sort));
  return {
    addresses: own,
    deliveryModes: modes.map(({ code, name, description }) => ({ code, name, description })),
  };
}

/** A page of the people of one unit. @throws OccError 404 as showUnit. */
export async function unitUsers(call: UnitCall, { uid, ...asked }: z.infer<typeof UsersTabBody>) {
  await rowOf(call, uid);
  return listUsers(call, { ...asked, filters: { unit: uid } });
}
