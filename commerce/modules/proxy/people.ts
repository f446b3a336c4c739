import { sql } from "drizzle-orm";
import { containing } from "../../database/containing";
import { rowsOf } from "../../database/connection";
import type { Call } from "../../http/call";
import { occDate } from "../../http/dates";
import { pageOf, pagination, sortsOf } from "../../http/paging";
import { personName, personNameOf } from "../../http/person-name";
import { openCartCode } from "../carts";
import { managedUnits } from "../organisation";

type PeopleCall = Pick<Call, "db" | "about">;

interface Row {
  uid: string;
  customer_id: string;
  first_name: string;
  last_name: string;
  wearer_id: string;
  unit_uid: string;
  unit_name: string;
  job_group: string;
  active: boolean;
  in_cart: number;
  actor_id: string | null;
  actor_name: string | null;
  started_at: string | null;
  found: number;
}

export interface PeopleQuery {
  searchText?: string;
  unit?: string;
  currentPage?: number;
  pageSize?: number;
}

/**
 * A page of the people whom the caller may order for, by name, in three statements: those of the caller's unit and
 * of every unit below it, without the caller. Every word of the text must be found in a person's name, ids, job or
 * unit.
 */
export async function proxyPeople({ db, about }: PeopleCall, query: PeopleQuery) {
  const page = pageOf(query);
  const units = await managedUnits(db, about.unit.uid);
  const within = sql`u.organisation_uid = ${about.organisation.uid}
    and u.unit_uid = any(${sql.param(units.map(({ uid }) => uid))}::text[])
    and u.customer_id <> ${about.user.customerId}`;
  const words = (query.searchText ?? "").trim().split(/\s+/).filter(Boolean).slice(0, 8);
  const matching = sql.join(
    [
      within,
      ...words.map(
        (word) => sql`concat_ws(' ', u.first_name, u.last_name, u.wearer_id, u.uid, u.job_group, n.name)
          ilike ${containing(word)}`,
      ),
      ...(query.unit ? [sql`u.unit_uid = ${query.unit}`] : []),
    ],
    sql` and `,
  );
  const people = sql`users u join units n on n.uid = u.unit_uid`;
  const [counts] = await rowsOf<{ total: number; found: number }>(
    db,
    sql`select count(*)::int as total, count(*) filter (where ${matching})::int as found
      from ${people} where ${within}`,
  );
  const rows = await rowsOf<Row>(
    db,
    sql`select u.uid, u.customer_id, u.first_name, u.last_name, u.wearer_id, u.unit_uid, n.name as unit_name,
      u.job_group, u.active, p.actor_id, p.started_at,
      (select ${personNameOf("a")} from users a where a.customer_id = p.actor_id) as actor_name,
      coalesce((select sum(e.quantity)::int from cart_entries e where e.cart_code = ${openCartCode(sql`u.customer_id`)}), 0) as in_cart
    from ${people} left join proxies p on p.wearer_id = u.customer_id and p.ended_at is null
    where ${matching} order by lower(u.last_name), lower(u.first_name), u.customer_id
    limit ${page.pageSize} offset ${page.offset}`,
  );
  return {
    people: rows.map((row) => ({
      uid: row.uid,
      customerId: row.customer_id,
      name: personName({ firstName: row.first_name, lastName: row.last_name }),
      firstName: row.first_name,
      wearerId: row.wearer_id,
      unit: { uid: row.unit_uid, name: row.unit_name },
      jobGroup: row.job_group,
      inCart: row.in_cart,
      status: statusOf(row, about.user.customerId),
      by:
        row.actor_name && row.started_at
          ? { name: row.actor_name, startedAt: occDate(new Date(row.started_at)) }
          : undefined,
    })),
    pagination: pagination(page, counts?.found ?? 0, "byName"),
    sorts: sortsOf({ byName: "By name" }, "byName"),
    total: counts?.total ?? 0,
    units: units.map(({ uid, name }) => ({ uid, name })),
  };
}

function statusOf({ active, actor_id }: Row, caller: string) {
  if (!active) return "closed" as const;
  if (!actor_id) return "free" as const;
  return actor_id === caller ? ("yours" as const) : ("in-use" as const);
}
