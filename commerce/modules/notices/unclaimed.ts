import { sql } from "drizzle-orm";
import { dayOf } from "../../calendar";
import type { Database } from "../../database/connection";
import { readableDay } from "../../http/dates";
import { POLICY } from "../../http/policy";
import { personNameOf } from "../../http/person-name";
import type { MailShop, Message } from "../mail";
import { firstOrderOf } from "../new-starters";
import { isManagerOf } from "../organisation";
import { tellByOrganisation, type Told, writeDue } from "./by-organisation";
import type { Unclaimed } from "./tables";
import { unclaimedWords } from "./words";

/** How many days a new starter's pack is open before an administrator is told that nothing is ordered of it. */
const UNCLAIMED_DAYS = 14;
/** Whoever started longer ago is not told of. */
const PAST_DAYS = 60;
/** What a notice is made of, by the columns of `managed` and `helpers`. */
const DUE = [
  ...["id", "told", "manager_orders", "customer_id", "name", "first_name", "unit", "pack", "starts_on"],
  "opened",
];

/**
 * Writes a notice for the manager of each new starter of an organisation whose pack has been open so long, and of which
 * nothing is ordered; for the nearest administrators where nobody is named or the manager left. Each is told once; another
 * first day is told of anew.
 */
const noteUnclaimed = (
  db: Database,
  uid: string,
  timeZone: string,
  now: Date,
): Promise<Told<Unclaimed>[]> => {
  const at = sql`${now.toISOString()}::timestamptz`;
  const today = sql`${dayOf(now, timeZone)}::date`;
  const of = sql.raw(DUE.map((column) => `t.${column}`).join(", "));
  const local = (instant: string) => sql`(${sql.raw(instant)} at time zone ${timeZone})::date`;
  return writeDue(
    db,
    sql`waiting as (
      select u.customer_id, u.organisation_uid, u.unit_uid, u.manager_id, u.starts_on, n.name as unit, ${personNameOf("u")} as name,
        u.first_name, a.id, p.id as pack_id, p.name as pack,
        -- greatest() leaves out what is null.
        greatest(u.starts_on - p.opens_before_start, ${local("u.added_at")}, ${local("p.opens_at")}) as opened
      from users u join units n on n.uid = u.unit_uid
      join allocations a on a.customer_id = u.customer_id and ${today} between a.period_start and a.period_end
      join packs p on p.id = a.pack_id and p.pack_type = 'new starter'
      where u.organisation_uid = ${uid} and u.active and u.starts_on >= ${today} - ${PAST_DAYS}::int
        and (a.extended_until >= ${today} or coalesce(p.closes_at > ${at}, true))
        and ${firstOrderOf(sql`u.customer_id`, sql`p.id`)} is null
    ), late as (
      select * from waiting where opened <= ${today} - ${UNCLAIMED_DAYS}::int
    ), managed as (
      select w.*, m.customer_id as told,
        m.groups && ${sql.param([...POLICY["order-for-others"].groups])}::text[] and exists (
          select from unit_lines l where l.uid = w.unit_uid and l.above_uid = m.unit_uid) as manager_orders
      from late w join users m on ${isManagerOf("m", "w")}
    ), helpers as (
      select w.*, m.customer_id as told, null::boolean as manager_orders, l.steps,
        min(l.steps) over (partition by w.id) as nearest
      from late w join unit_lines l on l.uid = w.unit_uid
      join users m on m.unit_uid = l.above_uid and m.organisation_uid = w.organisation_uid and m.active
        and 'b2badmingroup' = any(m.groups) and m.customer_id <> w.customer_id
      where w.id not in (select id from managed)
    ), due as (
      select d.*, 'starter ' || d.id || ' ' || d.starts_on as about from (
        select ${of} from managed t union all select ${of} from helpers t where t.steps = t.nearest) d)`,
    {
      kind: "starter",
      at,
      details: sql`jsonb_build_object('customerId', d.customer_id, 'name', d.name,
          'firstName', d.first_name, 'unit', d.unit, 'packName', d.pack, 'startsOn', d.starts_on::text,
          'openedOn', d.opened::text)
          || case when d.manager_orders is null then '{}' else jsonb_build_object('managerOrders', d.manager_orders) end`,
    },
  );
};

/** Tells managers or administrators of new starters who have ordered nothing, one organisation at a time by its own calendar. */
export const notifyOfUnclaimed = (
  db: Database,
  now: Date,
  storefrontUrl: (site: string) => string,
): Promise<void> =>
  tellByOrganisation(db, storefrontUrl, now, { note: noteUnclaimed, message: unclaimedMessage });

export function unclaimedMessage(shop: MailShop, details: Unclaimed): Message {
  const { title, more, next, action } = unclaimedWords(details);
  const { name, firstName, unit, packName, startsOn, openedOn, managerOrders } = details;
  return {
    shop,
    subject: title,
    heading: title,
    opening: [more],
    facts: [
      { label: "Who", value: name, main: true },
      { label: "Unit", value: unit },
      { label: "Pack", value: packName },
      { label: "Open since", value: readableDay(openedOn) },
      { label: "First day", value: readableDay(startsOn), main: true },
    ],
    button: { label: action.label, path: action.url },
    next: [next],
    why:
      managerOrders === undefined
        ? "you are an administrator of this unit"
        : `you are the manager of ${firstName}`,
    settings: "always",
  };
}
