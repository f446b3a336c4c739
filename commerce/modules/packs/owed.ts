import { balance } from "../entitlement";
import type { AllocatedPack, Bundle } from "./pack";
import { windowRefusal } from "./windows";

/** What must be chosen of a bundle in one order, and what may be. */
export interface Owed {
  /** Pieces of the minimum that earlier orders of the period have not got yet and that can be had. */
  items: number;
  /** Of a group: sets that need an item once one of them has one. */
  sets: string[];
  setsNeeded: number;
  /** The most pieces. */
  most: number;
}

export const NOTHING: Owed = { items: 0, sets: [], setsNeeded: 0, most: 0 };

/** The pieces of a bundle that orders of the period have, or other carts hold. */
function orderedOf(pack: AllocatedPack, { id }: Bundle, exceptCart: string | null): number {
  if (pack.allocationType !== "quantity") return pack.ordered[id] ?? 0;
  const { used, held } = balance(pack.ledger, "quantity", id, exceptCart);
  return used + held;
}

const counts = (pack: AllocatedPack) =>
  pack.packType !== "self-purchase" && pack.allocationType === "quantity";

/**
 * How many pieces of a bundle the entitlement still gives, or may be had beside those that must come back first; points
 * are shared by all bundles and count elsewhere.
 */
function leftOf(pack: AllocatedPack, bundle: Bundle, exceptCart: string | null): number {
  const given = counts(pack) ? balance(pack.ledger, "quantity", bundle.id, exceptCart).left : Infinity;
  const beside = bundle.returnFirst ? bundle.maxItems - (pack.out[bundle.id] ?? 0) : Infinity;
  return Math.max(0, Math.min(given, beside));
}

/**
 * What each bundle of a pack still asks for. A minimum is for the whole period, so what was ordered of it counts; it
 * never asks for more than is left, nor for what nobody can choose now. So whatever a pack offers can be ordered, also
 * what is left after a part was used, cancelled or not approved.
 * @param exceptCart the cart whose own holds do not count.
 */
export function owedOf(
  pack: AllocatedPack,
  now: Date,
  exceptCart: string | null = pack.cartCode,
): Map<string, Owed> {
  const points =
    pack.allocationType === "points" && pack.packType !== "self-purchase"
      ? { left: Math.max(0, balance(pack.ledger, "points", null, exceptCart).left) }
      : undefined;
  return new Map(
    pack.bundles.map((bundle) => [bundle.id, owedBy(pack, bundle, { now, exceptCart, points })]),
  );
}

interface Told {
  now: Date;
  exceptCart: string | null;
  /** Of a pack of points: what bundles before this one leave of them. Lowered by what this one needs. */
  points: { left: number } | undefined;
}

function owedBy(pack: AllocatedPack, bundle: Bundle, { now, exceptCart, points }: Told): Owed {
  const sets = bundle.sets.filter(({ styles }) => styles.length > 0).map(({ id }) => id);
  const most = sets.length === 0 ? 0 : Math.min(bundle.maxItems, leftOf(pack, bundle, exceptCart));
  if (most === 0 || windowRefusal(pack, bundle, { now, readable: String })) return NOTHING;
  const asked = Math.max(0, bundle.minItems - orderedOf(pack, bundle, exceptCart));
  const group = bundle.kind === "group";
  const slots = group ? Math.min(sets.length, most) : most;
  const costs = points ? costsOf(pack, bundle, sets, slots) : [];
  const payable = points ? costs.filter((cost) => cost <= points.left).length : slots;
  const items = Math.min(asked, payable);
  if (points && items > 0) points.left -= costs[items - 1]!;
  return { items, sets, setsNeeded: group ? Math.min(slots, payable) : 0, most };
}

/**
 * What one, two and more of the cheapest pieces cost in points: of a group one of each set, elsewhere the cheapest again
 * and again.
 */
function costsOf(pack: AllocatedPack, bundle: Bundle, sets: readonly string[], slots: number): number[] {
  const points = pack.cheapest
    .filter(({ bundleId, setId }) => bundleId === bundle.id && sets.includes(setId))
    .map((one) => one.points)
    .sort((a, b) => a - b);
  let sum = 0;
  return Array.from({ length: slots }, (_, at) => {
    sum += (bundle.kind === "group" ? points[at] : points[0]) ?? 0;
    return sum;
  });
}
