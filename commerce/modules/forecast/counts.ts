import { sql, type SQL } from "drizzle-orm";
import { rowsOf } from "../../database/connection";
import { todayOf } from "../../http/today";
import type { Measure } from "../entitlement";
import { inScope } from "../manage-users";
import type { Quarter } from "./quarters";
import { type ForecastCall, workersFrom } from "./workers";

/** Whose money it is: a cost centre, or null where people have none of their own, in a currency. */
export interface Line {
  centre: string | null;
  centreName: string | null;
  currency: string;
  symbol: string;
}

/** The people of a line who are employed when the first quarter begins. */
export interface Heads extends Line {
  people: number;
  /** Hundredths of full-time loads, added up. */
  load: number;
  /** Who starts or leaves within the four quarters, as far as it is known. */
  starters: number;
  leavers: number;
}

export interface Group extends Pick<Line, "centre" | "currency"> {
  gstRate: number;
  packId: string;
  /** The first day of a quarter. */
  quarter: string;
  people: number;
}

/** People of one load to whom a pack is given again in a quarter. */
export interface Again extends Group {
  fte: number;
  /** Of a pack that does not say its amount: what the last period gave. */
  last: number | null;
}

/** What people who start in a quarter (or for whom a part opens then) have of a pack and have not ordered. */
export interface First extends Group {
  bundleId: string | null;
  measure: Measure;
  amount: number;
}

/** What the periods that ended in the last 12 months gave of a counter, and how much of it was ordered. */
export interface Use {
  packId: string;
  bundleId: string | null;
  measure: Measure;
  given: number;
  used: number;
}

const lineGroup = sql`w.centre, w.currency`;

/**
 * Headcount and what falls due in four quarters, added up by the database; one statement for any number of people. Of each
 * pack that is given again, the year after its newest period is looked at, so that nobody has to wait for a renewal.
 */
