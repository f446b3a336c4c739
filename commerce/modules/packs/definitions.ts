import { sql, type SQL } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { preparedRows } from "../../database/prepared";
import { waitsForDecision } from "../../http/waits-for-decision";
import { renewFor } from "../entitlement";
import { destinationOf, leadTimeOf } from "../transit";
import { bundlesOf, windowOf } from "./bundles";
import { type Employed, openFor } from "./by-start";
import type { PackType, AllocatedPack } from "./pack";

/** The person, the day and the visit that packs are read for. */
export interface PackQuery extends Employed {
  customerId: string;
  /** The organisation's local date, YYYY-MM-DD, and its instant. */
  today: string;
  now: Date;
  /** Hash of the punch-out sid; null for the person's own active cart. */
  visit: string | null;
  packId?: string;
}

const spellings = new Map<string, PackType>([
  ["compulsory", "compulsory"],
  ["newstarter", "new starter"],
  ["optional", "optional"],
  ["selfpurchase", "self-purchase"],
]);

/**
 * The spellings of pack types that the storefront's callers use (spec 001 §3) and the one that is stored.
 * @returns undefined for an unknown pack type.
 */
export function packTypeOf(word: string): PackType | undefined {
  const plain = word.toLowerCase().replace(/[\s_-]+/g, "");
  return spellings.get(plain);
}

/**
 * A person's packs on a day, with ledger, draft and cart, in one statement; pack definitions are cached. If a
 * period has ended, the next one is granted here, so that nobody has to wait for the job.
 */
export async function allocatedPacks(db: Database, query: PackQuery): Promise<AllocatedPack[]> {
  const { customerId, today, visit, packId = null, startsOn } = query;
  const read = () => newestAllocations(db, { customerId, today, visit, packId, startsOn });
  const newest = await renewed(db, query, read, ({ reset }) => (reset === "once" ? undefined : customerId));
  const running = newest.filter((pack) => pack.periodEnd >= today);
  const bundles = await bundlesOf(db, [...new Set(running.map((row) => row.id))]);
  return running.map((row) => {
    const extendedUntil = runningExtension(row, today);
    const pack = { ...row, ...windowOf(row), extendedUntil, bundles: bundles.get(row.id) ?? [] };
    return openFor(pack, query);
  });
}

/** The last day to which a window was extended for a person; null once it is over. */
export const runningExtension = ({ extendedUntil }: Pick<AllocatedPack, "extendedUntil">, today: string) =>
  extendedUntil && extendedUntil >= today ? extendedUntil : null;

/**
 * Reads allocations, and again if a period of one had ended, after the next one was granted.
 * @param renews whose allocation it is; undefined if the pack is given once.
 */
export async function renewed<Row extends { periodEnd: string }>(
  db: Database,
  { today, now }: Pick<PackQuery, "today" | "now">,
  read: () => Promise<Row[]>,
  renews: (row: Row) => string | undefined,
): Promise<Row[]> {
  const newest = await read();
  const people = newest.flatMap((row) => (row.periodEnd < today && renews(row)) || []);
  if (people.length === 0) return newest;
  for (const customerId of new Set(people)) await renewFor(db, customerId, today, now);
  // Read again even if nothing was renewed, because another process may have done it meanwhile.
  return read();
}

/** What was granted of an allocation, used and held, as a JSON array of `LedgerSum`. */
export const ledgerOf = (allocationId: SQL): SQL => sql`coalesce((
    select json_agg(json_build_object('measure', m.measure, 'bundleId', m.bundle_id, 'kind', m.kind,
      'cartCode', m.cart_code, 'waits', m.waits, 'amount', m.amount)) from (
      select e.measure, e.bundle_id, e.kind, e.cart_code, w.code is not null as waits, sum(e.amount)::int as amount
      from entitlement_movements e
        left join orders w on w.code = e.order_code and ${waitsForDecision("w")}
      where e.allocation_id = ${allocationId}
      group by e.measure, e.bundle_id, e.kind, e.cart_code, w.code is not null) m), '[]')`;

/** Of packs of points and dollars `p`, whose movements do not name a bundle. */
const orderedOf = sql`coalesce(case when p.allocation_type <> 'quantity' then (
    select json_object_agg(u.bundle_id, u.pieces) from (
      select e.bundle_id, sum(e.quantity)::int as pieces from order_entries e
      where e.pack_id = p.id and e.order_code in (
        select m.order_code from entitlement_movements m
        where m.allocation_id = a.id and m.kind in ('use', 'release') and m.order_code is not null
        group by m.order_code having sum(case m.kind when 'use' then m.amount else -m.amount end) > 0)
      group by e.bundle_id) u) end, '{}')`;

/**
 * Pieces of orders that stand, of any period, without those that came back or whose end an administrator noted
 * (modules/leavers). An exchanged piece is one that the person still has.
 */
