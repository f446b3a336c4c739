import { sql, type SQL } from "drizzle-orm";
import type { Call } from "../../http/call";
import { unitsBelow } from "../organisation";

/**
 * Whether somebody of a group may decide about an order `o` with its `route` in their own right, as scope.ts has it of
 * one person: never whoever it is for, or who placed it.
 */
const decides = (group: "b2bapprovergroup" | "b2badmingroup"): SQL => sql`exists (
  select from users d where d.active and d.organisation_uid = o.organisation_uid and ${group} = any(d.groups)
    and d.customer_id <> o.customer_id and d.customer_id is distinct from o.placed_by ->> 'customerId'
    and (d.customer_id = any(route.asked)
      or (${group === "b2badmingroup" ? sql`true` : sql`route.order_code is null`}
        and o.unit_uid in ${unitsBelow(sql`d.unit_uid`)})))`;

/**
 * Orders of the caller's unit and below that wait and have no approver, by unit, the most first: those that an
 * administrator can decide about, and those that nobody can. A select.
 */
export const withoutApprover = ({ about: { unit, organisation } }: Pick<Call, "about">): SQL => sql`
  select w.unit_uid, n.name, count(*) filter (where w.administrator)::int as administrators,
    count(*) filter (where not w.administrator)::int as nobody
  from (select o.unit_uid, ${decides("b2badmingroup")} as administrator
      from orders o left join approval_routes route on route.order_code = o.code
      where o.organisation_uid = ${organisation.uid} and o.status = 'PENDING_APPROVAL'
        and o.unit_uid in ${unitsBelow(unit.uid)} and not ${decides("b2bapprovergroup")}) w
    join units n on n.uid = w.unit_uid
  group by w.unit_uid, n.name order by count(*) desc, w.unit_uid`;
