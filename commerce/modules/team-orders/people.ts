import { sql } from "drizzle-orm";
import { timeBefore } from "../../calendar";
import { rowsOf } from "../../database/connection";
import type { Call } from "../../http/call";
import { personNameOf } from "../../http/person-name";
import { openCartCode } from "../carts";
import { type AllocatedPack, ledgerOf } from "../packs";
import { HELD } from "../proxy";

type TeamCall = Pick<Call, "db" | "about" | "now">;

/** What a pack says of itself to everybody who has it. */
type PackRow = Pick<
  AllocatedPack,
  | "packType"
  | "allocationType"
  | "reset"
  | "opensAt"
  | "closesAt"
  | "opensAgainAt"
  | "opensBeforeStart"
  | "replacementReasons"
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
        packs.opens_before_start as "opensBeforeStart",
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
  /** The first and the last day of work, if they are known. */
  startsOn: string | null;
  endsOn: string | null;
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

/** What there is of the people of a page: one row, each a list. */
interface Page {
  people:
    | Pick<
        TeamRow,
        | "customerId"
        | "firstName"
        | "lastName"
        | "jobGroup"
        | "startsOn"
        | "endsOn"
        | "periodEnd"
        | "extendedUntil"
        | "ledger"
      >[]
    | null;
  drafts: Pick<TeamRow, "customerId" | "chosen">[] | null;
  carts: Pick<TeamRow, "customerId" | "cartCode" | "inCart">[] | null;
  helpers: Pick<TeamRow, "customerId" | "by">[] | null;
  /** Newest last. */
  orders: (NonNullable<TeamRow["ordered"]> & Pick<TeamRow, "customerId">)[] | null;
}

/**
 * A page of the people of a unit who have a pack, by name; one statement. What few people have, a cart or an order, is
 * a list of its own: joined to the people, it would be looked for once for each of them.
 */
export async function peopleOfPack(
  { db, about, now }: TeamCall,
  at: { unitUid: string; pack: UnitPack; today: string; limit: number; offset: number },
): Promise<TeamRow[]> {
  const me = about.user.customerId;
  const { packId, reset } = at.pack;
  const held = timeBefore(now(), HELD).toISOString();
  const yesterday = timeBefore(now(), { days: 1 }).toISOString();
  const these = sql`any(array(select p.customer_id from p))`;
  const [page] = await rowsOf<Page>(
    db,
    sql`with p as materialized (
        select u.customer_id, u.first_name, u.last_name, u.job_group, u.starts_on, u.ends_on, a.id, a.period_end, a.extended_until
        from users u join allocations a on a.customer_id = u.customer_id and a.pack_id = ${packId}
        where u.unit_uid = ${at.unitUid} and u.active and u.customer_id <> ${me} and a.period_start <= ${at.today}::date
          and (${reset !== "once"} or a.period_end >= ${at.today}::date)
          and not exists (select from allocations n where n.customer_id = a.customer_id and n.pack_id = a.pack_id
            and n.period_start > a.period_start and n.period_start <= ${at.today}::date)
        order by lower(u.last_name), lower(u.first_name), u.customer_id limit ${at.limit} offset ${at.offset})
      select (select json_agg(json_build_object('customerId', p.customer_id, 'firstName', p.first_name,
          'lastName', p.last_name, 'jobGroup', p.job_group, 'startsOn', p.starts_on::text, 'endsOn', p.ends_on::text, 'periodEnd', p.period_end::text,
          'extendedUntil', p.extended_until::text, 'ledger', ${ledgerOf(sql`p.id`)})) from p) as people,
        (select json_agg(json_build_object('customerId', d.customer_id, 'chosen', d.quantity))
          from draft_items d where d.customer_id = ${these} and d.pack_id = ${packId}) as drafts,
        (select json_agg(json_build_object('customerId', k.customer_id, 'cartCode', k.code, 'inCart', k.pieces)) from (
          select c.customer_id, max(c.code) filter (where e.pack_id = ${packId}) as code,
            coalesce((sum(e.quantity) filter (where c.code = ${openCartCode(sql`c.customer_id`)}))::int, 0) as pieces
          from carts c join cart_entries e on e.cart_code = c.code
          where c.customer_id = ${these} and c.saved_at is null and c.punchout_sid is null
          group by c.customer_id) k) as carts,
        (select json_agg(json_build_object('customerId', x.wearer_id, 'by', ${personNameOf("b")}))
          from proxies x join users b on b.customer_id = x.actor_id
          where x.wearer_id = ${these} and x.ended_at is null and x.actor_id <> ${me}
            and x.started_at > ${held}::timestamptz) as helpers,
        (select json_agg(json_build_object('customerId', o.customer_id, 'code', o.code,
            'waits', o.status = 'PENDING_APPROVAL',
            'pieces', (select sum(e.quantity)::int from order_entries e where e.order_code = o.code))
            order by o.placed_at, o.code)
          from orders o where o.customer_id = ${these} and o.placed_at > ${yesterday}::timestamptz
            and o.cancelled_at is null and o.placed_by ->> 'customerId' = ${me}
            and exists (select 1 from order_entries e where e.order_code = o.code and e.pack_id = ${packId})) as orders`,
  );
  const { people, drafts, carts, helpers, orders } = page!;
  return (people ?? []).map((person) => {
    const its = ({ customerId }: { customerId: string }) => customerId === person.customerId;
    const cart = carts?.find(its);
    const last = orders?.findLast(its);
    return {
      ...person,
      chosen: (drafts ?? []).filter(its).reduce((sum, { chosen }) => sum + chosen, 0),
      cartCode: cart?.cartCode ?? null,
      inCart: cart?.inCart ?? 0,
      by: helpers?.find(its)?.by ?? null,
      ordered: last ? { code: last.code, pieces: last.pieces, waits: last.waits } : null,
    };
  });
}
