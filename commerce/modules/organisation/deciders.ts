import { sql, type SQL } from "drizzle-orm";
import { rowsOf, type Database } from "../../database/connection";
import { personNameOf } from "../../http/person-name";
import { POLICY } from "../../http/policy";

/** A person who is asked to decide about somebody's order. */
export interface Decider {
  customerId: string;
  /** The email address. */
  uid: string;
  name: string;
  /** What a mail calls them. */
  called: string;
  employeeId: string;
  /** Whether they may see prices that the orderer may not. */
  priceEnabled: boolean;
  /** The approvers for whom they stand in; null for one who is asked in their own right. */
  standsIn: string | null;
}

/**
 * Who is asked to decide about orders `o`: those whom limits or a budget sent one to, or the administrators if none of
 * these is active any more. Every other order has the approvers of the nearest unit upwards that has one, or else its
 * nearest administrators (spec 002 §6). Nobody decides about an order of their own, or about one that they placed for
 * somebody else. Whoever stands in for one of them is asked too.
 * @returns a table with a row for each order and person.
 */
export const decidersAbout = (which: SQL, at: Date): SQL =>
  askedOf(
    sql`select o.code, o.unit_uid, o.organisation_uid, r.asked,
        array[o.customer_id, coalesce(o.placed_by ->> 'customerId', o.customer_id)] as people
      from orders o left join approval_routes r on r.order_code = o.code where ${which}`,
    at,
  );

/**
 * The same of people `p`: who is asked when they order for their home unit, while no limit and no budget says otherwise.
 * @returns a table with a row for each of them, by customer id as `code`, and person who is asked.
 */
export const decidersForPeople = (which: SQL, at: Date): SQL =>
  askedOf(
    sql`select p.customer_id as code, p.unit_uid, p.organisation_uid, null::text[] as asked,
        array[p.customer_id] as people
      from users p where ${which}`,
    at,
  );

const askedOf = (wanted: SQL, at: Date): SQL => {
  const groups = sql.param([...POLICY["approve-orders"].groups]);
  return sql`(
    with wanted as (${wanted}), able as (
      select w.code, w.people, u.customer_id, u.uid, u.first_name, u.last_name, u.preferred_name, u.price_enabled,
        u.wearer_id,
        -- An administrator is asked after every approver.
        case when u.customer_id = any(w.asked) then 0
          when w.asked is null and 'b2bapprovergroup' = any(u.groups) then a.steps
          else 1000 + coalesce(a.steps, 1000) end as distance
      from wanted w join users u on u.organisation_uid = w.organisation_uid
        left join unit_lines a on a.uid = w.unit_uid and a.above_uid = u.unit_uid
      where u.active and u.groups && ${groups}::text[] and u.customer_id <> all(w.people)
        and case when w.asked is null then a.uid is not null
          else u.customer_id = any(w.asked) or 'b2badmingroup' = any(u.groups) end
    ), asked as (
      select n.code, n.people, n.customer_id, n.uid, n.first_name, n.last_name, n.preferred_name, n.price_enabled, n.wearer_id,
        null::text as stands_in
      from (select *, min(distance) over (partition by code) as nearest from able) n where n.distance = n.nearest
    ), stand_ins as (
      select k.code, k.people, u.customer_id, u.uid, u.first_name, u.last_name, u.preferred_name, u.price_enabled, u.wearer_id,
        string_agg(${personNameOf("k")}, ' and ' order by k.last_name, k.customer_id) as stands_in
      from asked k join approval_delegations d on d.from_customer = k.customer_id and d.ended_at is null
        join organisations z on z.uid = d.organisation_uid
        join users u on u.customer_id = d.to_customer and u.organisation_uid = d.organisation_uid
      where u.active and u.groups && ${groups}::text[] and u.customer_id <> all(k.people)
        and (${at.toISOString()}::timestamptz at time zone z.time_zone)::date between d.starts_on and d.ends_on
        and not exists (select from asked x where x.code = k.code and x.customer_id = u.customer_id)
      group by k.code, k.people, u.customer_id, u.uid, u.first_name, u.last_name, u.preferred_name, u.price_enabled,
        u.wearer_id
    )
    select * from asked union all select * from stand_ins)`;
};

/** Who is asked to decide about an order that stands in the tables. In one statement. */
export const decidersOf = (db: Database, code: string, at: Date): Promise<Decider[]> =>
  rowsOf<Decider>(
    db,
    sql`select k.customer_id as "customerId", k.uid, ${personNameOf("k")} as name,
        coalesce(k.preferred_name, k.first_name) as called, k.price_enabled as "priceEnabled", k.stands_in as "standsIn",
        k.wearer_id as "employeeId"
      from ${decidersAbout(sql`o.code = ${code}`, at)} k
      order by k.stands_in is not null, k.last_name, k.first_name, k.customer_id`,
  );
