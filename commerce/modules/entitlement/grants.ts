import type { AllocationType, Measure } from "./measures";
import { MONTHS_OF_PERIOD } from "./periods";

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
  bundles: readonly {
    id: string;
    minItems: number;
    maxItems: number;
    subsidyRanges: readonly { toCents: number }[];
  }[];
}

const FULL_LOAD = 100;

/** What a grant depends on besides its pack. */
interface Granting {
  /** Hundredths of a full-time load. */
  fte: number;
  /** Of how many months a share is given; null gives the whole. */
  months?: number | null;
  /** What the period before gave, for packs that do not say their amount. */
  last?: readonly Grant[];
}

/**
 * What one period of a pack gives a person: each bundle's maximum, or dollars or points by their load, and room
 * in the subsidy ranges. A share by months is rounded: pieces up, and to no fewer than a bundle asks for, so that the pack
 * can be finished; amounts to the nearest cent or point. The ranges stay as they are, because they are a rate.
 */
export function grantsOf(pack: GrantingPack, { fte, months = null, last = [] }: Granting): Grant[] {
  const { allocationType } = pack;
  if (pack.packType === "self-purchase") return [];
  if (allocationType === "quantity") {
    return pack.bundles
      .map(({ id, minItems, maxItems }) => ({
        measure: allocationType,
        bundleId: id,
        amount: Math.max(months === 0 ? 0 : minItems, Math.ceil(maxItems * shareFor(months))),
      }))
      .filter(({ amount }) => amount > 0);
  }
  const whole = pack.grantAmount === null ? lastAmount(last, allocationType) : amountByLoad(pack, fte);
  // The ranges apply to the spend of the whole pack, so they have one counter without a bundle.
  const width = Math.max(0, ...pack.bundles.flatMap((bundle) => bundle.subsidyRanges.map((r) => r.toCents)));
  const grants: Grant[] = [
    { measure: allocationType, bundleId: null, amount: Math.round(whole * shareFor(months)) },
    { measure: "subsidy", bundleId: null, amount: width },
  ];
  return grants.filter((grant) => grant.amount > 0);
}

const lastAmount = (last: readonly Grant[], measure: Measure) =>
  last.find((grant) => grant.measure === measure && grant.bundleId === null)?.amount ?? 0;

const shareFor = (months: number | null) => (months === null ? 1 : months / MONTHS_OF_PERIOD);

function amountByLoad({ grantAmount, grantLeastLoad }: GrantingPack, fte: number): number {
  const load = grantLeastLoad === null ? FULL_LOAD : Math.max(fte, grantLeastLoad);
  return ((grantAmount ?? 0) * load) / FULL_LOAD;
}