const outOf = sql`coalesce(case when exists (select from bundles b where b.pack_id = p.id and b.return_first) then (
    select json_object_agg(h.bundle_id, h.pieces) from (
      select e.bundle_id, sum(greatest(0, e.quantity
        - (select coalesce(sum(i.quantity), 0) from issued_outcomes i
          where i.order_code = e.order_code and i.entry_number = e.entry_number)
        - (select coalesce(sum(r.quantity), 0) from return_entries r join return_requests q on q.code = r.return_code
          where r.order_code = e.order_code and r.order_entry_number = e.entry_number and r.type = 'RETURN'
            and q.status in ('RECEIVED', 'COMPLETED', 'PAYMENT_REVERSED', 'TAX_REVERSED'))))::int as pieces
      from orders o join order_entries e on e.order_code = o.code
        join bundles b on b.pack_id = e.pack_id and b.id = e.bundle_id and b.return_first
      where o.customer_id = a.customer_id and e.pack_id = p.id
        and o.status not in ('CANCELLED', 'REJECTED', 'REJECTED_BY_MERCHANT')
      group by e.bundle_id) h) end, '{}')`;

const cheapestOf = sql`coalesce(case when p.allocation_type = 'points' then (
    select json_agg(json_build_object('bundleId', c.bundle_id, 'setId', c.set_id, 'points', c.points)) from (
      select y.bundle_id, y.set_id, min(coalesce(s.points, 0)) as points
      from bundle_styles y join styles s on s.code = y.style_code where y.pack_id = p.id
      group by y.bundle_id, y.set_id) c) end, '[]')`;

const startsOn = sql`${sql.placeholder("startsOn")}::date`;

/** The latest period of each of a person's packs that started by a day, ended or not. */
const newestAllocations = preparedRows<AllocatedPack>(
  () => sql`
    select a.id as "allocationId", p.id, p.name, p.description, p.organisation_uid as "organisationUid",
      p.pack_type as "packType", p.allocation_type as "allocationType", p.reset, p.opens_at as "opensAt",
      p.grant_amount as "grantAmount", p.grant_least_load as "grantLeastLoad",
      p.closes_at as "closesAt", p.opens_again_at as "opensAgainAt",
      p.opens_before_start as "opensBeforeStart",
      case when p.pack_type = 'new starter' and ${startsOn} >= ${sql.placeholder("today")}::date
        then (select json_build_object('time', ${leadTimeOf(sql`p.id`, sql`(d.place ->> 'country')`)}, 'to', d.place)
          from (select ${destinationOf(sql`a.customer_id`)} as place) d) end as transit,
      a.extended_until::text as "extendedUntil", p.replacement_reasons as "replacementReasons",
      a.given_months as "givenMonths", a.period_start::text as "periodStart", a.period_end::text as "periodEnd",
      ${ledgerOf(sql`a.id`)} as ledger,
      ${orderedOf} as ordered, ${outOf} as out, ${cheapestOf} as cheapest,
      coalesce((select json_agg(json_build_object('bundleId', d.bundle_id, 'setId', d.set_id, 'sku', d.sku,
        'quantity', d.quantity, 'valueAdds', d.value_adds, 'reasonOfReplacement', d.reason_of_replacement,
        'additionalComments', d.additional_comments, 'ppeReason', d.ppe_reason)) from draft_items d
        where d.customer_id = a.customer_id and d.pack_id = p.id), '[]') as "draftLines",
      k.code as "cartCode", coalesce(k.lines, '[]') as "cartLines"
    from allocations a join packs p on p.id = a.pack_id
    left join lateral (
      select c.code, json_agg(json_build_object('bundleId', e.bundle_id, 'setId', e.set_id, 'sku', e.sku,
        'quantity', e.quantity, 'valueAdds', e.value_adds, 'reasonOfReplacement', e.reason_of_replacement,
        'additionalComments', e.additional_comments, 'ppeReason', e.ppe_reason) order by e.entry_number) as lines
      from carts c join cart_entries e on e.cart_code = c.code and e.pack_id = p.id
      where c.customer_id = a.customer_id and c.saved_at is null
        and c.punchout_sid is not distinct from ${sql.placeholder("visit")}
      group by c.code, c.created_at order by c.created_at desc limit 1) k on true
    where a.customer_id = ${sql.placeholder("customerId")} and p.id = coalesce(${sql.placeholder("packId")}, p.id) and a.period_start <= ${sql.placeholder("today")}::date
      and not exists (select 1 from allocations n where n.customer_id = a.customer_id
        and n.pack_id = a.pack_id and n.period_start > a.period_start and n.period_start <= ${sql.placeholder("today")}::date)
    order by p.sort, p.id`,
);
