import { sql, type SQL } from "drizzle-orm";
import type { Call } from "../../http/call";
import { personNameOf } from "../../http/person-name";
import { POLICY } from "../../http/policy";
import { unitsBelow } from "../organisation";

type StandInCall = Pick<Call, "about" | "now">;

/** Delegations `d` that count at this moment, in the organisation's time zone. */
export const runsNow = ({ about, now }: StandInCall): SQL => sql`(d.ended_at is null
  and (${now().toISOString()}::timestamptz at time zone ${about.organisation.timeZone})::date
    between d.starts_on and d.ends_on)`;

/**
 * The approvers whom the caller stands in for, each with the units that they decide for. One who may not approve any more
 * gives nothing.
 */
export const standsInFor = (call: StandInCall): SQL => sql`(
  select g.customer_id, ${personNameOf("g")} as name, 'b2badmingroup' = any(g.groups) as administrator,
    array(select uid from ${unitsBelow(sql`g.unit_uid`)} b) as units
  from approval_delegations d join users g on g.customer_id = d.from_customer
  where d.to_customer = ${call.about.user.customerId} and d.organisation_uid = ${call.about.organisation.uid}
    and g.organisation_uid = d.organisation_uid and g.active and ${runsNow(call)}
    and g.groups && ${sql.param([...POLICY["approve-orders"].groups])}::text[])`;

/**
 * Approvers `s` for whom the caller may see an order `o`, or decide about it: never the one whose own order it is.
 * @param decides leaves out those whom limits sent the order past.
 */
const fromWhom = (call: StandInCall, decides: boolean): SQL => sql`${standsInFor(call)} s
  where s.customer_id <> o.customer_id and s.customer_id is distinct from o.placed_by ->> 'customerId'
    and (o.unit_uid = any(s.units) or exists (
      select from approval_routes r where r.order_code = o.code and s.customer_id = any(r.asked)))
    ${
      decides
        ? sql`and (s.administrator or not exists (select from approval_routes r where r.order_code = o.code
            and not s.customer_id = any(r.asked)))`
        : sql``
    }`;

/** Whether the caller sees an order `o` for somebody, or decides about it. */
export const standsIn = (call: StandInCall, decides: boolean): SQL =>
  sql`exists (select from ${fromWhom(call, decides)})`;

/** For whom the caller decides about an order `o`, as JSON; null for nobody. */
export const standInOf = (call: StandInCall): SQL => sql`(
  select json_build_object('customerId', s.customer_id, 'name', s.name, 'administrator', s.administrator)
  from ${fromWhom(call, true)} order by s.administrator desc, s.customer_id limit 1)`;
