import { sql, type SQL } from "drizzle-orm";
import { containing } from "../../database/containing";
import { rowsOf } from "../../database/connection";
import { shownMobile } from "../../http/contact";
import { pageOf, pagination, sortsOf } from "../../http/paging";
import { personName } from "../../http/person-name";
import { ATTENTION, ATTENTION_CODES, needsAttention } from "./attention";
import { type Asked, type Sort, SORTS } from "./contract";
import { belongsTo, unitsBelow } from "../organisation";
import { employmentView } from "./employment";
import { ROLES, rolesOf } from "./roles";
import { inScope, inSight, type ManageCall } from "./scope";

interface Row {
  customer_id: string;
  title: string | null;
  first_name: string;
  last_name: string;
  wearer_id: string;
  uid: string;
  mobile: string | null;
  groups: string[];
  default_cost_centre: string | null;
  startsOn: string | null;
  endsOn: string | null;
  active: boolean;
  unit_uid: string;
  unit_name: string;
  unit_active: boolean;
  managed: boolean;
}

const name = sql`lower(u.last_name), lower(u.first_name), u.customer_id`;
const backwards = sql`lower(u.last_name) desc, lower(u.first_name) desc, u.customer_id`;

const ORDER: Record<Sort, SQL> = {
  name,
  "-name": backwards,
  // Numbers by their size: a longer one stands after a shorter one.
  employeeCode: sql`length(u.wearer_id), u.wearer_id, u.customer_id`,
  "-employeeCode": sql`length(u.wearer_id) desc, u.wearer_id desc, u.customer_id`,
  unit: sql`lower(n.name), ${name}`,
  "-unit": sql`lower(n.name) desc, ${name}`,
  "-added": sql`u.added_at desc, u.customer_id`,
};

/** A word of a search; part of a mobile without the zero that it is dialled with at home. */
const asStored = (word: string) => (/^0\d{3,}$/.test(word) ? word.slice(1) : word);

/** Every word must be found in a name, id, email, mobile or home unit. */
function conditions(call: ManageCall, { search = "", filters = {} }: Asked, also?: SQL): SQL {
  const words = search.trim().split(/\s+/).filter(Boolean).slice(0, 8);
  return sql.join(
    [
      sql`true`,
      ...words.map(
        (word) => sql`concat_ws(' ', u.first_name, u.last_name, u.preferred_name, u.wearer_id, u.uid,
          u.mobile, n.name) ilike ${containing(asStored(word))}`,
      ),
      ...(filters.unit ? [belongsTo(filters.unit)] : []),
      ...(also ? [also] : []),
      ...(filters.role ? [sql`${filters.role} = any(u.groups)`] : []),
      ...(filters.status ? [sql`u.active = ${filters.status === "active"}`] : []),
      ...(filters.attention ? [needsAttention(call, filters.attention)] : []),
    ],
    sql` and `,
  );
}

const people = sql`users u join units n on n.uid = u.unit_uid`;

/**
 * A page of the people whom the caller sees, in two statements. A page past the end is empty and has the true
 * totals.
 * @param also what else must be true of people `u`.
 */
export async function listUsers(call: ManageCall, asked: Asked, also?: SQL) {
  const page = pageOf(asked);
  const sort: Sort = asked.sort && Object.hasOwn(SORTS, asked.sort) ? (asked.sort as Sort) : "name";
  const where = conditions(call, asked, also);
  const rows = await peopleWhere(
    call,
    where,
    sql`order by ${ORDER[sort]} limit ${page.pageSize} offset ${page.offset}`,
  );
  const [counts] = await rowsOf<{ total: number; found: number }>(
    call.db,
    sql`select count(*)::int as total, count(*) filter (where ${where})::int as found
      from ${people} where ${inSight(call)}`,
  );
  return {
    users: rows,
    pagination: pagination(page, counts!.found, sort),
    sorts: sortsOf(SORTS, sort),
    peopleCount: counts!.total,
    rolesRequire: call.about.organisation.roleRequirements.length > 0,
  };
}

