import { inArray, sql } from "drizzle-orm";
import { rowsOf } from "../../database/connection";
import type { Call } from "../../http/call";
import type { Person } from "../../http/principal";
import { openCartCode } from "../carts";
import { HELD_MS } from "../proxy";
import { users } from "../users/tables";

type TeamCall = Pick<Call, "db" | "about" | "now">;

export interface UnitPack {
  packId: string;
  packName: string;
  people: number;
}

const running = (today: string) => sql`a.period_start <= ${today}::date
  and not exists (select 1 from allocations n where n.customer_id = a.customer_id and n.pack_id = a.pack_id
    and n.period_start > a.period_start and n.period_start <= ${today}::date)
  and (a.period_end >= ${today}::date or p.reset <> 'once')`;

/**
 * The packs that the open accounts of a unit have, without the caller's own, those of most people first, and
 * those in money last, because people often pay a part of these. One that people pay for themselves is none of them.
 */
export const packsOfUnit = ({ db, about }: TeamCall, unitUid: string, today: string) =>
  rowsOf<UnitPack>(
    db,
    sql`select p.id as "packId", p.name as "packName", count(*)::int as people
    from users u join allocations a on a.customer_id = u.customer_id join packs p on p.id = a.pack_id
    where u.unit_uid = ${unitUid} and u.active and u.customer_id <> ${about.user.customerId}
      and p.pack_type <> 'self-purchase' and ${running(today)}
    group by p.id, p.name, p.sort, p.allocation_type order by p.allocation_type = 'dollar', 3 desc, p.sort, p.id`,
  );

export interface TeamRow {
  user: Person["user"];
  inCart: number;
  /** Somebody else who orders for the person now. */
  by: string | null;
  ordered: { code: string; pieces: number; waits: boolean } | null;
}

/** A page of the people of a unit who have a pack, by name; two statements. */
export async function peopleOfPack(
  { db, about, now }: TeamCall,
  at: { unitUid: string; packId: string; today: string; limit: number; offset: number },
): Promise<TeamRow[]> {
  const me = about.user.customerId;
  const held = new Date(now().getTime() - HELD_MS).toISOString();
  const yesterday = new Date(now().getTime() - 24 * 3600_000).toISOString();
  const rows = await rowsOf<Omit<TeamRow, "user"> & { customerId: string }>(
    db,
    sql`select u.customer_id as "customerId",
      coalesce((select sum(e.quantity)::int from cart_entries e
        where e.cart_code = ${openCartCode(sql`u.customer_id`)}), 0) as "inCart",
      (select b.first_name || ' ' || b.last_name from proxies x join users b on b.customer_id = x.actor_id
        where x.wearer_id = u.customer_id and x.ended_at is null and x.actor_id <> ${me}
          and x.started_at > ${held}::timestamptz) as by,
      (select json_build_object('code', o.code, 'waits', o.status = 'PENDING_APPROVAL',
          'pieces', (select sum(e.quantity)::int from order_entries e where e.order_code = o.code))
        from orders o where o.customer_id = u.customer_id and o.placed_at > ${yesterday}::timestamptz
          and o.cancelled_at is null and o.placed_by ->> 'customerId' = ${me}
          and exists (select 1 from order_entries e where e.order_code = o.code and e.pack_id = ${at.packId})
        order by o.placed_at desc, o.code desc limit 1) as ordered
    from users u join allocations a on a.customer_id = u.customer_id join packs p on p.id = a.pack_id
    where u.unit_uid = ${at.unitUid} and u.active and u.customer_id <> ${me} and p.id = ${at.packId}
      and ${running(at.today)}
    order by lower(u.last_name), lower(u.first_name), u.customer_id limit ${at.limit} offset ${at.offset}`,
  );
  if (rows.length === 0) return [];
  const ids = rows.map(({ customerId }) => customerId);
  const people = await db.select().from(users).where(inArray(users.customerId, ids));
  return rows.flatMap(({ customerId, ...row }) => {
    const user = people.find((one) => one.customerId === customerId);
    return user ? [{ ...row, user }] : [];
  });
}
