import { sql } from "drizzle-orm";
import { dayOf } from "../../commerce/calendar";
import { checkShop } from "../../commerce/checks/run";
import { rowsOf } from "../../commerce/database/connection";
import type { TestApi } from "../support/api";
import { expectedPeriod } from "./expected";

interface Right {
  person: string;
  pack: string;
  reset: string;
  region: string;
  timeZone: string;
  hiredAt: string;
  endsOn: string | null;
  start: string | null;
  end: string | null;
}

/** What anybody who works or worked has of a pack that is given again, on their organisation's day of an instant. */
const rightsOf = (api: TestApi) =>
  rowsOf<Right>(
    api.db,
    sql`select u.uid as person, p.id as pack, p.reset, o.region, o.time_zone as "timeZone",
        u.hired_at as "hiredAt", u.ends_on::text as "endsOn", a.period_start::text as start, a.period_end::text as "end"
      from (select distinct customer_id, pack_id from allocations) h
      join users u on u.customer_id = h.customer_id and u.active join packs p on p.id = h.pack_id and p.reset <> 'once'
      join organisations o on o.uid = u.organisation_uid
      left join allocations a on a.customer_id = h.customer_id and a.pack_id = h.pack_id
        and (${api.now().toISOString()}::timestamptz at time zone o.time_zone)::date
          between a.period_start and a.period_end`,
  );

const NONE = { start: null, end: null };

/** Everybody has the period that holds their organisation's day, and no other; after a last day of work none begins. */
async function wrongPeriods(api: TestApi): Promise<string[]> {
  return (await rightsOf(api)).flatMap((right) => {
    const { person, pack, reset, region, timeZone, hiredAt, endsOn, start, end } = right;
    const day = dayOf(api.now(), timeZone);
    const period = expectedPeriod(reset, region, dayOf(new Date(hiredAt), timeZone), day)!;
    const expected = endsOn !== null && endsOn < period.start ? NONE : period;
    return start === expected.start && end === expected.end
      ? []
      : [
          `${person} has ${pack} from ${start} to ${end} on ${day}, not from ${expected.start} to ${expected.end}`,
        ];
  });
}

/** What was given is used, held, left, or lapsed with its period; every use is an order's, and every hold a cart's. */
async function wrongSums(api: TestApi): Promise<string[]> {
  const rows = await rowsOf<{ id: number; measure: string; rest: number; nameless: number }>(
    api.db,
    sql`select a.id, m.measure,
        sum(case m.kind when 'grant' then m.amount when 'release' then m.amount else -m.amount end)::int as rest,
        count(*) filter (where m.kind in ('hold', 'use') and m.cart_code is null and m.order_code is null)::int as nameless
      from allocations a join entitlement_movements m on m.allocation_id = a.id
      group by a.id, m.measure, m.bundle_id`,
  );
  return rows.flatMap(({ id, measure, rest, nameless }) => [
    ...(rest < 0 ? [`${-rest} more ${measure} of allocation ${id} than was given`] : []),
    ...(nameless > 0 ? [`${nameless} movements of allocation ${id} are of no order and no cart`] : []),
  ]);
}

/**
 * Everything that must hold after a step.
 * @param worked whether the jobs have had the time to grant the new periods of everybody.
 */
export async function faultsOf(api: TestApi, worked: boolean): Promise<string[]> {
  const checked = await checkShop(api.db, api.now());
  return [
    ...checked.flatMap(({ says, exceptions }) => exceptions.map((what) => `${says}: not ${what}`)),
    ...(worked ? await wrongPeriods(api) : []),
    ...(await wrongSums(api)),
  ];
}
