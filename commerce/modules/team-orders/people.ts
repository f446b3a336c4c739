import { and, asc, eq, ne, sql } from "drizzle-orm";
import { rowsOf } from "../../database/connection";
import type { Call } from "../../http/call";
import type { Person } from "../../http/principal";
import { openCartCode } from "../carts";
import { units } from "../organisation/tables";
import { allocations } from "../entitlement/tables";
import { packs } from "../packs/tables";
import { HELD_MS } from "../proxy";
import { users } from "../users/tables";

type TeamCall = Pick<Call, "db" | "about" | "now">;

export interface UnitPack {
  packId: string;
  packName: string;
  people: number;
}

const running = (today: string) => sql`allocations.period_start <= ${today}::date
  and not exists (select 1 from allocations n where n.customer_id = allocations.customer_id
    and n.pack_id = allocations.pack_id
    and n.period_start > allocations.period_start and n.period_start <= ${today}::date)
  and (allocations.period_end >= ${today}::date or packs.reset <> 'once')`;

/**
 * The packs that the open accounts of each unit have, without the caller's own, those of most people first, and
 * those in money last, because people often pay a part of these. One that people pay for themselves is none of them.
 */
export async function packsOfUnits(
  { db, about }: TeamCall,
  unitUids: readonly string[],
  today: string,
): Promise<(unitUid: string) => UnitPack[]> {
  const rows = await rowsOf<UnitPack & { unitUid: string }>(
    db,
    sql`select users.unit_uid as "unitUid", packs.id as "packId", packs.name as "packName", count(*)::int as people
    from users join allocations on allocations.customer_id = users.customer_id
      join packs on packs.id = allocations.pack_id
    where users.unit_uid = any(${sql.param(unitUids)}::text[]) and users.active
      and users.customer_id <> ${about.user.customerId}
      and packs.pack_type <> 'self-purchase' and ${running(today)}
    group by users.unit_uid, packs.id order by packs.allocation_type = 'dollar', 4 desc, packs.sort, packs.id`,
  );
  return (uid) => rows.flatMap(({ unitUid, ...pack }) => (unitUid === uid ? [pack] : []));
}

export interface TeamRow {
  user: Person["user"];
  unit: Person["unit"];
  inCart: number;
  /** Somebody else who orders for the person now. */
  by: string | null;
  ordered: { code: string; pieces: number; waits: boolean } | null;
}

/** A page of the people of a unit who have a pack, by name; one statement. */
export async function peopleOfPack(
  { db, about, now }: TeamCall,
  at: { unitUid: string; packId: string; today: string; limit: number; offset: number },
): Promise<TeamRow[]> {
  const me = about.user.customerId;
  const held = new Date(now().getTime() - HELD_MS).toISOString();
  const yesterday = new Date(now().getTime() - 24 * 3600_000).toISOString();
  return db
    .select({
      user: users,
      unit: units,
      inCart: sql<number>`coalesce((select sum(e.quantity)::int from cart_entries e
        where e.cart_code = ${openCartCode(sql`users.customer_id`)}), 0)`,
      by: sql<string | null>`(select b.first_name || ' ' || b.last_name
        from proxies x join users b on b.customer_id = x.actor_id
        where x.wearer_id = users.customer_id and x.ended_at is null and x.actor_id <> ${me}
          and x.started_at > ${held}::timestamptz)`,
      ordered: sql<TeamRow["ordered"]>`(select json_build_object('code', o.code,
          'waits', o.status = 'PENDING_APPROVAL',
          'pieces', (select sum(e.quantity)::int from order_entries e where e.order_code = o.code))
        from orders o where o.customer_id = users.customer_id and o.placed_at > ${yesterday}::timestamptz
          and o.cancelled_at is null and o.placed_by ->> 'customerId' = ${me}
          and exists (select 1 from order_entries e where e.order_code = o.code and e.pack_id = ${at.packId})
        order by o.placed_at desc, o.code desc limit 1)`,
    })
    .from(users)
    .innerJoin(units, eq(units.uid, users.unitUid))
    .innerJoin(allocations, eq(allocations.customerId, users.customerId))
    .innerJoin(packs, eq(packs.id, allocations.packId))
    .where(
      and(
        eq(users.unitUid, at.unitUid),
        users.active,
        ne(users.customerId, me),
        eq(packs.id, at.packId),
        running(at.today),
      ),
    )
    .orderBy(sql`lower(users.last_name)`, sql`lower(users.first_name)`, asc(users.customerId))
    .limit(at.limit)
    .offset(at.offset);
}
