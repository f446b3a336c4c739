import type { Person } from "../../http/principal";
import {
  breachAway,
  breachOf,
  canSupply,
  endingView,
  type StyleRecord,
  textFieldsOf,
  unitCents,
} from "../catalogue";
import { textsAgain } from "../configurators";
import { costWords, isLike, packSwap } from "../packs";
import { isOver, lostWords, swapVariant } from "../recalls";
import { ruleItem } from "./holds";
import type { CartLine, LoadedCart, Wish } from "./loaded-cart";
import { addedCents, linePriceShown } from "./totals";

/** What stands in the place of a line, and what that changes; or why nothing can. */
type CartSwap = { wish: Wish; changes: string[] } | { refusal: string };

interface Where {
  lines: readonly CartLine[];
  packs: LoadedCart["packs"];
  person: Person;
  /** The organisation's, YYYY-MM-DD. */
  day: string;
  /** Nothing is ordered from a saved cart, so stock and standards do not matter there. */
  ordered: boolean;
}

/** What is added in the place of a line of the catalogue, at today's prices. Reads nothing. */
export function cartSwap({ entry, stocked }: CartLine, to: StyleRecord, where: Where): CartSwap {
  const { person, day, ordered } = where;
  if (!stocked) return { refusal: "This item is no longer sold." };
  if (entry.quoteCode) {
    return { refusal: `It is part of quote ${entry.quoteCode}, which is ordered as it was offered.` };
  }
  if (!to.inAssortment) return { refusal: `Your organisation does not offer ${to.name}.` };
  if (isOver(to, day)) return { refusal: `${to.name} cannot be ordered any more either.` };
  const found = swapVariant(stocked, to);
  if ("refusal" in found) return found;
  const { onHand } = to.variants.find(({ sku }) => sku === found.sku)!;
  if (ordered && !entry.taken && !canSupply(to, onHand, entry.quantity)) {
    const left = onHand > 0 ? `Only ${onHand} of ${to.name} are left` : `${to.name} is out of stock`;
    return { refusal: `${left} in this size. Choose another on its page.` };
  }
  const unmet = ordered ? breachAway(breachOf(person, to, day), entry.ppeReason) : undefined;
  if (unmet !== undefined) return { refusal: unmet };
  const made = madeAgain(entry.configuration, to);
  if (!made) return { refusal: `This one was configured. Configure ${to.name} on its page.` };
  // Pieces that are there already count for the quantity breaks.
  const there = where.lines.filter((line) => line.entry.sku === found.sku && line.entry.packId === null);
  const pieces = there.reduce((sum, line) => sum + line.entry.quantity, entry.quantity);
  const base = unitCents(to.prices, found.sku, pieces);
  if (base === undefined) return { refusal: `${to.name} has no price.` };
  const { quantity } = entry;
  const cost = { from: entry.unitCents, to: base + addedCents(made.valueAdds), quantity };
  const { configuration, valueAdds, lost } = made;
  return {
    wish: {
      product: { code: found.sku },
      quantity,
      made: configuration || valueAdds.length > 0 ? { configuration, valueAdds } : undefined,
      ppeReason: entry.ppeReason,
    },
    changes: [
      found.words,
      ...lostWords(lost),
      ...(linePriceShown({ entry }, where.packs, person) ? [costWords(cost, person)] : []),
    ],
  };
}

/** The texts of a line on another style, as far as it has their fields; undefined for what a variant configurator made. */
function madeAgain(configuration: CartLine["entry"]["configuration"], to: StyleRecord) {
  const none = { configuration: null, valueAdds: [], lost: [] as string[] };
  if (!configuration) return none;
  if (configuration.type !== "TEXTFIELD") return undefined;
  const labels = textFieldsOf(to).map(({ label }) => label);
  const typed = configuration.infos.filter(({ value }) => value !== "");
  const again = textsAgain(
    to,
    typed.filter(({ label }) => labels.includes(label)),
  );
  const lost = (again ? typed.filter(({ label }) => !labels.includes(label)) : typed).map(
    ({ label }) => label,
  );
  return again ? { ...again, lost } : { ...none, lost };
}

/** How the style of a line ends, with what would stand in its place; undefined for a style without an end. */
export function lineEnding(line: CartLine, where: Where & { now: Date }): CartLine["ending"] {
  const { entry, stocked, replacement } = line;
  const ending = stocked && endingView(stocked.style, where.day);
  if (!ending || !replacement) return ending;
  const swap = entry.packId === null ? cartSwap(line, replacement, where) : packLineSwap(line, where);
  if ("refusal" in swap) return { ...ending, noSwap: swap.refusal };
  const sku = "wish" in swap ? swap.wish.product.code : swap.sku;
  return { ...ending, swap: { sku, changes: swap.changes } };
}

/** The same for a line of a pack, by the rules of its pack. */
function packLineSwap(line: CartLine, { lines, packs, person, now }: Where & { now: Date }) {
  const { entry, stocked, replacement } = line;
  const pack = packs.find(({ id }) => id === entry.packId);
  const bundle = pack?.bundles.find(({ id }) => id === entry.bundleId);
  if (!pack || !bundle || !stocked || !replacement)
    return { refusal: "This item is no longer in your pack." };
  const itemOf = ({ entry: of }: CartLine) => ({ ...of, bundleId: of.bundleId ?? "", setId: of.setId ?? "" });
  const its = lines.filter((one) => one.entry.packId === entry.packId);
  const like = its.filter((one) => isLike(itemOf(one), itemOf(line)));
  const others = its.filter((one) => !like.includes(one)).map(ruleItem);
  const quantity = like.reduce((sum, one) => sum + one.entry.quantity, 0);
  const item = {
    ...stocked,
    unitCents: entry.unitCents,
    line: {
      ...{ bundleId: bundle.id, setId: entry.setId ?? "", sku: entry.sku, quantity },
      valueAdds: entry.valueAdds,
      reasonOfReplacement: entry.reasonOfReplacement ?? undefined,
      additionalComments: entry.additionalComments ?? undefined,
      ppeReason: entry.ppeReason ?? undefined,
    },
  };
  return packSwap(item, replacement, { pack, bundle, others, person, now });
}
