import { sql } from "drizzle-orm";
import { rowsOf } from "../../database/connection";
import type { Call } from "../../http/call";
import { openCartCode } from "../carts";
import { type AllocatedPack, ledgerOf } from "../packs";
import { HELD_MS } from "../proxy";

type TeamCall = Pick<Call, "db" | "about" | "now">;

/** What a pack says of itself to everybody who has it. */
type PackRow = Pick<
  AllocatedPack,
  "packType" | "allocationType" | "reset" | "opensAt" | "closesAt" | "opensAgainAt" | "replacementReasons"
>;

export interface UnitPack extends PackRow {
  packId: string;
  packName: string;
  people: number;
}

/**
 * The packs that the open accounts of each unit have, without the caller's own, those of most people first, and
 * those in money last, because people often pay a part of these. One that people pay for themselves is none of them.
 * Instants are as the database writes them.
 */
export async function packsOfUnits(
  { db, about }: TeamCall,
  unitUids: readonly string[],
  today: string,
): Promise<(unitUid: string) => UnitPack[]> {
  const rows = await rowsOf<UnitPack & { unitUid: string }>(
    db,
    sql`select had.unit_uid as "unitUid", packs.id as "packId", packs.name as "packName",
        case packs.reset when 'once' then had.running else had.people end as people, packs.pack_type as "packType",
        packs.allocation_type as "allocationType", packs.reset, packs.opens_at as "opensAt",
        packs.closes_at as "closesAt", packs.opens_again_at as "opensAgainAt",
        packs.replacement_reasons as "replacementReasons"
      from (
        select newest.unit_uid, newest.pack_id, count(*)::int as people,
          (count(*) filter (where newest.running))::int as running from (
          select distinct on (a.customer_id, a.pack_id) u.unit_uid, a.pack_id, a.period_end >= ${today}::date as running
          from users u join allocations a on a.customer_id = u.customer_id
          where u.unit_uid = any(${sql.param(unitUids)}::text[]) and u.active
            and u.customer_id <> ${about.user.customerId} and a.period_start <= ${today}::date
          order by a.customer_id, a.pack_id, a.period_start desc) newest
        group by newest.unit_uid, newest.pack_id) had
      join packs on packs.id = had.pack_id
      where packs.pack_type <> 'self-purchase' and (had.running > 0 or packs.reset <> 'once')
      order by packs.allocation_type = 'dollar', people desc, packs.sort, packs.id`,
  );
  return (uid) => rows.flatMap(({ unitUid, ...pack }) => (unitUid === uid ? [pack] : []));
}

export interface TeamRow {
  customerId: string;
  firstName: string;
  lastName: string;
  jobGroup: string;
  /** Local dates of the organisation, YYYY-MM-DD, of the running period; it may have ended. */
  periodEnd: string;
  extendedUntil: string | null;
  ledger: AllocatedPack["ledger"];
  /** Pieces that the person has begun to choose from the pack. */
  chosen: number;
  /** An open cart of the person's that holds the pack. */
  cartCode: string | null;
  /** Pieces in the cart that the person orders with. */
  inCart: number;
  /** Somebody else who orders for the person now. */
  by: string | null;
  ordered: { code: string; pieces: number; waits: boolean } | null;
}

/**
 * A page of the people of a unit who have a pack, by name; one statement. What few people have, a cart or an order, is
 * looked for once for all of the page.
 */
export async function peopleOfPack(
  { db, about, now }: TeamCall,
  at: { unitUid: string; pack: UnitPack; today: string; limit: number; offset: number },
): Promise<TeamRow[]> {
  const me = about.user.customerId;
  const { packId, reset } = at.pack;
  const held = new Date(now().getTime() - HELD_MS).toISOString();
  const yesterday = new Date(now().getTime() - 24 * 3600_000).toISOString();
  const byName = sql`lower(last_name), lower(first_name), customer_id`;
  return rowsOf<TeamRow>(
    db,
    sql`with p as materialized (
        select u.customer_id, u.first_name, u.last_name, u.job_group, a.id, a.period_end, a.extended_until
        from users u join allocations a on a.customer_id = u.customer_id and a.pack_id = ${packId}
        where u.unit_uid = ${at.unitUid} and u.active and u.customer_id <> ${me} and a.period_start <= ${at.today}::date
          and (${reset !== "once"} or a.period_end >= ${at.today}::date)
          and not exists (select from allocations n where n.customer_id = a.customer_id and n.pack_id = a.pack_id
            and n.period_start > a.period_start and n.period_start <= ${at.today}::date)
        order by ${byName} limit ${at.limit} offset ${at.offset})
      select p.customer_id as "customerId", p.first_name as "firstName", p.last_name as "lastName",
        p.job_group as "jobGroup", p.period_end::text as "periodEnd", p.extended_until::text as "extendedUntil",
        ${ledgerOf(sql`p.id`)} as ledger, coalesce(d.chosen, 0) as chosen, c.code as "cartCode",
        coalesce(c.pieces, 0) as "inCart", x.name as by, o.ordered
      from p
      left join (select d.customer_id, sum(d.quantity)::int as chosen from p join draft_items d using (customer_id)
        where d.pack_id = ${packId} group by d.customer_id) d using (customer_id)
      left join (select c.customer_id, max(c.code) filter (where e.pack_id = ${packId}) as code,
          (sum(e.quantity) filter (where c.code = ${openCartCode(sql`c.customer_id`)}))::int as pieces
        from p join carts c using (customer_id) join cart_entries e on e.cart_code = c.code
        where c.saved_at is null and c.punchout_sid is null group by c.customer_id) c using (customer_id)
      left join (select x.wearer_id as customer_id, b.first_name || ' ' || b.last_name as name
        from p join proxies x on x.wearer_id = p.customer_id join users b on b.customer_id = x.actor_id
        where x.ended_at is null and x.actor_id <> ${me} and x.started_at > ${held}::timestamptz) x using (customer_id)
      left join (select distinct on (o.customer_id) o.customer_id, json_build_object('code', o.code,
          'waits', o.status = 'PENDING_APPROVAL',
          'pieces', (select sum(e.quantity)::int from order_entries e where e.order_code = o.code)) as ordered
        from p join orders o using (customer_id)
        where o.placed_at > ${yesterday}::timestamptz and o.cancelled_at is null
          and o.placed_by ->> 'customerId' = ${me}
          and exists (select 1 from order_entries e where e.order_code = o.code and e.pack_id = ${packId})
        order by o.customer_id, o.placed_at desc, o.code desc) o using (customer_id)
      order by ${byName}`,
  );
}
