import { sql, type SQL } from "drizzle-orm";
import type { z } from "@hono/zod-openapi";
import { containing } from "../../database/containing";
import { rowsOf } from "../../database/connection";
import type { Call } from "../../http/call";
import { activeDaysView, activeStateOn, dayFor } from "../../http/active-days";
import { occDate } from "../../http/dates";
import { notFound } from "../../http/errors";
import { pageOf, pagination, sortsOf } from "../../http/paging";
import { personNameOf } from "../../http/person-name";
import { disabledFirst, unitsBelow } from "../organisation";
import { type ListQuery, referenceView, type Sort, SORTS } from "./contract";

export type CostCentreCall = Pick<Call, "db" | "about" | "now">;

interface Row {
  code: string;
  name: string;
  active: boolean;
  active_from: string | null;
  active_until: string | null;
  currency: string;
  unit_uid: string;
  unit_name: string;
  unit_active: boolean;
  linked: number;
}

/** Cost centres `c` that belong to a unit which the caller manages. */
const inScope = ({ about: { unit, organisation } }: CostCentreCall): SQL => sql`(
  c.organisation_uid = ${organisation.uid} and c.unit_uid in ${unitsBelow(unit.uid)})`;

const columns = sql`c.code, c.name, c.active, c.active_from, c.active_until, c.currency, n.uid as unit_uid, n.name as unit_name,
  n.active as unit_active,
  (select count(*)::int from cost_centre_units l where l.cost_centre_code = c.code) as linked`;
const source = sql`cost_centres c join units n on n.uid = c.unit_uid`;

const daysOf = (row: Row) => ({ activeFrom: row.active_from, activeUntil: row.active_until });

const viewOf = (row: Row, today: string) => ({
  code: row.code,
  name: row.name,
  active: row.active,
  ...activeDaysView(daysOf(row)),
  state: row.active ? activeStateOn(daysOf(row), today) : ("disabled" as const),
  currency: { isocode: row.currency },
  unit: { uid: row.unit_uid, name: row.unit_name, active: row.unit_active },
  linkedUnits: row.linked,
});

const ORDER: Record<Sort, SQL> = {
  code: sql`upper(c.code)`,
  "-code": sql`upper(c.code) desc`,
  name: sql`lower(c.name), c.code`,
  "-name": sql`lower(c.name) desc, c.code`,
  unit: sql`lower(n.name), c.code`,
  "-unit": sql`lower(n.name) desc, c.code`,
};

type Asked = Pick<z.infer<typeof ListQuery>, "search" | "b2bUnits" | "status">;

function conditions(call: CostCentreCall, { search = "", b2bUnits, status }: Asked): SQL {
  const like = containing(search.trim());
  const units = (b2bUnits ?? "").split(",").filter(Boolean);
  return sql.join(
    [
      inScope(call),
      sql`(c.code ilike ${like} or c.name ilike ${like} or n.name ilike ${like})`,
      ...(units.length > 0 ? [usableBy(units)] : []),
      ...(status === "active" || status === "disabled" ? [sql`c.active = ${status === "active"}`] : []),
    ],
    sql` and `,
  );
}

/** Cost centres `c` that belong to one of these units or are linked to it. */
const usableBy = (units: readonly string[]): SQL => sql`(c.unit_uid = any(${sql.param([...units])}::text[])
  or exists (select from cost_centre_units l where l.cost_centre_code = c.code
    and l.unit_uid = any(${sql.param([...units])}::text[])))`;

/** A page of the cost centres that the caller manages; two statements. */
export async function listCostCentres(call: CostCentreCall, asked: z.infer<typeof ListQuery>) {
  const page = pageOf(asked);
  const sort: Sort = asked.sort && Object.hasOwn(SORTS, asked.sort) ? (asked.sort as Sort) : "code";
  const where = conditions(call, asked);
  const rows = await rowsOf<Row>(
    call.db,
    sql`select ${columns} from ${source} where ${where} order by ${ORDER[sort]}
      limit ${page.pageSize} offset ${page.offset}`,
  );
  const [counts] = await rowsOf<{ found: number; active: number; disabled: number }>(
    call.db,
    sql`select count(*) filter (where ${where})::int as found, count(*) filter (where c.active)::int as active,
        count(*) filter (where not c.active)::int as disabled from ${source} where ${inScope(call)}`,
  );
  return {
    costCenters: rows.map((row) => viewOf(row, dayFor(call))),
    pagination: pagination(page, counts!.found, sort),
    sorts: sortsOf(SORTS, sort),
    activeCount: counts!.active,
    disabledCount: counts!.disabled,
  };
}

