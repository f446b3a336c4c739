import { fund, type AllocatedPack, type Funding } from "../modules/packs";
import { chooseLine, chooseStyle, merged, suits, type PlannedLine } from "./order-choice";
import type { Random } from "./random";
import type { Style } from "./world/catalogue";
import { type Allocation, type Bundle, type BundleSet, counter } from "./world/packs";

/** The remaining balance: by measure, and by bundle for quantities. */
export type Left = ReadonlyMap<string, number>;

/** The balance of a new allocation. */
export const grantedBy = (allocation: Allocation): Left =>
  new Map(allocation.grants.map((grant) => [counter(grant.measure, grant.bundleId), grant.amount]));

const mustFill = ({ pack }: Allocation) => pack.packType === "compulsory" || pack.packType === "new starter";

/** How many items of a bundle to take within its remaining balance. */
function itemCount(allocation: Allocation, bundle: Bundle, left: Left, random: Random): number {
  const room = Math.min(bundle.maxItems, left.get(counter("quantity", bundle.id)) ?? bundle.maxItems);
  if (mustFill(allocation)) return room < bundle.minItems ? 0 : random.int(bundle.minItems, room);
  const wanted = bundle.kind === "group" ? bundle.minItems : random.int(1, 3);
  return Math.min(room, wanted);
}

/** Which category each item comes from: all categories in a group, only one if a choice locks the others. */
function setsFor(
  bundle: Bundle,
  count: number,
  worn: (set: BundleSet) => boolean,
  random: Random,
): BundleSet[] {
  if (bundle.kind === "group") return [...bundle.sets];
  const wearable = bundle.sets.filter(worn);
  const sets = wearable.length > 0 ? wearable : bundle.sets;
  const open = bundle.exclusive ? [random.pick(sets)] : sets;
  return Array.from({ length: count }, () => random.pick(open));
}

/**
 * Chooses a pack's items by its own rules and within what is left of it.
 * @returns no lines if the remaining balance is too low to order the pack.
 */
export function choosePack(
  allocation: Allocation,
  styles: ReadonlyMap<string, Style>,
  left: Left,
  random: Random,
): PlannedLine[] {
  const { pack, person } = allocation;
  const bundles = mustFill(allocation) ? [...pack.bundles] : random.sample(pack.bundles, random.int(1, 2));
  const lines: PlannedLine[] = [];
  const offered = (set: BundleSet) => set.styles.flatMap((code) => styles.get(code) ?? []);
  const worn = (set: BundleSet) => offered(set).some((style) => suits(person, style));
  let points = left.get(counter("points")) ?? 0;
  for (const bundle of bundles) {
    const count = itemCount(allocation, bundle, left, random);
    if (count === 0 && mustFill(allocation) && bundle.minItems > 0) return [];
    for (const set of count > 0 ? setsFor(bundle, count, worn, random) : []) {
      const style = chooseStyle(person, offered(set), random);
      if (pack.allocationType === "points" && (points -= style.points ?? 0) < 0) return merged(lines);
      lines.push(chooseLine(person, style, random, bundle));
    }
  }
  return merged(lines);
}

/** Applies the shop's funding rule to a pack with this balance. */
export function fundPack(
  { row, pack, person }: Allocation,
  lines: readonly PlannedLine[],
  left: Left,
): Funding {
  const grant = (measure: "dollar" | "subsidy" | "points") => ({
    measure,
    bundleId: null,
    kind: "grant" as const,
    cartCode: null,
    amount: left.get(counter(measure)) ?? 0,
  });
  const asAllocated: AllocatedPack = {
    ...pack,
    allocationId: row.id,
    extendedUntil: null,
    periodStart: row.periodStart,
    periodEnd: row.periodEnd,
    givenMonths: row.givenMonths,
    bundles: pack.bundles.map((bundle) => ({ ...bundle, sets: [] })),
    ordered: {},
    out: {},
    cheapest: [],
    ledger: [grant("dollar"), grant("subsidy"), grant("points")],
    draftLines: [],
    cartCode: null,
    cartLines: [],
  };
  const toFund = lines.map((line) => ({
    bundleId: line.bundle?.id ?? "",
    cents: line.unitCents * line.quantity,
    quantity: line.quantity,
    points: (line.style.points ?? 0) * line.quantity,
  }));
  return fund(asAllocated, toFund, person.unit.row.gstRate);
}

/** The ledger movements of an order. */
export function usesOf({ pack }: Allocation, lines: readonly PlannedLine[], funding: Funding) {
  if (pack.packType === "self-purchase") return [];
  if (pack.allocationType === "points")
    return [{ measure: "points" as const, bundleId: null, amount: funding.points }];
  if (pack.allocationType === "dollar") {
    return [
      { measure: "dollar" as const, bundleId: null, amount: funding.creditCents },
      { measure: "subsidy" as const, bundleId: null, amount: funding.subsidisedSpendCents },
    ].filter((use) => use.amount > 0);
  }
  const ids = [...new Set(lines.map((line) => line.bundle?.id ?? ""))];
  return ids.map((bundleId) => ({
    measure: "quantity" as const,
    bundleId,
    amount: lines.reduce((sum, line) => sum + (line.bundle?.id === bundleId ? line.quantity : 0), 0),
  }));
}
