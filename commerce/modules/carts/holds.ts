import { hold, lockPack, releaseHolds } from "../entitlement";
import {
  allocatedPacks,
  type AllocatedPack,
  fund,
  type Funding,
  momentIn,
  orderRefusals,
  queryFor,
} from "../packs";
import { goodsCents } from "../promotions";
import type { CartCall, CartLine, LoadedCart } from "./loaded-cart";

/** What a pack must hold for these items of it. */
export function holdsOf(
  pack: Pick<AllocatedPack, "packType" | "allocationType" | "bundles">,
  items: readonly { bundleId: string | null; quantity: number }[],
  funding: Funding,
) {
  if (pack.packType === "self-purchase") return [];
  if (pack.allocationType === "points") {
    return [{ measure: "points" as const, bundleId: null, amount: funding.points }];
  }
  if (pack.allocationType === "dollar") {
    return [
      { measure: "dollar" as const, bundleId: null, amount: funding.creditCents },
      { measure: "subsidy" as const, bundleId: null, amount: funding.subsidisedSpendCents },
    ];
  }
  return pack.bundles.map((bundle) => ({
    measure: "quantity" as const,
    bundleId: bundle.id,
    amount: items
      .filter(({ bundleId }) => bundleId === bundle.id)
      .reduce((sum, { quantity }) => sum + quantity, 0),
  }));
}

export const ruleItem = ({ entry, stocked }: CartLine) => ({
  bundleId: entry.bundleId ?? "",
  setId: entry.setId ?? "",
  quantity: entry.quantity,
  points: stocked?.style.points ?? 0,
});

/**
 * Holds what a cart has of a pack in the running period, instead of in one that has ended since it was put there.
 * @returns in words why that cannot be; undefined if it is held.
 */
export async function holdAgain(
  call: CartCall,
  loaded: LoadedCart,
  packId: string,
): Promise<string | undefined> {
  const { cart } = loaded;
  await lockPack(call.db, call.about.user.customerId, packId);
  const [pack] = await allocatedPacks(call.db, { ...queryFor(call), packId });
  if (!pack) return "It is not given for this period.";
  const lines = loaded.lines.filter(({ entry }) => entry.packId === packId);
  const [refusal] = orderRefusals(
    { ...pack, cartCode: cart.code },
    lines.map(ruleItem),
    momentIn(call.now(), call.about.organisation.timeZone),
  );
  if (refusal) return refusal.message;
  const charged = lines.map((line) => ({
    bundleId: line.entry.bundleId ?? "",
    cents: goodsCents({ ...line.entry, discounts: [] }),
    quantity: line.entry.quantity,
    points: (line.stocked?.style.points ?? 0) * line.entry.quantity,
  }));
  const funding = fund(pack, charged, call.about.unit.gstRate, cart.code);
  await releaseHolds(call.db, cart.code, packId);
  const items = lines.map(({ entry }) => entry);
  await hold(call.db, pack.allocationId, cart.code, holdsOf(pack, items, funding));
  return undefined;
}
