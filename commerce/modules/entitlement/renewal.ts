import { sql, type SQL } from "drizzle-orm";
import { dayOf } from "../../calendar";
import { rowsOf, type Database } from "../../database/connection";
import { organisations } from "../organisation/tables";
import { grantsOf, type Grant, type GrantingPack } from "./grants";
import { firstPeriodOn, givenMonths, nextPeriod, type Period, type Reset } from "./periods";

/** The batch size for reading and granting allocations, so that statements stay short. */
const BATCH = 500;

interface Ended extends GrantingPack {
  id: number;
  customerId: string;
  packId: string;
  start: string;
  end: string;
  reset: Reset;
  region: string;
  timeZone: string;
  hiredAt: string;
  fte: number;
  last: Grant[] | null;
}

interface Wanted {
  customer_id: string;
  pack_id: string;
  period_start: string;
  period_end: string;
  /** For how many months; null gives the whole period. */
  given_months: number | null;
  grants: { measure: string; bundle_id: string | null; amount: number }[];
}

/**
 * The newest allocations of active people who have not left, whose period ended before a day of their organisation. One
 * of a later day, which a clock that was ahead has granted, does not keep today's from being granted.
 */
async function endedBefore(db: Database, today: string, whose: SQL, after: number): Promise<Ended[]> {
  return rowsOf<Ended>(
    db,
    sql`
    select a.id, a.customer_id as "customerId", a.pack_id as "packId", a.period_start::text as start,
      a.period_end::text as "end", p.reset, p.pack_type as "packType", p.allocation_type as "allocationType",
      p.grant_amount as "grantAmount", p.grant_least_load as "grantLeastLoad", o.region,
      o.time_zone as "timeZone", u.hired_at as "hiredAt", u.fte,
      coalesce((select json_agg(json_build_object('id', b.id, 'minItems', b.min_items, 'maxItems', b.max_items,
        'subsidyRanges', b.subsidy_ranges)) from bundles b where b.pack_id = p.id), '[]') as bundles,
      (select json_agg(g) from (select measure, bundle_id as "bundleId", sum(amount)::int as amount
        from entitlement_movements where allocation_id = a.id and kind = 'grant' and change_id is null
        group by measure, bundle_id) g) as last
    from allocations a join packs p on p.id = a.pack_id
    join users u on u.customer_id = a.customer_id join organisations o on o.uid = u.organisation_uid
    where ${whose} and a.id > ${after} and p.reset <> 'once' and u.active and a.period_end < ${today}::date
      and (u.ends_on is null or u.ends_on >= ${today}::date)
      and not exists (select 1 from allocations n
        where n.customer_id = a.customer_id and n.pack_id = a.pack_id and n.period_start > a.period_start
          and n.period_start <= ${today}::date)
    order by a.id limit ${BATCH}`,
  );
}

/** A period of a pack for a person, with what it gives. */
const wantedOf = (
  { customerId, packId }: Pick<Ended, "customerId" | "packId">,
  period: Period,
  months: number | null,
  grants: readonly Grant[],
): Wanted => ({
  customer_id: customerId,
  pack_id: packId,
  period_start: period.start,
  period_end: period.end,
  given_months: months,
  grants: grants.map(({ measure, bundleId, amount }) => ({ measure, bundle_id: bundleId, amount })),
});

function wantedAfter(ended: Ended, today: string): Wanted[] {
  const { region, timeZone, start, end, fte, last } = ended;
  const hiredOn = dayOf(new Date(ended.hiredAt), timeZone);
  const period = nextPeriod(ended.reset, today, { region, hiredOn }, { start, end });
  return period ? [wantedOf(ended, period, null, grantsOf(ended, { fte, last: last ?? [] }))] : [];
}

/**
 * Writes allocations with their grants in one statement: both or neither. Because the start of a person's
 * period in a pack is unique, only one of two processes writes it; the other waits and then writes nothing.
 * Both write in the same order, so that they cannot deadlock.
 */
