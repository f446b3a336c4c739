import { balance } from "../entitlement";
import { counted } from "../../http/counted";
import { whyNotWords } from "../../http/why-not";
import { againFrom, type Moment } from "./moment";
import type { AllocatedPack, Bundle } from "./pack";
import { NOTHING, type Owed, owedOf } from "./owed";
import type { Refusal } from "./refusal";
import { windowRefusal } from "./windows";

export type { Refusal } from "./refusal";

/** The parts of a chosen item that the rules need. */
export interface RuleItem {
  bundleId: string;
  setId: string;
  quantity: number;
  /** For one piece; 0 if the style has no points. */
  points: number;
}

const inBundle = (items: RuleItem[], bundle: Bundle) => items.filter((item) => item.bundleId === bundle.id);
const count = (items: RuleItem[]) => items.reduce((sum, item) => sum + item.quantity, 0);

/** Sets of an exclusive bundle that are locked because an item of another set was chosen. */
export function lockedSets(bundle: Bundle, items: RuleItem[]): string[] {
  if (!bundle.exclusive || bundle.kind === "group") return [];
  const chosen = new Set(inBundle(items, bundle).map((item) => item.setId));
  return chosen.size === 0 ? [] : bundle.sets.map((set) => set.id).filter((id) => !chosen.has(id));
}

export interface BundleState {
  chosen: number;
  /** Pieces that this order must have. */
  required: number;
  /** Slots up to the minimum that are still empty. */
  missing: number;
  /** Slots beyond the minimum that may be filled. */
  optional: number;
  locked: string[];
  /** Sets of a group that have no item yet, once one of them has. */
  missingSets: string[];
  missingSetErrorMessage?: string;
  complete: boolean;
}

/**
 * The state of a bundle: filled, required and optional slots, locked categories, missing sets (spec 001 §5).
 * @param owed what the bundle still asks for, and the most that may be chosen of it.
 */
export function bundleState(bundle: Bundle, all: RuleItem[], owed: Owed | undefined): BundleState {
  const items = inBundle(all, bundle);
  const chosen = count(items);
  const { items: required, sets, setsNeeded, most } = owed ?? NOTHING;
  const missing = Math.max(0, required - chosen);
  const optional = Math.max(0, most - Math.max(chosen, required));
  const filled = new Set(items.map((item) => item.setId));
  const started = filled.size > 0 || required > 0;
  const short = bundle.kind === "group" && started && filled.size < setsNeeded;
  const absent = short ? bundle.sets.filter(({ id }) => sets.includes(id) && !filled.has(id)) : [];
  return {
    chosen,
    required,
    missing,
    optional,
    locked: lockedSets(bundle, items),
    missingSets: absent.map((set) => set.id),
    ...(absent.length > 0
      ? {
          missingSetErrorMessage: `Choose an item from ${setWords(absent, setsNeeded - filled.size)} to complete this set.`,
        }
      : {}),
    complete: missing === 0 && absent.length === 0,
  };
}