export async function countsFor(
  call: ForecastCall,
  quarters: readonly Quarter[],
): Promise<{ heads: Heads[]; again: Again[]; first: First[] }> {
  const { timeZone, uid } = call.about.organisation;
  const from = sql`${quarters[0]!.first}::date`;
  const to = sql`${quarters.at(-1)!.last}::date`;
  const startOf = (day: SQL) => sql`((${day})::timestamp at time zone ${timeZone})`;
  const dayOf = (instant: SQL) => sql`(${instant} at time zone ${timeZone})::date`;
  const signed = sql`case when m.kind in ('grant', 'release') then m.amount else -m.amount end`;
  const lastGrant = sql`(select coalesce(sum(m.amount), 0)::int from allocations a
      join entitlement_movements m on m.allocation_id = a.id and m.kind = 'grant' and m.change_id is null
        and m.measure = p.allocation_type
      where a.customer_id = n.customer_id and a.pack_id = n.pack_id and a.period_end = n.period_end)`;
  // Few groups of many people, before anything is computed of them.
  const alike = (
    last: SQL,
    which: SQL,
  ) => sql`select ${lineGroup}, w.gst_rate, n.pack_id, n.period_end, w.fte,
        w.starts_on, w.ends_on, ${last} as last, count(*)::int as people
      from worker w join newest n on n.customer_id = w.customer_id join packs p on p.id = n.pack_id
      where ${which} group by ${lineGroup}, w.gst_rate, n.pack_id, n.period_end, w.fte, w.starts_on, w.ends_on, 9`;
  const [row] = await rowsOf<{ heads: Heads[]; again: Again[]; first: First[] }>(
    call.db,
    sql`with worker as materialized (
      ${workersFrom(call, from)}
    ), newest as materialized (
      select a.customer_id, a.pack_id, max(a.period_end) as period_end
      from allocations a join packs p on p.id = a.pack_id
      where p.organisation_uid = ${uid} and p.reset <> 'once' and p.pack_type <> 'self-purchase'
      group by 1, 2
    ), alike as materialized (
      ${alike(sql`null::int`, sql`p.grant_amount is not null or p.allocation_type = 'quantity'`)}
      union all ${alike(lastGrant, sql`p.grant_amount is null and p.allocation_type <> 'quantity'`)}
    ), begun as (
      select w.*, greatest(w.starts_on, case when near.day >= ${from} then near.day
          else (near.day + interval '1 year')::date end) as due
      from alike w cross join lateral (select (w.period_end + 1 + make_interval(years => greatest(0,
        extract(year from ${from})::int - extract(year from w.period_end + 1)::int)))::date as day) near
    ), opened as materialized (
      select b.*, case when p.closes_at <= ${startOf(sql`b.due`)} then
            case when p.opens_again_at > ${startOf(sql`b.due`)} then ${dayOf(sql`p.opens_again_at`)} end
          when p.opens_at > ${startOf(sql`b.due`)} then ${dayOf(sql`p.opens_at`)}
          else b.due end as opens
      from begun b join packs p on p.id = b.pack_id
    ), again as (
      select ${lineGroup}, w.gst_rate as "gstRate", w.pack_id as "packId", w.fte,
        date_trunc('quarter', w.opens::timestamp)::date as quarter, sum(w.people)::int as people, w.last
      from opened w
      where w.opens between ${from} and ${to} and (w.ends_on is null or w.ends_on >= w.opens)
      group by ${lineGroup}, w.gst_rate, w.pack_id, w.fte, date_trunc('quarter', w.opens::timestamp), w.last
    ), fresh as (
      select ${lineGroup}, w.gst_rate, a.pack_id, a.id, m.bundle_id, m.measure, w.starts_on + coalesce(b.opens_after_start, 0) as due,
        sum(${signed})::int as amount
      from worker w join allocations a on a.customer_id = w.customer_id
      join packs p on p.id = a.pack_id and p.pack_type <> 'self-purchase'
      join entitlement_movements m on m.allocation_id = a.id
      left join bundles b on b.pack_id = a.pack_id and b.id = m.bundle_id
      where w.starts_on >= ${from} - (select coalesce(max(x.opens_after_start), 0) from bundles x
          join packs y on y.id = x.pack_id where y.organisation_uid = ${uid})
        and w.starts_on + coalesce(b.opens_after_start, 0) between greatest(${from}, a.period_start)
          and least(${to}, a.period_end, coalesce(w.ends_on, ${to}))
      group by w.customer_id, w.starts_on, ${lineGroup}, w.gst_rate, a.pack_id, a.id, m.bundle_id, m.measure, b.opens_after_start
      having sum(${signed}) > 0
    ), first as (
      select ${lineGroup}, w.gst_rate as "gstRate", w.pack_id as "packId", w.bundle_id as "bundleId", w.measure,
        date_trunc('quarter', w.due::timestamp)::date as quarter, count(*)::int as people, sum(w.amount)::int as amount
      from fresh w group by ${lineGroup}, w.gst_rate, w.pack_id, w.bundle_id, w.measure, date_trunc('quarter', w.due::timestamp)
    ), heads as (
      select ${lineGroup}, min(w.centre_name) as "centreName", min(w.symbol) as symbol,
        count(*)::int as people, sum(w.fte)::int as load,
        count(*) filter (where w.starts_on between ${from} and ${to})::int as starters,
        count(*) filter (where w.ends_on between ${from} and ${to})::int as leavers
      from worker w group by ${lineGroup}
    )
    select coalesce((select json_agg(h) from heads h), '[]') as heads,
      coalesce((select json_agg(g) from again g), '[]') as again,
      coalesce((select json_agg(f) from first f), '[]') as first`,
  );
  return row!;
}

/** What people of the caller's units were given and ordered in the periods that ended in the last 12 months; one statement. */
export function usesFor(call: ForecastCall): Promise<Use[]> {
  const today = sql`${todayOf(call)}::date`;
  return rowsOf<Use>(
    call.db,
    sql`select a.pack_id as "packId", m.bundle_id as "bundleId", m.measure,
      sum(case m.kind when 'grant' then m.amount when 'withdraw' then -m.amount else 0 end)::float8 as given,
      sum(case when m.kind = 'use' then m.amount when m.kind = 'release' and m.cart_code is null then -m.amount
        else 0 end)::float8 as used
      from users u join allocations a on a.customer_id = u.customer_id join packs p on p.id = a.pack_id
      join entitlement_movements m on m.allocation_id = a.id
      where ${inScope(call)} and p.reset <> 'once' and p.pack_type <> 'self-purchase'
        and a.period_end < ${today} and a.period_end >= (${today} - interval '1 year')::date
      group by 1, 2, 3`,
  );
}
