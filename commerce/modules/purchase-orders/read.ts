import { sql, type SQL } from "drizzle-orm";
import { containing } from "../../database/containing";
import { rowsOf } from "../../database/connection";
import type { Call } from "../../http/call";
import { activeDaysView, activeOn, activeStateOn, dayFor } from "../../http/active-days";
import { occDate } from "../../http/dates";
import { notFound } from "../../http/errors";
import { pageOf, pagination, sortsOf } from "../../http/paging";
import { personNameOf } from "../../http/person-name";
import { ENDED_STATES, statusDisplay } from "../orders";
import { managedUnits, type ManagedUnit } from "../organisation";
import { type Sort, SORTS, type State, STATES } from "./contract";

export type PurchaseOrderCall = Pick<Call, "db" | "about" | "now">;

interface Row {
  id: string;
  number: string;
  description: string;
  status: "active" | "closed";
  active_from: string | null;
  active_until: string | null;
  unit_uids: string[];
  added_at: string;
  added_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  open_orders: number;
  all_orders: number;
  total: number;
}

/** The units that the caller manages, read once a page. */
export const unitsOf = (call: PurchaseOrderCall & Partial<Pick<Call, "once">>): Promise<ManagedUnit[]> => {
  const read = () => managedUnits(call.db, call.about.unit.uid);
  return call.once ? call.once("managed units", read) : read();
};

