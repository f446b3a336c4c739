import type { AllocationType, Measure } from "./measures";

/** One amount of the ledger; bundleId where the bundle has its own counter. */
export interface Grant {
  measure: Measure;
  bundleId: string | null;
  amount: number;
}

/** The parts of a pack that its grants depend on. */
export interface GrantingPack {
  /** A self-purchase pack grants nothing. */
  packType: string;
  allocationType: AllocationType;
  /** Cents or points for a full load; null repeats the last period's grant. */
  grantAmount: number | null;
  /** In hundredths: the smallest load that reduces the amount; null means the same for everyone. */
  grantLeastLoad: number | null;
  bundles: readonly { id: string; maxItems: number; subsidyRanges: readonly { toCents: number }[] }[];
}

const FULL_LOAD = 100;

/**
 * What one period of a pack gives a person: each bundle's maximum, or dollars or points by their load, and room
 * in the subsidy ranges.
 * @param fte hundredths of a full-time load.
 * @param last what the period before gave, for packs that do not say their amount.
 */
export function grantsOf(pack: GrantingPack, fte: number, last: readonly Grant[] = []): Grant[] {
  const { allocationType } = pack;
  if (pack.packType === "self-purchase") return [];
  if (allocationType === "quantity") {
    return pack.bundles
      .map(({ id, maxItems }) => ({ measure: allocationType, bundleId: id, amount: maxItems }))
      .filter(({ amount }) => amount > 0);
  }
  const amount = pack.grantAmount === null ? lastAmount(last, allocationType) : shareOf(pack, fte);
  // The ranges apply to the spend of the whole pack, so they have one counter without a bundle.
  const width = Math.max(0, ...pack.bundles.flatMap((bundle) => bundle.subsidyRanges.map((r) => r.toCents)));
  const grants: Grant[] = [
    { measure: allocationType, bundleId: null, amount },
    { measure: "subsidy", bundleId: null, amount: width },
  ];
  return grants.filter((grant) => grant.amount > 0);
}

const lastAmount = (last: readonly Grant[], measure: Measure) =>
  last.find((grant) => grant.measure === measure && grant.bundleId === null)?.amount ?? 0;

function shareOf({ grantAmount, grantLeastLoad }: GrantingPack, fte: number): number {
  const load = grantLeastLoad === null ? FULL_LOAD : Math.max(fte, grantLeastLoad);
  return Math.round(((grantAmount ?? 0) * load) / FULL_LOAD);
}