async function grant(db: Database, wanted: Wanted[], now: Date): Promise<void> {
  await db.execute(sql`
    with wanted as (select * from json_to_recordset(${JSON.stringify(wanted)}::json)
      as w(customer_id text, pack_id text, period_start date, period_end date, given_months int, grants json)),
    fresh as (
      insert into allocations (customer_id, pack_id, period_start, period_end, given_months)
      select customer_id, pack_id, period_start, period_end, given_months from wanted w
      where not exists (select 1 from allocations b where b.customer_id = w.customer_id
        and b.pack_id = w.pack_id and b.period_end >= w.period_start and b.period_start <= w.period_end)
      order by customer_id, pack_id
      on conflict (customer_id, pack_id, period_start) do nothing
      returning id, customer_id, pack_id)
    insert into entitlement_movements (allocation_id, bundle_id, measure, kind, amount, at)
    select f.id, g.bundle_id, g.measure, 'grant', g.amount, ${now.toISOString()}::timestamptz
    from fresh f join wanted w on w.customer_id = f.customer_id and w.pack_id = f.pack_id
    cross join lateral json_to_recordset(w.grants) as g(measure text, bundle_id text, amount int)`);
}

/**
 * Grants a person the current period of every pack whose last one has ended, so that nobody has to wait for
 * the job.
 */
export async function renewFor(db: Database, customerId: string, today: string, now: Date): Promise<void> {
  const ended = await endedBefore(db, today, sql`a.customer_id = ${customerId}`, 0);
  const wanted = ended.flatMap((one) => wantedAfter(one, today));
  if (wanted.length > 0) await grant(db, wanted, now);
}

/** Grants the current period for all people, one organisation at a time in its own time zone. */
export async function renewAll(db: Database, now: Date): Promise<void> {
  const all = await db
    .select({ uid: organisations.uid, timeZone: organisations.timeZone })
    .from(organisations);
  for (const { uid, timeZone } of all) {
    const today = dayOf(now, timeZone);
    let after = 0;
    let ended: Ended[];
    do {
      ended = await endedBefore(db, today, sql`u.organisation_uid = ${uid}`, after);
      after = ended.at(-1)?.id ?? after;
      const wanted = ended.flatMap((one) => wantedAfter(one, today));
      if (wanted.length > 0) await grant(db, wanted, now);
    } while (ended.length === BATCH);
  }
}

interface First extends Omit<Ended, "id" | "start" | "end" | "last"> {
  byMonths: boolean;
}

/**
 * Gives a new person packs of their organisation: the period that holds today, with all that it grants.
 * @param packIds packs of another organisation are left out.
 */
export const givePacks = (db: Database, customerId: string, packIds: string[], now: Date): Promise<void> =>
  givePacksTo(
    db,
    packIds.map((packId) => ({ customerId, packId })),
    now,
  );

/** The same for many people. */
export async function givePacksTo(
  db: Database,
  given: readonly { customerId: string; packId: string }[],
  now: Date,
): Promise<void> {
  for (let at = 0; at < given.length; at += BATCH) {
    const wanted = (await firstOf(db, given.slice(at, at + BATCH))).map((pack) => firstPeriod(pack, now));
    if (wanted.length > 0) await grant(db, wanted, now);
  }
}

const firstOf = (db: Database, given: readonly { customerId: string; packId: string }[]): Promise<First[]> =>
  rowsOf<First>(
    db,
    sql`
    select u.customer_id as "customerId", p.id as "packId", p.reset, p.pack_type as "packType",
      p.allocation_type as "allocationType", p.grant_amount as "grantAmount",
      p.grant_least_load as "grantLeastLoad", p.grant_by_months as "byMonths", o.region, o.time_zone as "timeZone",
      u.hired_at as "hiredAt", u.fte,
      coalesce((select json_agg(json_build_object('id', b.id, 'minItems', b.min_items, 'maxItems', b.max_items,
        'subsidyRanges', b.subsidy_ranges)) from bundles b where b.pack_id = p.id), '[]') as bundles
    from json_to_recordset(${JSON.stringify(given)}::json) as g("customerId" text, "packId" text)
    join users u on u.customer_id = g."customerId" join organisations o on o.uid = u.organisation_uid
    join packs p on p.organisation_uid = o.uid and p.id = g."packId"
    order by u.customer_id, p.id`,
  );

function firstPeriod(pack: First, now: Date): Wanted {
  const { region, timeZone } = pack;
  const hiredOn = dayOf(new Date(pack.hiredAt), timeZone);
  const period = firstPeriodOn(pack.reset, dayOf(now, timeZone), { region, hiredOn });
  const months = givenMonths(pack, period, hiredOn);
  return wantedOf(pack, period, months, grantsOf(pack, { fte: pack.fte, months }));
}
