import { sql, type SQL } from "drizzle-orm";
import type { Call } from "../../http/call";
import { unitsBelow } from "../organisation";

type Group = "b2bapprovergroup" | "b2badmingroup";

/**
 * The units of an organisation with people of a group who decide there. Three are enough to know whether there is one who
 * is neither of the two people of an order; so a large organisation's people are read once and not for each order.
 */
const deciders = (organisation: string, group: Group): SQL => sql`(
  select l.uid, (array_agg(d.customer_id))[1:3] as ids from users d join unit_lines l on l.above_uid = d.unit_uid
  where d.active and d.organisation_uid = ${organisation} and ${group} = any(d.groups) group by l.uid)`;

/** Whether a person is neither whom an order `o` is for nor who placed it. */
const isAnother = (id: SQL): SQL =>
  sql`${id} <> o.customer_id and ${id} is distinct from o.placed_by ->> 'customerId'`;

/**
 * Whether somebody of a group may decide about an order `o` with its `route` in their own right, as scope.ts has it of
 * one person: never whoever it is for, or who placed it.
 * @param ids of three who decide in its unit, or fewer.
 */
const decides = (group: Group, ids: SQL): SQL => sql`(
  (${group === "b2badmingroup" ? sql`true` : sql`route.order_code is null`}
    and exists (select from unnest(${ids}) id where ${isAnother(sql`id`)}))
  or (route.order_code is not null and exists (select from users d
    where d.customer_id = any(route.asked) and d.active and d.organisation_uid = o.organisation_uid
      and ${group} = any(d.groups) and ${isAnother(sql`d.customer_id`)})))`;

/**
 * Orders of the caller's unit and below that wait and have no approver, by unit, the most first: those that an
 * administrator can decide about, and those that nobody can. A select.
 */
export const withoutApprover = ({ about: { unit, organisation } }: Pick<Call, "about">): SQL => sql`
  select w.unit_uid, n.name, count(*) filter (where w.administrator)::int as administrators,
    count(*) filter (where not w.administrator)::int as nobody
  from (select o.unit_uid, ${decides("b2badmingroup", sql`administrators.ids`)} as administrator
      from orders o left join approval_routes route on route.order_code = o.code
        left join ${deciders(organisation.uid, "b2bapprovergroup")} approvers on approvers.uid = o.unit_uid
        left join ${deciders(organisation.uid, "b2badmingroup")} administrators on administrators.uid = o.unit_uid
      where o.organisation_uid = ${organisation.uid} and o.status = 'PENDING_APPROVAL'
        and o.unit_uid in ${unitsBelow(unit.uid)} and not ${decides("b2bapprovergroup", sql`approvers.ids`)}) w
    join units n on n.uid = w.unit_uid
  group by w.unit_uid, n.name order by count(*) desc, w.unit_uid`;
