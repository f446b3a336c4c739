import { sql } from "drizzle-orm";
import { rowsOf, type Database } from "../../database/connection";
import { POLICY } from "../../http/policy";

/** A person who is asked to decide about somebody's order. */
export interface Decider {
  customerId: string;
  /** The email address. */
  uid: string;
  name: string;
  /** What a mail calls them. */
  called: string;
  /** The approvers for whom they stand in; null for one who is asked in their own right. */
  standsIn: string | null;
}

/**
 * Who is asked to decide about an order: those whom limits or a budget sent it to, or the administrators if none of
 * these is active any more. Every other order has the approvers of the nearest unit upwards that has one, or else its
 * nearest administrators (spec 002 §6). Nobody decides about an order of their own, or about one that they placed for
 * somebody else. Whoever stands in for one of them is asked too. In one statement.
 */
export const decidersOf = (
  db: Database,
  order: {
    code: string;
    customerId: string;
    unitUid: string;
    organisationUid: string;
    placedBy?: { customerId: string } | null;
  },
  at: Date,
): Promise<Decider[]> => {
  const people = sql.param([order.customerId, order.placedBy?.customerId ?? order.customerId]);
  const groups = sql.param([...POLICY["approve-orders"].groups]);
  return rowsOf<Decider>(
    db,
    sql`
    with recursive above as (
      select uid, parent_uid, 0 as steps from units where uid = ${order.unitUid}
      union all
      select n.uid, n.parent_uid, a.steps + 1 from units n join above a on n.uid = a.parent_uid where a.steps < 50
    ), route as (
      select asked from approval_routes where order_code = ${order.code}
    ), able as (
      select u.customer_id, u.uid, u.first_name, u.last_name, u.preferred_name,
        -- An administrator is asked after every approver.
        case when u.customer_id = any(r.asked) then 0
          when r.asked is null and 'b2bapprovergroup' = any(u.groups) then a.steps
          else 1000 + coalesce(a.steps, 1000) end as distance
      from users u left join above a on a.uid = u.unit_uid left join route r on true
      where u.active and (a.uid is not null or u.customer_id = any(r.asked) or (r.asked is not null and 'b2badmingroup' = any(u.groups)))
        and (r.asked is null or u.customer_id = any(r.asked) or 'b2badmingroup' = any(u.groups)) and u.organisation_uid = ${order.organisationUid} and u.customer_id <> all(${people}::text[])
        and u.groups && ${groups}::text[]
    )
    , asked as (
      select customer_id, uid, first_name, last_name, preferred_name, null::text as stands_in
      from able where distance = (select min(distance) from able)
    ), stand_ins as (
      select u.customer_id, u.uid, u.first_name, u.last_name, u.preferred_name,
        string_agg(k.first_name || ' ' || k.last_name, ' and ' order by k.last_name, k.customer_id) as stands_in
      from asked k join approval_delegations d on d.from_customer = k.customer_id and d.ended_at is null
        join organisations z on z.uid = d.organisation_uid
        join users u on u.customer_id = d.to_customer and u.organisation_uid = d.organisation_uid
      where u.active and u.groups && ${groups}::text[] and u.customer_id <> all(${people}::text[])
        and (${at.toISOString()}::timestamptz at time zone z.time_zone)::date between d.starts_on and d.ends_on
        and u.customer_id not in (select customer_id from asked)
      group by u.customer_id, u.uid, u.first_name, u.last_name, u.preferred_name
    )
    select customer_id as "customerId", uid, first_name || ' ' || last_name as name,
      coalesce(preferred_name, first_name) as called, stands_in as "standsIn"
    from (select * from asked union all select * from stand_ins) everybody
    order by stands_in is not null, last_name, first_name, customer_id`,
  );
};
