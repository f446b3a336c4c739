import { sql, type SQL } from "drizzle-orm";
import type { z } from "@hono/zod-openapi";
import { dayOf, daysAfter } from "../../calendar";
import { rowsOf } from "../../database/connection";
import type { Call } from "../../http/call";
import { givenUp } from "../../http/given-up";
import { pageOf, pagination } from "../../http/paging";
import { personName } from "../../http/person-name";
import { todayOf } from "../../http/today";
import { inScope } from "../manage-users";
import { type Destination, destinationOf, lastOrderView, type LeadTime, leadTimeOf } from "../transit";
import type { NewStarterSchema } from "./contract";

type StartersCall = Pick<Call, "db" | "about" | "now">;
type Starter = z.infer<typeof NewStarterSchema>;

/** Days before and after today on which somebody starts who is listed. */
const WINDOW = { past: 28, ahead: 120 };
/** Days ahead in which somebody starts whom the home page shows although their order is not near. */
const NEAR_DAYS = 14;
/** The most people whom the home page looks through, those of whom nothing is ordered first. */
const LOOKED_AT = 60;

export interface StarterRow {
  customerPK: string;
  firstName: string;
  lastName: string;
  unitUid: string;
  unitName: string;
  to: Destination;
  startsOn: string;
  packId: string;
  packName: string;
  opensAt: string | null;
  opensBeforeStart: number | null;
  leadTime: LeadTime | null;
  orderCode: string | null;
  total: number;
}

/** A new starter has ordered once an order of their pack stands. */
export const firstOrderOf = (customerId: SQL, packId: SQL): SQL => sql`(
  select o.code from orders o where o.customer_id = ${customerId}
    and not ${givenUp()}
    and exists (select from order_entries e where e.order_code = o.code and e.pack_id = ${packId})
  order by o.placed_at, o.code limit 1)`;

/**
 * The new starters of the caller's units, a row for each pack of theirs: a select for `StarterRow`s. How long a pack takes
 * is read once for each pack and country.
 */
const startersOf = (call: StartersCall, order: SQL): SQL => {
  const today = sql`${todayOf(call)}::date`;
  return sql`with starting as materialized (
      select u.customer_id, u.first_name, u.last_name, u.starts_on, n.uid, n.name, p.id as pack_id, p.name as pack_name, p.opens_at, p.opens_before_start, ${destinationOf(sql`u.customer_id`)} as place
      from users u join units n on n.uid = u.unit_uid
      join allocations a on a.customer_id = u.customer_id and ${today} between a.period_start and a.period_end
      join packs p on p.id = a.pack_id and p.pack_type = 'new starter'
      where ${inScope(call)} and u.active
        and u.starts_on between ${today} - ${WINDOW.past}::int and ${today} + ${WINDOW.ahead}::int
    ), taking as materialized (
      select k.pack_id, k.country, ${leadTimeOf(sql`k.pack_id`, sql`k.country`)} as lead_time
      from (select distinct pack_id, place ->> 'country' as country from starting) k
    ), listed as (
      select s.*, ${firstOrderOf(sql`s.customer_id`, sql`s.pack_id`)} as order_code from starting s)
    select s.customer_id as "customerPK", s.first_name as "firstName", s.last_name as "lastName", s.uid as "unitUid",
      s.name as "unitName", s.place as "to", s.starts_on::text as "startsOn", s.pack_id as "packId",
      s.pack_name as "packName", s.opens_at as "opensAt", s.opens_before_start as "opensBeforeStart",
      t.lead_time as "leadTime", s.order_code as "orderCode", (count(*) over ())::int as total
    from listed s join taking t on t.pack_id = s.pack_id and t.country = s.place ->> 'country' ${order}`;
};

const byDay = sql`s.starts_on, lower(s.last_name), lower(s.first_name), s.customer_id, s.pack_id`;

/** A page of the new starters of the caller's units, by their first day; one statement. */
export async function listStarters(call: StartersCall, query: { currentPage?: number; pageSize?: number }) {
  const page = pageOf(query);
  const rows = await rowsOf<StarterRow>(
    call.db,
    startersOf(call, sql`order by ${byDay} limit ${page.pageSize} offset ${page.offset}`),
  );
  return {
    starters: rows.map((row) => starterView(call, row)),
    pagination: pagination(page, rows[0]?.total ?? 0),
  };
}

/** The rows that the home page looks through, for a statement of its own. */
export const startersToWatch = (call: StartersCall): SQL =>
  startersOf(call, sql`order by s.order_code is not null, ${byDay} limit ${LOOKED_AT}`);

/** Those whom an administrator sees at once: late ones, those with few days left, and who starts within two weeks. */
export function watched(call: StartersCall, rows: readonly StarterRow[]) {
  const today = todayOf(call);
  const all = rows.map((row) => starterView(call, row));
  const urgent = all.filter(({ state }) => state === "late" || state === "soon");
  const near = all.filter(
    (one) => !urgent.includes(one) && one.startsOn >= today && one.startsOn <= daysAfter(today, NEAR_DAYS),
  );
  return {
    late: urgent.filter(({ state }) => state === "late").length,
    soon: urgent.filter(({ state }) => state === "soon").length,
    starters: [...urgent, ...near.toSorted((a, b) => a.startsOn.localeCompare(b.startsOn))],
  };
}

function starterView(call: StartersCall, row: StarterRow): Starter {
  const { timeZone } = call.about.organisation;
  const { customerPK, firstName, lastName, startsOn, packId, packName, leadTime, orderCode } = row;
  const lastOrder =
    leadTime && !orderCode
      ? lastOrderView(startsOn, leadTime, row.to, { now: call.now(), timeZone })
      : undefined;
  const today = todayOf(call);
  const opensOn = openingDay(row, timeZone);
  return {
    customerPK,
    name: personName({ firstName, lastName }),
    firstName,
    unit: { uid: row.unitUid, name: row.unitName },
    startsOn,
    packId,
    packName,
    state: orderCode ? "ordered" : (lastOrder?.state ?? (startsOn < today ? "late" : "ahead")),
    orderCode: orderCode ?? undefined,
    opensOn: opensOn && opensOn > today ? opensOn : undefined,
    lastOrder,
  };
}

/** The local day on which a pack opens for somebody, as `opensFor` of modules/packs has it; undefined for at once. */
function openingDay(row: StarterRow, timeZone: string): string | undefined {
  const days = [
    ...(row.opensAt ? [dayOf(new Date(row.opensAt), timeZone)] : []),
    ...(row.opensBeforeStart === null ? [] : [daysAfter(row.startsOn, -row.opensBeforeStart)]),
  ];
  return days.toSorted().at(-1);
}