/** The cost centres that belong to one unit which the caller manages, disabled ones too; one statement. */
export async function costCentresOfUnit(call: CostCentreCall, uid: string) {
  const rows = await rowsOf<Row>(
    call.db,
    sql`select ${columns} from ${source} where ${inScope(call)} and c.unit_uid = ${uid} order by upper(c.code)`,
  );
  return rows.map((row) => referenceView(viewOf(row, dayFor(call))));
}

/** The first 50 active cost centres found by code, name or unit; one statement. */
export async function findCostCentres(call: CostCentreCall, asked: Pick<Asked, "search" | "b2bUnits">) {
  const where = conditions(call, { ...asked, status: "active" });
  const rows = await rowsOf<Row>(
    call.db,
    sql`select ${columns} from ${source} where ${where} order by upper(c.code) limit 50`,
  );
  return { costCenters: rows.map((row) => viewOf(row, dayFor(call))) };
}

/** The first 50 active cost centres that a unit is not linked to yet and does not own; one statement. */
export async function availableCostCentres(call: CostCentreCall, search: string, unitUid: string) {
  const where = conditions(call, { search, status: "active" });
  const rows = await rowsOf<Row>(
    call.db,
    sql`select ${columns} from ${source} where ${where} and not ${usableBy([unitUid])}
      and c.currency = (select u.currency from units u where u.uid = ${unitUid} and u.uid in ${unitsBelow(call.about.unit.uid)})
      order by upper(c.code) limit 50`,
  );
  return { costCenters: rows.map((row) => viewOf(row, dayFor(call))) };
}

const unknownCostCentre = (code: string) =>
  notFound("That cost centre does not exist.", { subject: code, subjectType: "costCenter" });

interface DetailRow extends Row {
  added_at: string;
  updated_at: string;
  updated_by_name: string | null;
  version: number;
  orders: number;
  other_units: number;
  units: { uid: string; name: string; active: boolean; people: number }[];
}

/** One that the caller manages, with its units; one statement. @throws OccError 404 for every other. */
export async function showCostCentre(call: CostCentreCall, code: string) {
  const below = unitsBelow(call.about.unit.uid);
  const links = sql`cost_centre_units l join units u on u.uid = l.unit_uid where l.cost_centre_code = c.code`;
  const [row] = await rowsOf<DetailRow>(
    call.db,
    sql`select ${columns}, c.added_at, c.updated_at, c.version,
        (select ${personNameOf("p")} from users p where p.customer_id = c.updated_by) as updated_by_name,
        (select count(*)::int from orders o where o.cost_centre ->> 'code' = c.code) as orders,
        (select count(*)::int from ${links} and u.uid not in ${below}) as other_units,
        (select coalesce(json_agg(json_build_object('uid', u.uid, 'name', u.name, 'active', u.active, 'people',
            (select count(*)::int from users p where p.unit_uid = u.uid and p.active)) order by u.name, u.uid), '[]'::json)
          from ${links} and u.uid in ${below}) as units
      from ${source} where c.code = ${code} and ${inScope(call)}`,
  );
  if (!row) throw unknownCostCentre(code);
  return {
    ...viewOf(row, dayFor(call)),
    units: row.units,
    otherUnits: row.other_units,
    obstacle: !row.active && !row.unit_active ? disabledFirst(row.unit_name) : undefined,
    orderCount: row.orders,
    addedDate: occDate(new Date(row.added_at)),
    updatedDate: occDate(new Date(row.updated_at)),
    updatedBy: row.updated_by_name ?? undefined,
    version: row.version,
  };
}

/** Whether a unit may charge a cost centre by itself, and which units may. @throws OccError 404 as showCostCentre. */
export async function linkedCostCentre(call: CostCentreCall, code: string, unitUid: string) {
  const { unit, units } = await showCostCentre(call, code);
  const all = [unit, ...units.map(({ uid, name, active }) => ({ uid, name, active }))];
  return { linked: all.some(({ uid }) => uid === unitUid), units: all };
}
