import { inArray } from "drizzle-orm";
import type { Database } from "../../database/connection";
import type { LedgerSum, Measure, OrderUse } from "../entitlement";
import { bundlesOf } from "./bundles";
import { fund, type FundingLine, type FundingPack, widthOf } from "./funding";
import { packs } from "./tables";

/** What an order was paid from, besides the ledger. */
export interface PaidFrom {
  creditCents: number;
  subsidyLeft: Record<string, number> | null;
}

/**
 * Packs as they were before an order, as far as it used them: its dollars are those that it used, and its subsidy
 * goes on from where it began. An order from before the ledger has the dollars that it was paid with.
 */
export async function packsOfOrder(
  db: Database,
  packIds: readonly string[],
  uses: readonly OrderUse[],
  { creditCents, subsidyLeft }: PaidFrom,
): Promise<FundingPack[]> {
  if (packIds.length === 0) return [];
  const rows = await db
    .select({
      id: packs.id,
      name: packs.name,
      packType: packs.packType,
      allocationType: packs.allocationType,
    })
    .from(packs)
    .where(inArray(packs.id, [...packIds]));
  const bundles = await bundlesOf(db, [...packIds]);
  return rows.map((pack) => {
    const its = uses.filter(({ packId }) => packId === pack.id);
    const parts = bundles.get(pack.id) ?? [];
    const dollars =
      its.find(({ measure }) => measure === "dollar")?.amount ?? (its.length > 0 ? 0 : creditCents);
    const left = subsidyLeft?.[pack.id] ?? widthOf(parts.flatMap(({ subsidyRanges }) => subsidyRanges));
    const grant = (measure: Measure, amount: number): LedgerSum => ({
      measure,
      bundleId: null,
      kind: "grant",
      cartCode: null,
      amount,
    });
    return {
      ...pack,
      bundles: parts,
      ledger: [grant("dollar", dollars), grant("subsidy", left)],
      cartCode: null,
    };
  });
}

/** What each use keeps if only these lines of the order remain. */
export function keptUses(
  uses: readonly OrderUse[],
  funded: readonly FundingPack[],
  lines: readonly (FundingLine & { packId: string | null })[],
  gstRate: number,
): number[] {
  return uses.map((use) => {
    const pack = funded.find(({ id }) => id === use.packId);
    const its = lines.filter(({ packId }) => packId === use.packId);
    if (!pack) return use.amount;
    const { points, creditCents, subsidisedSpendCents } = fund(pack, its, gstRate);
    const inBundle = its.filter(({ bundleId }) => bundleId === use.bundleId);
    const kept: Record<Measure, number> = {
      quantity: inBundle.reduce((sum, { quantity }) => sum + quantity, 0),
      points,
      dollar: creditCents,
      subsidy: subsidisedSpendCents,
    };
    return Math.min(use.amount, kept[use.measure]);
  });
}
