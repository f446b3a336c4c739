import { sql, type SQL } from "drizzle-orm";
import type { z } from "@hono/zod-openapi";
import { containing } from "../../database/containing";
import { rowsOf } from "../../database/connection";
import type { Call } from "../../http/call";
import { pageOf, pagination, sortsOf } from "../../http/paging";
import { personName, personNameOf } from "../../http/person-name";
import { todayOf } from "../../http/today";
import { inScope } from "../manage-users";
import type { RoleRequirement } from "../organisation/tables";
import { UNMET_SORTS, type UNMET_STATES, type UnmetQuery } from "./contract";
import { classMeets, plain, wornLines } from "./held";

type Asked = z.infer<typeof UnmetQuery>;
type ListCall = Pick<Call, "db" | "about" | "now">;

interface UnmetRow extends Omit<RoleRequirement, "job"> {
  customerPK: string;
  firstName: string;
  lastName: string;
  employeeCode: string;
  uid: string;
  unit: string;
  job: string;
  state: (typeof UNMET_STATES)[number];
  issuedOn: string | null;
  since: string | null;
  total: number;
}

const ORDER: Record<keyof typeof UNMET_SORTS, SQL> = {
  name: sql`lower(v.last_name), lower(v.first_name), v.customer_id, v.garment_class, v.standard, v.class`,
  unit: sql`lower(v.unit_name), v.uid, lower(v.last_name), v.customer_id, v.garment_class, v.standard, v.class`,
  state: sql`array_position(array['expired', 'due', 'never'], v.state), lower(v.last_name), v.customer_id,
    v.garment_class, v.standard, v.class`,
};

/**
 * Statements `with`: `judged`, a row for each requirement of each person of the caller's units who works there today, with
 * its state: met, never, due or expired. A certificate that an order kept counts as valid too while its style has one
 * that is.
 */
function judgedOf(call: ListCall, { unit, search = "" }: Asked = {}): SQL {
  const { organisation } = call.about;
  const today = sql`${todayOf(call)}::date`;
  const like = containing(search.trim());
  const valid = (of: SQL) => sql`coalesce((${of} ->> 'validUntil')::date >= ${today}, true)`;
  const isOf = (of: SQL) => sql`(${plain(sql`${of} ->> 'standard'`)} = ${plain(sql`n.standard`)}
    and ${classMeets(sql`${of} ->> 'class'`, sql`n.class`)})`;
  return sql`person as materialized (
      select u.customer_id, u.first_name, u.last_name, u.wearer_id, u.job_group, h.uid, h.name as unit_name
      from users u join units h on h.uid = u.unit_uid
      where ${inScope(call)} and u.active and (u.ends_on is null or u.ends_on >= ${today})
        and (u.starts_on is null or u.starts_on <= ${today})
        ${unit ? sql`and u.unit_uid = ${unit}` : sql``}
        ${search.trim() ? sql`and (${personNameOf("u")} ilike ${like} or u.wearer_id ilike ${like})` : sql``}
    ), needed as materialized (
      select p.*, r."garmentClass" as garment_class, r.standard, r.class, r."when",
        (row_number() over ())::int as id, ${plain(sql`r."garmentClass"`)} as kind
      from person p join jsonb_to_recordset(${JSON.stringify(organisation.roleRequirements)}::jsonb)
        as r(job text, "garmentClass" text, standard text, class text, "when" text)
        on ${plain(sql`r.job`)} = ${plain(sql`p.job_group`)}
    ), ${wornLines(sql`select customer_id from needed`, organisation.timeZone)},
    had as (
      select n.id, bool_or(c.valid) as valid, max(w.issued_on) as issued_on,
        bool_or(c.valid and coalesce(w.replace_on > ${today}, true)) as good,
        max(w.replace_on) filter (where c.valid) as replace_on, max(c.expired_on) as expired_on
      from needed n join worn w on w.customer_id = n.customer_id and w.kind = n.kind cross join lateral (
        select bool_or(${valid(sql`k`)} or exists (
            select from jsonb_array_elements(w.current) s where ${isOf(sql`s`)} and ${valid(sql`s`)})) as valid,
          max((k ->> 'validUntil')::date) as expired_on
        from jsonb_array_elements(w.kept) k where ${isOf(sql`k`)} having count(*) > 0) c
      group by n.id
    ), judged as (
      select n.*, h.issued_on,
        case when h.good then 'met' when h.valid then 'due' when h.id is not null then 'expired' else 'never' end as state,
        case when h.good then null when h.valid then h.replace_on else h.expired_on end as since
      from needed n left join had h on h.id = n.id)`;
}

/** A page of what people of the caller's units must have and do not have, in one statement. */
export async function listUnmet(call: ListCall, query: Asked) {
  const page = pageOf(query);
  const asked = query.sort ?? "";
  const sort = Object.hasOwn(UNMET_SORTS, asked) ? (asked as keyof typeof UNMET_SORTS) : "name";
  const which = query.state ? sql`v.state = ${query.state}` : sql`v.state <> 'met'`;
  const rows = await rowsOf<UnmetRow>(
    call.db,
    sql`with ${judgedOf(call, query)}, v as materialized (select * from judged v where ${which})
      select t.total, v.customer_id as "customerPK", v.first_name as "firstName", v.last_name as "lastName",
        v.wearer_id as "employeeCode", v.uid, v.unit_name as unit, v.job_group as job,
        v.garment_class as "garmentClass", v.standard, v.class, v."when", v.state, v.issued_on::text as "issuedOn",
        v.since::text as since
      from (select count(*)::int as total from v) t left join (
        select v.*, row_number() over (order by ${ORDER[sort]}) as place from v
        order by place limit ${page.pageSize} offset ${page.offset}) v on true
      order by v.place`,
  );
  return {
    unmet: rows
      .filter(({ customerPK }) => customerPK !== null)
      .map(({ total: _, firstName, lastName, uid, unit, issuedOn, since, ...row }) => ({
        ...row,
        name: personName({ firstName, lastName }),
        unit: { uid, name: unit },
        issuedOn: issuedOn ?? undefined,
        since: since ?? undefined,
      })),
    sorts: sortsOf(UNMET_SORTS, sort),
    pagination: pagination(page, rows[0]!.total, sort),
  };
}

interface UnitRow {
  uid: string;
  name: string;
  people: number;
  unmet: number;
  never: number;
  due: number;
  expired: number;
}

/** How many people of each unit of the caller's must have something, and how many do not have it; one statement. */
export async function unmetByUnit(call: ListCall) {
  const requirements = (state: string) => sql`(count(*) filter (where v.state = ${state}))::int`;
  const rows = await rowsOf<UnitRow>(
    call.db,
    sql`with ${judgedOf(call)}
      select v.uid, v.unit_name as name, count(distinct v.customer_id)::int as people,
        (count(distinct v.customer_id) filter (where v.state <> 'met'))::int as unmet,
        ${requirements("never")} as never, ${requirements("due")} as due, ${requirements("expired")} as expired
      from judged v group by v.uid, v.unit_name order by lower(v.unit_name), v.uid`,
  );
  return { units: rows.map(({ uid, name, ...numbers }) => ({ unit: { uid, name }, ...numbers })) };
}
