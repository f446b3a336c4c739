import { sql } from "drizzle-orm";
import { timeBefore } from "../../calendar";
import { rowsOf } from "../../database/connection";
import type { Call } from "../../http/call";
import { counted } from "../../http/counted";
import { pageOf, pagination } from "../../http/paging";
import { todayOf } from "../../http/today";
import { waitingInScope } from "../approvals";
import { inSight } from "../manage-users";
import { unitsBelow } from "../organisation";

/** Tiles on a page (spec 001 §9). */
const PAGE_SIZE = 40;

interface Counts {
  active: number;
  inactive: number;
  units: number;
  disabled: number;
  waiting: number;
  numbers: number;
  closed: number;
  centres: number;
  centres_off: number;
  budgets: number;
  limits: number;
  limited: number;
  user_groups: number;
  grouped: number;
  invoices: number;
  overdue: number;
  changes: number;
  all_changes: number;
}

/** The tiles of what the caller manages, found by their names; one statement. */
export async function tilesFor(
  call: Pick<Call, "db" | "about" | "now" | "baseSite">,
  query: { search?: string; currentPage?: number; pageSize?: number },
) {
  const { unit, organisation } = call.about;
  const weekAgo = timeBefore(call.now(), { days: 7 }).toISOString();
  const today = todayOf(call);
  const [counts] = await rowsOf<Counts>(
    call.db,
    sql`select people.*, tree.*, numbers.*, owed.*, centres.*, limits.*, groups.*, budgets.*, log.*,
        (select count(*)::int from orders o where ${waitingInScope(call)}) as waiting
      from (select count(*) filter (where u.active)::int as active,
          count(*) filter (where not u.active)::int as inactive from users u where ${inSight(call)}) people,
        (select count(*)::int as units, count(*) filter (where not n.active)::int as disabled
          from units n where n.uid in ${unitsBelow(unit.uid)}) tree,
        (select count(*)::int as numbers, count(*) filter (where p.status = 'closed')::int as closed
          from purchase_orders p where p.organisation_uid = ${organisation.uid}
            and p.unit_uids && array${unitsBelow(unit.uid)}) numbers,
        (select count(*)::int as invoices, count(*) filter (where i.due_on < ${today})::int as overdue
          from invoices i where i.paid_at is null and i.organisation_uid = ${organisation.uid}
            and i.bill_to_uid in ${unitsBelow(unit.uid)}) owed,
        (select count(*)::int as limits, (select count(distinct p.customer_id)::int
            from (select limit_code, customer_id from purchase_limit_people
              union select x.limit_code, m.customer_id from user_group_limits x
                join user_group_members m on m.group_uid = x.group_uid) p
            join purchase_limits l on l.code = p.limit_code
            where l.active and l.unit_uid in ${unitsBelow(unit.uid)}) as limited
          from purchase_limits l where l.unit_uid in ${unitsBelow(unit.uid)}) limits,
        (select count(*)::int as user_groups, (select count(distinct m.customer_id)::int
            from user_group_members m join user_groups g on g.uid = m.group_uid
            where g.unit_uid in ${unitsBelow(unit.uid)}) as grouped
          from user_groups g where g.unit_uid in ${unitsBelow(unit.uid)}) groups,
        (select count(*) filter (where e.at > ${weekAgo}::timestamptz and e.kind <> 'refusal')::int as changes, count(*)::int as all_changes
          from change_events e where e.organisation_uid = ${organisation.uid} and e.unit_uid in ${unitsBelow(unit.uid)}) log,
        (select count(*)::int as budgets from budgets b where b.active and b.unit_uid in ${unitsBelow(unit.uid)}) budgets,
        (select count(*)::int as centres, count(*) filter (where not c.active)::int as centres_off
          from cost_centres c where c.unit_uid in ${unitsBelow(unit.uid)}) centres`,
  );
  const words = (query.search ?? "").trim().toLowerCase();
  const found = tilesOf(counts!, call.baseSite.theme === "wholesale").filter(({ name }) =>
    name.toLowerCase().includes(words),
  );
  const page = pageOf(query, PAGE_SIZE);
  return {
    tiles: found.slice(page.offset, page.offset + page.pageSize),
    pagination: pagination(page, found.length),
  };
}

/** The wholesale site says store (spec 001 §6). */
const tilesOf = (
  {
    active,
    inactive,
    units,
    disabled,
    waiting,
    numbers,
    closed,
    invoices,
    overdue,
    centres,
    centres_off: off,
    budgets,
    limits,
    limited,
    user_groups: groups,
    grouped,
    changes,
    all_changes: allChanges,
  }: Counts,
  wholesale: boolean,
) => [
  {
    code: "users",
    name: "Users",
    count: active + inactive,
    noun: active + inactive === 1 ? "person" : "people",
    detail: `${active} active, ${inactive} inactive`,
  },
  {
    code: "business-units",
    name: wholesale ? "Stores" : "Business units",
    count: units,
    noun: `${wholesale ? "store" : "unit"}${units === 1 ? "" : "s"}`,
    detail: `${units - disabled} active, ${disabled} disabled`,
  },
  {
    code: "cost-centres",
    name: "Cost centres",
    count: centres,
    noun: centres === 1 ? "cost centre" : "cost centres",
    detail: `${centres - off} active, ${off} disabled. ${counted(budgets, "budget")}`,
  },
  {
    code: "purchase-limits",
    name: "Purchase limits",
    count: limits,
    noun: limits === 1 ? "purchase limit" : "purchase limits",
    detail: `${limited} ${limited === 1 ? "person has" : "people have"} one`,
  },
  {
    code: "user-groups",
    name: "User groups",
    count: groups,
    noun: groups === 1 ? "user group" : "user groups",
    detail: `${grouped} ${grouped === 1 ? "person" : "people"} in them`,
  },
  {
    code: "approvals",
    name: "Approvals",
    count: waiting,
    noun: waiting === 1 ? "waits for you" : "wait for you",
    detail: "Orders of your people",
  },
  {
    code: "purchase-orders",
    name: "Purchase orders",
    count: numbers,
    noun: numbers === 1 ? "number" : "numbers",
    detail: `${closed} closed`,
  },
  {
    code: "finances",
    name: "Finances",
    count: invoices,
    noun: `${invoices === 1 ? "invoice" : "invoices"} to be paid`,
    detail: `${overdue} overdue`,
  },
  {
    code: "change-log",
    name: "Change log",
    count: changes,
    noun: `change${changes === 1 ? "" : "s"} in 7 days`,
    detail: `${allChanges} in all, beside those of orders`,
  },
];