/** All of them, or as many of them as are needed. */
const setWords = (absent: readonly { name: string }[], needed: number): string => {
  const names = absent.map(({ name }) => name);
  if (needed >= names.length) return listed(names);
  const some = `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
  return needed > 1 ? `${needed} of ${some}` : some;
};

const listed = (names: string[]) =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names[names.length - 1]}`;

/**
 * Whether one more item fits: its category is open, the bundle has a free slot, and the entitlement is
 * enough.
 * @param exceptCart the cart whose holds belong to this draft and do not count.
 */
export function additionRefusal(
  pack: AllocatedPack,
  bundle: Bundle,
  items: RuleItem[],
  addition: RuleItem,
  exceptCart: string | null,
  at: Moment,
): Refusal | undefined {
  const chosen = count(inBundle(items, bundle));
  const about = { bundleId: bundle.id };
  if (lockedSets(bundle, items).includes(addition.setId)) {
    return { ...about, rule: "category-locked", message: whyNotWords("category-locked") };
  }
  if (bundle.kind === "group" && inBundle(items, bundle).some((item) => item.setId === addition.setId)) {
    const name = bundle.sets.find((set) => set.id === addition.setId)?.name ?? bundle.name;
    return {
      ...about,
      rule: "set-filled",
      message: whyNotWords("set-filled", { category: name }),
    };
  }
  const back = returnFirst(pack, bundle, chosen + addition.quantity);
  if (back) return back;
  const room = bundle.maxItems - chosen;
  if (addition.quantity > room) {
    return {
      ...about,
      rule: "over-maximum",
      used: chosen,
      left: Math.max(0, room),
      message: whyNotWords("over-maximum", { bundle: bundle.name, most: bundle.maxItems, chosen }),
    };
  }
  return entitlementRefusal(pack, [...items, addition], exceptCart, at);
}

/** Whether pieces must come back before so many can be chosen. */
export function returnFirst(
  { out }: Pick<AllocatedPack, "out">,
  bundle: Pick<Bundle, "id" | "name" | "returnFirst" | "maxItems">,
  chosen: number,
): Refusal | undefined {
  const held = out[bundle.id] ?? 0;
  const most = bundle.maxItems;
  if (!bundle.returnFirst || held === 0 || held + chosen <= most) return undefined;
  return {
    rule: "return-first",
    bundleId: bundle.id,
    used: held,
    left: Math.max(0, most - held),
    message: whyNotWords("return-first", { bundle: bundle.name, out: held, most }),
  };
}

/**
 * Whether the entitlement covers the whole draft. Dollar packs never refuse, because the rest is the wearer's
 * own share. Quantities count by bundle, points over the pack.
 */
export function entitlementRefusal(
  pack: AllocatedPack,
  items: RuleItem[],
  exceptCart: string | null,
  at: Moment,
): Refusal | undefined {
  if (pack.packType === "self-purchase" || pack.allocationType === "dollar") return undefined;
  const until = pack.periodEnd;
  const again = againFrom(pack, at);
  if (pack.allocationType === "points") {
    const { used, held, ...rest } = balance(pack.ledger, "points", null, exceptCart);
    const left = Math.max(0, rest.left);
    const wanted = items.reduce((sum, item) => sum + item.points * item.quantity, 0);
    return wanted <= left
      ? undefined
      : {
          rule: "allocation-used",
          used: used + held,
          left,
          until,
          message: whyNotWords("allocation-used", { figures: { points: wanted, left }, again }),
        };
  }
  for (const bundle of pack.bundles) {
    const { used, held, ...rest } = balance(pack.ledger, "quantity", bundle.id, exceptCart);
    const left = Math.max(0, rest.left);
    const wanted = count(inBundle(items, bundle));
    if (wanted > left) {
      return {
        rule: "allocation-used",
        bundleId: bundle.id,
        used: used + held,
        left,
        until,
        message: whyNotWords("allocation-used", {
          figures: { bundle: bundle.name, left, used: used + held, granted: used + held + left },
          again,
        }),
      };
    }
  }
  return undefined;
}

/** Whether every bundle of a pack must be finished, even one without chosen items. */
export const mustFill = ({ packType }: Pick<AllocatedPack, "packType">): boolean =>
  packType === "compulsory" || packType === "new starter";

/**
 * All reasons why a draft cannot go into the cart: closed windows, empty required slots, missing sets,
 * entitlement.
 */
export function orderRefusals(pack: AllocatedPack, items: RuleItem[], at: Moment): Refusal[] {
  const refusals: Refusal[] = [];
  if (items.length === 0) {
    return [{ rule: "selection-required", message: `Choose at least one item of ${pack.name}.` }];
  }
  const owed = owedOf(pack, at.now);
  for (const bundle of pack.bundles) {
    const chosen = inBundle(items, bundle);
    const shut = chosen.length > 0 ? windowRefusal(pack, bundle, at) : undefined;
    const back = returnFirst(pack, bundle, count(chosen));
    if (shut ?? back) refusals.push((shut ?? back)!);
    const state = bundleState(bundle, items, owed.get(bundle.id));
    if (state.complete || (!mustFill(pack) && chosen.length === 0)) continue;
    const message =
      state.missing > 0
        ? `${bundle.name}: Selection Required. Choose ${counted(state.missing, "more item")}.`
        : `${bundle.name}: ${state.missingSetErrorMessage ?? "Selection Required"}`;
    refusals.push({ rule: "selection-required", bundleId: bundle.id, message, left: state.missing });
  }
  const entitlement = entitlementRefusal(pack, items, pack.cartCode, at);
  if (entitlement) refusals.push(entitlement);
  return refusals;
}