const textArray = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`;

/** The orders of the organisation that quote the number of `p`; letters count the same in both cases. */
const quoting = sql`
  o.organisation_uid = p.organisation_uid and upper(o.purchase_order_number) = upper(p.number)`;
const stillOpen = sql`o.status <> all(${textArray(ENDED_STATES)})`;
const nameOf = (column: SQL) =>
  sql`(select ${personNameOf("u")} from users u where u.customer_id = ${column})`;

const columns = sql`p.id, p.number, p.description, p.status, p.active_from, p.active_until, p.unit_uids, p.added_at, p.updated_at, p.version,
  ${nameOf(sql`p.added_by`)} as added_by, ${nameOf(sql`p.updated_by`)} as updated_by,
  (select count(*)::int from orders o where ${quoting} and ${stillOpen}) as open_orders,
  (select count(*)::int from orders o where ${quoting}) as all_orders`;

/** Those of the organisation that have a unit the caller manages. */
const within = (call: PurchaseOrderCall, units: readonly ManagedUnit[]): SQL => sql`
  p.organisation_uid = ${call.about.organisation.uid}
  and p.unit_uids && ${textArray(units.map(({ uid }) => uid))}`;

const order: Record<Sort, SQL> = {
  "-added": sql`p.added_at desc, p.id desc`,
  added: sql`p.added_at, p.id`,
  number: sql`upper(p.number), p.id`,
  "-number": sql`upper(p.number) desc, p.id`,
  description: sql`lower(p.description), p.id`,
  "-description": sql`lower(p.description) desc, p.id`,
};

export interface Filters {
  unit?: string;
  status?: State;
  addedFrom?: string;
}

/** What becomes of `p` at checkout on the day: the same as `stateOf`. */
function stateIs(state: State, units: readonly ManagedUnit[], today: string): SQL {
  const open = sql`p.unit_uids && ${textArray(units.filter(({ active }) => active).map(({ uid }) => uid))}`;
  const usable = sql`p.status = 'active' and ${activeOn(sql`p`, today)}`;
  switch (state) {
    case "closed":
      return sql`p.status = 'closed'`;
    case "ended":
      return sql`p.status = 'active' and p.active_until < ${today}::date`;
    case "not-started":
      return sql`p.status = 'active' and p.active_from > ${today}::date and
        (p.active_until is null or p.active_until >= ${today}::date)`;
    case "no-open-unit":
      return sql`${usable} and not ${open}`;
    case "active":
      return sql`${usable} and ${open}`;
  }
}

function conditions(
  call: PurchaseOrderCall,
  units: readonly ManagedUnit[],
  search: string,
  filters: Filters,
): SQL {
  const like = containing(search);
  const { timeZone } = call.about.organisation;
  return sql.join(
    [
      within(call, units),
      ...(search ? [sql`(p.number ilike ${like} or p.description ilike ${like})`] : []),
      ...(filters.unit ? [sql`${filters.unit} = any(p.unit_uids)`] : []),
      ...(filters.status ? [stateIs(filters.status, units, dayFor(call))] : []),
      ...(filters.addedFrom
        ? [sql`p.added_at >= (${filters.addedFrom}::timestamp at time zone ${timeZone})`]
        : []),
    ],
    sql` and `,
  );
}

/**
 * A page of the purchase orders that the caller manages, in three statements. A page past the end is empty and has
 * the true totals.
 */
export async function listPurchaseOrders(
  call: PurchaseOrderCall,
  asked: { currentPage?: number; pageSize?: number; sort?: string; search?: string; filters?: Filters },
) {
  const page = pageOf(asked);
  const sort: Sort = asked.sort && Object.hasOwn(SORTS, asked.sort) ? (asked.sort as Sort) : "-added";
  const units = await unitsOf(call);
  const where = conditions(call, units, asked.search?.trim() ?? "", asked.filters ?? {});
  const rows = await rowsOf<Row>(
    call.db,
    sql`select ${columns} from purchase_orders p where ${where}
      order by ${order[sort]} limit ${page.pageSize} offset ${page.offset}`,
  );
  const [counts] = await rowsOf<{ total: number; usable: number }>(
    call.db,
    sql`select
      count(*) filter (where ${where})::int as total,
      count(*) filter (where ${stateIs("active", units, dayFor(call))})::int as usable
      from purchase_orders p where ${within(call, units)}`,
  );
  return {
    purchaseOrders: rows.map((row) => viewOf(row, units, dayFor(call))),
    pagination: pagination(page, counts!.total, sort),
    sorts: sortsOf(SORTS, sort),
    usableCount: counts!.usable,
  };
}

/** The filters of the list with how many each would find. */
export async function filtersOf(call: PurchaseOrderCall) {
  const units = await unitsOf(call);
  const rows = await rowsOf<StateRow>(
    call.db,
    sql`select p.unit_uids, p.status, p.active_from, p.active_until from purchase_orders p where ${within(call, units)}`,
  );
  const states = rows.map((row) => stateOf(row, units, dayFor(call)));
  const countOf = (state: State) => states.filter((one) => one === state).length;
  return {
    filters: [
      {
        code: "unit",
        name: "Business unit",
        values: units
          .map(({ uid, name }) => ({
            code: uid,
            name,
            count: rows.filter((row) => row.unit_uids.includes(uid)).length,
          }))
          .filter(({ count }) => count > 0),
      },
      {
        code: "status",
        name: "Status",
        values: STATES.map((code) => ({ code, name: STATE_NAMES[code], count: countOf(code) })),
      },
    ],
  };
}

const STATE_NAMES: Record<State, string> = {
  active: "Active",
  "not-started": "Not started",
  ended: "Ended",
  "no-open-unit": "No open unit",
  closed: "Closed",
};

type StateRow = Pick<Row, "status" | "unit_uids" | "active_from" | "active_until">;

const daysOf = (row: StateRow) => ({ activeFrom: row.active_from, activeUntil: row.active_until });

/** What becomes of it at checkout: one that is active cannot be quoted outside its days, and if none of its units is. */
function stateOf(row: StateRow, units: readonly ManagedUnit[], today: string): State {
  if (row.status === "closed") return "closed";
  const state = activeStateOn(daysOf(row), today);
  if (state !== "active") return state;
  return units.some(({ uid, active }) => active && row.unit_uids.includes(uid)) ? "active" : "no-open-unit";
}

function viewOf(row: Row, managed: readonly ManagedUnit[], today: string) {
  const units = managed.filter(({ uid }) => row.unit_uids.includes(uid));
  const state = stateOf(row, units, today);
  return {
    purchaseId: row.id,
    purchaseOrderNumber: row.number,
    description: row.description,
    status: row.status,
    ...activeDaysView(daysOf(row)),
    state,
    usable: state === "active",
    units: units.map(({ uid, name, people, active }) => ({ uid, name, people, active })),
    otherUnits: row.unit_uids.length - units.length,
    addedDate: occDate(new Date(row.added_at)),
    addedBy: row.added_by ?? undefined,
    updatedDate: occDate(new Date(row.updated_at)),
    updatedBy: row.updated_by ?? undefined,
    openOrderCount: row.open_orders,
    orderCount: row.all_orders,
    version: row.version,
  };
}

/** The one of the organisation that has one of these units, and fits; one statement. */
async function findPurchaseOrder(call: PurchaseOrderCall, units: readonly ManagedUnit[], fits: SQL) {
  const [row] = await rowsOf<Row>(
    call.db,
    sql`select ${columns} from purchase_orders p where ${fits} and ${within(call, units)}`,
  );
  return row && viewOf(row, units, dayFor(call));
}

/** The purchase order of a number, whatever its case; undefined if the caller manages none. */
export const purchaseOrderOf = async (call: PurchaseOrderCall, number: string) =>
  findPurchaseOrder(call, await unitsOf(call), sql`upper(p.number) = upper(${number})`);

/** @throws OccError 404 if there is none of this id with a unit that the caller manages. */
export async function purchaseOrder(
  call: PurchaseOrderCall,
  purchaseId: string,
  managed?: readonly ManagedUnit[],
) {
  const units = managed ?? (await unitsOf(call));
  const found = await findPurchaseOrder(call, units, sql`p.id = ${purchaseId}`);
  if (!found) throw unknownPurchaseOrder(purchaseId);
  return found;
}

export const unknownPurchaseOrder = (purchaseId: string) =>
  notFound("That purchase order does not exist.", { subject: purchaseId });

/** A purchase order with the orders that wait with it. @throws OccError 404 as purchaseOrder. */
export async function showPurchaseOrder(call: PurchaseOrderCall, purchaseId: string) {
  const units = await unitsOf(call);
  const found = await purchaseOrder(call, purchaseId, units);
  const waiting = await rowsOf<{ code: string; ordered_by: string; placed_at: string; status: string }>(
    call.db,
    sql`select o.code, o.ordered_by, o.placed_at, o.status from orders o join purchase_orders p on ${quoting}
      where p.id = ${purchaseId} and ${stillOpen}
        and o.unit_uid = any(${textArray(units.map(({ uid }) => uid))})
      order by o.placed_at desc, o.code limit 20`,
  );
  return {
    ...found,
    openOrders: waiting.map((one) => ({
      code: one.code,
      orderedBy: one.ordered_by,
      placed: occDate(new Date(one.placed_at)),
      statusDisplay: statusDisplay(one.status),
    })),
  };
}

/**
 * The units that the caller manages, found by name, place or number; the first 50.
 * @param uids asks for these units instead, all of them.
 */
export async function findUnits(call: PurchaseOrderCall, term: string, uids?: readonly string[]) {
  const managed = await unitsOf(call);
  if (uids) {
    const named = managed.filter(({ uid }) => uids.includes(uid));
    return { units: named, total: named.length };
  }
  const words = term.toLowerCase().split(/\s+/).filter(Boolean);
  const found = managed.filter(({ uid, name, place }) => {
    const text = `${name} ${place} ${uid}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return { units: found.slice(0, 50), total: found.length };
}