/** People whom the caller sees, as a list has them; one statement. */
async function peopleWhere(call: ManageCall, where: SQL, order: SQL) {
  const rows = await rowsOf<Row>(
    call.db,
    sql`select u.customer_id, u.title, u.first_name, u.last_name, u.wearer_id, u.uid, u.mobile, u.groups,
        u.default_cost_centre, u.starts_on::text as "startsOn", u.ends_on::text as "endsOn", u.active, n.uid as unit_uid, n.name as unit_name, n.active as unit_active,
        ${inScope(call)} as managed
      from ${people} where ${inSight(call)} and ${where} ${order}`,
  );
  return rows.map((row) => ({
    customerPK: row.customer_id,
    name: personName({ firstName: row.first_name, lastName: row.last_name }),
    ...{ title: row.title, firstName: row.first_name, lastName: row.last_name },
    employeeCode: row.wearer_id,
    email: row.uid,
    mobile: shownMobile(row.mobile),
    unit: { uid: row.unit_uid, name: row.unit_name, active: row.unit_active },
    roles: rolesOf(row.groups),
    defaultCostCentre: row.default_cost_centre ?? undefined,
    ...employmentView(row),
    status: row.active ? ("active" as const) : ("inactive" as const),
    managed: row.managed,
  }));
}

/** The most people of a role that a unit names; a list has all of them by page. */
const MOST_OF_ROLE = 100;

/** The people who are at home in a unit, by name: those of each role, 100 of it at most; one statement. */
export const peopleAtHome = (call: ManageCall, unitUid: string) =>
  peopleWhere(
    call,
    sql`${inScope(call)} and u.customer_id in (select x.customer_id from (
      select p.customer_id, row_number() over (
        partition by g.code order by lower(p.last_name), lower(p.first_name), p.customer_id) as place
      from users p cross join lateral unnest(p.groups) as g(code)
      where p.unit_uid = ${unitUid} and p.deleted_at is null) x where x.place <= ${MOST_OF_ROLE})`,
    sql`order by ${ORDER.name}`,
  );

/** Those of these people whom the caller sees, by name; one statement. */
export const peopleOf = (call: ManageCall, customerPKs: readonly string[]) =>
  peopleWhere(
    call,
    sql`u.customer_id = any(${sql.param([...customerPKs])}::text[])`,
    sql`order by ${ORDER.name}`,
  );

/** The reasons for which somebody of the list needs an administrator. */
const attentionValues = (call: ManageCall): SQL =>
  sql.join(
    ATTENTION_CODES.map(
      (code) => sql`select 'attention', ${code}::text, ${ATTENTION[code]}::text, count(*)::int
        from users u where ${needsAttention(call, code)} having count(*) > 0`,
    ),
    sql` union all `,
  );

/**
 * The filters of the list with how many each would find; one statement.
 * @param within only people of this unit.
 */
export async function filtersOf(call: ManageCall, within?: string) {
  const ofUnit = within ? sql`and ${belongsTo(within)}` : sql``;
  const below = unitsBelow(call.about.unit.uid);
  const values = await rowsOf<{ kind: string; code: string; name: string; count: number }>(
    call.db,
    sql`with found as (
        select u.customer_id, u.unit_uid, u.groups, u.active from users u where ${inSight(call)} ${ofUnit}
      ), places as (
        select unit_uid from found
        union all select m.unit_uid from unit_members m join found using (customer_id)
      )
      select 'unit' as kind, n.uid as code, n.name, count(*)::int as count
        from places f join units n on n.uid = f.unit_uid where n.uid in ${below} group by n.uid, n.name
      union all
      select 'role', g.code, g.code, count(*)::int
        from found f cross join lateral unnest(f.groups) as g(code) group by g.code
      union all
      select 'status', case when f.active then 'active' else 'inactive' end,
        case when f.active then 'Active' else 'Inactive' end, count(*)::int
        from found f group by f.active
      ${within ? sql`` : sql`union all ${attentionValues(call)}`}
      order by kind, name, code`,
  );
  const of = (wanted: string) => values.flatMap(({ kind, ...value }) => (kind === wanted ? [value] : []));
  return {
    filters: [
      { code: "unit", name: "Business unit", values: of("unit") },
      {
        code: "role",
        name: "Role",
        values: ROLES.flatMap((role) => {
          const found = of("role").find(({ code }) => code === role.code);
          return found ? [{ ...found, name: role.name }] : [];
        }),
      },
      { code: "status", name: "Status", values: of("status") },
      ...(within ? [] : [{ code: "attention", name: "Needs attention", values: of("attention") }]),
    ],
  };
}
