import { sql, type SQL } from "drizzle-orm";
import { rowsOf, type Database } from "../../database/connection";
import { localDay } from "../../http/dates";
import { bundlesOf, instantOf } from "./bundles";
import type { ChosenValueAdd, SubsidyRange } from "./tables";

export type PackType = "compulsory" | "new starter" | "optional" | "self-purchase";
export type AllocationType = "quantity" | "dollar" | "points";
export type FundType = "FULLY_FUNDED" | "SUBSIDISED" | "SELF_PURCHASE";

export interface BundleSet {
  id: string;
  name: string;
  styleCodes: string[];
}

/** One step of a pack, as the program defines it. */
export interface Bundle {
  id: string;
  name: string;
  description: string;
  fundType: FundType;
  subsidyRanges: SubsidyRange[];
  kind: "set" | "group";
  exclusive: boolean;
  minItems: number;
  maxItems: number;
  isIndentOrder: boolean;
  indentStartsAt: Date | null;
  indentEndsAt: Date | null;
  indentDeliveryAt: Date | null;
  sets: BundleSet[];
}

export type Measure = "quantity" | "dollar" | "points" | "subsidy";

/** Sums of the ledger for one measure (and bundle, where the bundle has its own counter). */
export interface LedgerSum {
  measure: Measure;
  bundleId: string | null;
  kind: "grant" | "hold" | "use" | "release";
  cartCode: string | null;
  amount: number;
}

/** A pack as one person has it in the running period. */
export interface AllocatedPack {
  allocationId: number;
  id: string;
  name: string;
  description: string;
  organisationUid: string;
  packType: PackType;
  allocationType: AllocationType;
  opensAt: Date | null;
  closesAt: Date | null;
  /** Local dates of the organisation, YYYY-MM-DD. */
  periodStart: string;
  periodEnd: string;
  bundles: Bundle[];
  ledger: LedgerSum[];
  draftQuantity: number;
  /** The cart of this call (the active one, or the punch-out visit's) if it holds this pack. */
  cartCode: string | null;
  cartLines: PackLine[];
}

/** A chosen item as a draft or a cart holds it. */
export interface PackLine {
  bundleId: string;
  setId: string;
  sku: string;
  quantity: number;
  valueAdds: ChosenValueAdd[];
  reasonOfReplacement?: string | null;
  additionalComments?: string | null;
}

/** Whose packs, on which day, seen from which visit. */
export interface PackQuery {
  customerId: string;
  /** The organisation's local date, YYYY-MM-DD. */
  today: string;
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
 * @returns undefined for a word that is no pack type.
 */
export function packTypeOf(word: string): PackType | undefined {
  const plain = word.toLowerCase().replace(/[\s_-]+/g, "");
  return spellings.get(plain);
}

/** The packs that a person is allocated on a day, with ledger, draft and cart, in one statement; what a pack
 * is made of is held in memory between reads. */
export async function allocatedPacks(
  db: Database,
  { customerId, today, visit, packId }: PackQuery,
): Promise<AllocatedPack[]> {
  const only: SQL = packId === undefined ? sql`true` : sql`p.id = ${packId}`;
  const rows = await rowsOf<AllocatedPack>(
    db,
    sql`
    select a.id as "allocationId", p.id, p.name, p.description, p.organisation_uid as "organisationUid",
      p.pack_type as "packType", p.allocation_type as "allocationType", p.opens_at as "opensAt",
      p.closes_at as "closesAt", a.period_start::text as "periodStart", a.period_end::text as "periodEnd",
      coalesce((select json_agg(m) from (
        select measure, bundle_id as "bundleId", kind, cart_code as "cartCode", sum(amount)::int as amount
        from entitlement_movements where allocation_id = a.id
        group by measure, bundle_id, kind, cart_code) m), '[]') as ledger,
      coalesce((select sum(d.quantity)::int from draft_items d
        where d.customer_id = a.customer_id and d.pack_id = p.id), 0) as "draftQuantity",
      k.code as "cartCode", coalesce(k.lines, '[]') as "cartLines"
    from allocations a join packs p on p.id = a.pack_id
    left join lateral (
      select c.code, json_agg(json_build_object('bundleId', e.bundle_id, 'setId', e.set_id, 'sku', e.sku,
        'quantity', e.quantity, 'valueAdds', e.value_adds, 'reasonOfReplacement', e.reason_of_replacement,
        'additionalComments', e.additional_comments) order by e.entry_number) as lines
      from carts c join cart_entries e on e.cart_code = c.code and e.pack_id = p.id
      where c.customer_id = a.customer_id and c.saved_at is null
        and c.punchout_sid is not distinct from ${visit}
      group by c.code, c.created_at order by c.created_at desc limit 1) k on true
    where a.customer_id = ${customerId} and ${only}
      and a.period_start <= ${today}::date and a.period_end >= ${today}::date
    order by p.sort, p.id`,
  );
  const bundles = await bundlesOf(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({
    ...row,
    opensAt: instantOf(row.opensAt),
    closesAt: instantOf(row.closesAt),
    bundles: bundles.get(row.id) ?? [],
  }));
}

/** The local date of an instant in a time zone, YYYY-MM-DD. */
export function localDate(instant: Date, timeZone: string): string {
  const { year, month, day } = localDay(instant, timeZone);
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}
