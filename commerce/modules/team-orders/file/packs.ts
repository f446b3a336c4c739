import { sql } from "drizzle-orm";
import { rowsOf } from "../../../database/connection";
import type { Call } from "../../../http/call";
import { todayOf } from "../../../http/today";
import { balance } from "../../entitlement";
import { type AllocatedPack, type Bundle, bundlesOf, ledgerOf, renewed, windowOf } from "../../packs";

type PacksCall = Pick<Call, "db" | "about" | "now">;

type PackRow = Pick<
  AllocatedPack,
  "id" | "name" | "allocationType" | "reset" | "periodEnd" | "ledger" | "replacementReasons" | "extendedUntil"
> & { customerId: string } & Record<"opensAt" | "closesAt" | "opensAgainAt", unknown>;

/** A garment of a person's pack, in the colours that the pack has it in; null is every colour that is made. */
export interface Offer {
  packId: string;
  packName: string;
  bundleId: string;
  styleCode: string;
  colours: string[] | null;
  reasons: string[];
}

/**
 * What the packs of these people offer each of them, the better first: packs that are open and have something left,
 * and those in money last, because people often pay a part of these. Packs that people pay for themselves are none of
 * them. Two statements, however many people, if no period has ended.
 */
export async function offersFor(
  call: PacksCall,
  customerIds: readonly string[],
): Promise<(customerId: string) => Offer[]> {
  if (customerIds.length === 0) return () => [];
  const today = todayOf(call);
  const read = () =>
    rowsOf<PackRow>(
      call.db,
      sql`select a.customer_id as "customerId", p.id, p.name, p.allocation_type as "allocationType", p.reset,
          p.opens_at as "opensAt", p.closes_at as "closesAt", p.opens_again_at as "opensAgainAt",
          p.replacement_reasons as "replacementReasons", a.period_end::text as "periodEnd",
          a.extended_until::text as "extendedUntil", ${ledgerOf(sql`a.id`)} as ledger
        from allocations a join packs p on p.id = a.pack_id
        where a.customer_id = any(${sql.param(customerIds)}::text[]) and p.pack_type <> 'self-purchase'
          and a.period_start <= ${today}::date
          and not exists (select from allocations n where n.customer_id = a.customer_id and n.pack_id = a.pack_id
            and n.period_start > a.period_start and n.period_start <= ${today}::date)
        order by p.allocation_type = 'dollar', p.sort, p.id`,
    );
  const all = await renewed(call.db, { today, now: call.now() }, read, ({ customerId, reset }) =>
    reset === "once" ? undefined : customerId,
  );
  const running = all.filter(({ periodEnd }) => periodEnd >= today);
  const bundles = await bundlesOf(call.db, [...new Set(running.map(({ id }) => id))]);
  const offers = new Map<string, Offer[]>();
  return (customerId) => {
    const known = offers.get(customerId);
    if (known) return known;
    const its = running
      .filter((pack) => pack.customerId === customerId)
      .flatMap((pack) =>
        (bundles.get(pack.id) ?? []).map((bundle) => ({ pack, bundle, rank: rankOf(pack, bundle, call) })),
      )
      .sort((a, b) => a.rank - b.rank)
      .flatMap(({ pack, bundle }) => offersOf(pack, bundle));
    offers.set(customerId, its);
    return its;
  };
}

/** 0 for what can be ordered now. The rules say later why the others cannot. */
function rankOf(pack: PackRow, bundle: Bundle, call: PacksCall): number {
  const { opensAt, closesAt } = windowOf(pack);
  const now = call.now();
  const isOver = closesAt !== null && now >= closesAt && !pack.extendedUntil;
  const isShut = isOver || (opensAt !== null && now < opensAt);
  const counted = pack.allocationType === "quantity" ? bundle.id : null;
  const { left } = balance(pack.ledger, pack.allocationType, counted);
  return (isShut ? 2 : 0) + (left > 0 ? 0 : 1);
}

const offersOf = ({ id, name, replacementReasons }: PackRow, bundle: Bundle): Offer[] =>
  bundle.sets.flatMap(({ styles }) =>
    styles.map(({ code, colours }) => ({
      packId: id,
      packName: name,
      bundleId: bundle.id,
      styleCode: code,
      colours,
      reasons: replacementReasons,
    })),
  );
