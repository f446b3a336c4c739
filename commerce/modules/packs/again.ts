import type { OccError } from "../../http/errors";
import { whyNotWords } from "../../http/why-not";
import { breachAway, findVariant, marketOf, type StyleRecord } from "../catalogue";
import { recalledRefusal } from "../recalls";
import type { SentValueAdd } from "./choice";
import { allocatedPacks } from "./definitions";
import type { AllocatedPack, PackLine } from "./pack";
import { centsOf, insertItems, readDrafts, ruleItems } from "./draft";
import { pricesShown } from "./funding";
import { dayOf, validateItem, offered } from "./validate-item";
import { lockPacks } from "../entitlement";
import type { RuleItem } from "./rules";
import { type PackCall, queryFor } from "./read";
import type { ChosenValueAdd } from "./tables";

/** A line of an earlier order that came from a pack. */
export interface PackLineAgain {
  packId: string;
  packName: string | null;
  bundleId: string | null;
  bundleName: string | null;
  sku: string;
  quantity: number;
  valueAdds: ChosenValueAdd[];
  reasonOfReplacement: string | null;
  additionalComments: string | null;
  ppeReason?: string | null;
}

/** What became of it. */
export interface ChosenAgain {
  /** Pieces that are in the pack's draft now. */
  granted: number;
  /** Of one piece with its value-adds, ex GST; undefined if nothing was granted. */
  unitCents?: number;
  pricesShown: boolean;
  /** Why not all of it was granted: the text of the rule, its name, and what it is about if that is known. */
  refusal?: { rule: string; message: string; subject?: string };
}

/**
 * Chooses the lines of an earlier order again: adds to the drafts of their packs what every rule of choosing permits,
 * with their value-adds. Six statements at most, whatever the number of lines and packs. The caller is in a
 * transaction.
 * @param styles those of the lines, as far as they are still made.
 */
export async function chooseAgain(
  call: PackCall,
  styles: StyleRecord[],
  wanted: readonly PackLineAgain[],
): Promise<ChosenAgain[]> {
  const packIds = [...new Set(wanted.map(({ packId }) => packId))];
  if (packIds.length === 0) return [];
  const { customerId, priceEnabled } = call.about.user;
  await lockPacks(call.db, customerId, packIds);
  const packs = await allocatedPacks(call.db, queryFor(call));
  const drafts = await readDrafts(call.db, customerId, packIds, marketOf(call.about, call.now()));
  const taken = new Map(packIds.map((id) => [id, ruleItems(drafts.filter(({ row }) => row.packId === id))]));
  const lines: (PackLine & { packId: string })[] = [];
  const all = wanted.map((line): ChosenAgain => {
    const pack = packs.find(({ id }) => id === line.packId);
    if (!pack) {
      const message = whyNotWords("not-in-role", { pack: line.packName ?? "This pack" });
      return { granted: 0, pricesShown: false, refusal: { rule: "not-in-role", message } };
    }
    const items = taken.get(pack.id)!;
    const { chosen, refusal } = asManyAsFit(call, pack, styles, line, items);
    const shown = pricesShown(pack, priceEnabled);
    if (!chosen) return { granted: 0, pricesShown: shown, refusal };
    lines.push({ ...chosen.line, packId: pack.id });
    items.push(chosen.item);
    return { granted: chosen.line.quantity, unitCents: chosen.unitCents, pricesShown: shown, refusal };
  });
  await insertItems(call.db, customerId, lines, call.now());
  return all;
}

/** The largest quantity of a line that its pack permits, in the first category that does, and what is against more. */
function asManyAsFit(
  call: PackCall,
  pack: AllocatedPack,
  styles: StyleRecord[],
  line: PackLineAgain,
  others: RuleItem[],
) {
  const made = findVariant(styles, line.sku)?.style;
  const bundle =
    pack.bundles.find(({ id }) => id === line.bundleId) ??
    pack.bundles.find(({ name }) => name === line.bundleName);
  const sets = bundle?.sets.filter((set) => made && offered(set, made)) ?? [];
  if (!bundle || !made || sets.length === 0) {
    return {
      refusal: {
        rule: "not-in-pack",
        message: whyNotWords("not-in-pack", { pack: pack.name, item: "This item" }),
      },
    };
  }
  const place = { pack, bundle, ...dayOf(call) };
  const recalled = recalledRefusal(made, place.day);
  if (recalled) return { refusal: { rule: recalled.reason, message: recalled.message } };
  const valueAdds = typedAgain(made, line.valueAdds);
  if (!valueAdds) return { refusal: TEXTS_CHANGED };
  const unmet = breachAway(place.breach(made), line.ppeReason);
  if (unmet !== undefined) return { refusal: { rule: "standard", message: unmet } };
  const same = {
    styleCode: made.code,
    sku: line.sku,
    valueAdds,
    reasonOfReplacement: line.reasonOfReplacement ?? undefined,
    additionalComments: line.additionalComments ?? undefined,
    ppeReason: line.ppeReason ?? undefined,
  };
  const tried = (setId: string, quantity: number, beside: RuleItem[]) =>
    validateItem(place, made, { ...same, setId, quantity }, beside);
  let against: OccError | undefined;
  for (let quantity = line.quantity; quantity > 0; quantity -= 1) {
    for (const { id: setId } of sets) {
      const verdict = tried(setId, quantity, others);
      if ("refusal" in verdict) {
        against = verdict.refusal;
        continue;
      }
      const item = { bundleId: bundle.id, setId, quantity, points: made.points ?? 0 };
      const chosen = { line: verdict.line, item, ...centsOf(verdict.line, verdict.added) };
      if (quantity === line.quantity) return { chosen };
      // Judged again beside what was granted, so that the amounts in the text are true.
      const rest = tried(setId, line.quantity - quantity, [...others, item]);
      return { chosen, refusal: wordsOf("refusal" in rest ? rest.refusal : against!) };
    }
  }
  return { refusal: wordsOf(against!) };
}

const wordsOf = ({ errors }: OccError) => ({
  rule: errors[0]!.reason ?? errors[0]!.type,
  subject: errors[0]!.subject,
  message: errors.map(({ message }) => message).join(" "),
});

const TEXTS_CHANGED = {
  rule: "invalid",
  message: "What can be engraved or sewn on this item has changed. Choose it in the pack.",
};

/** The texts of a garment's value-adds under the prompts of today; undefined if a text has lost its prompt. */
function typedAgain({ valueAdds }: StyleRecord, chosen: ChosenValueAdd[]): SentValueAdd[] | undefined {
  const all: SentValueAdd[] = [];
  for (const { code, entries } of chosen) {
    const labels = valueAdds.find((offer) => offer.code === code)?.prompts.map(({ label }) => label) ?? [];
    if (entries.some(({ label, value }) => value !== "" && !labels.includes(label))) return undefined;
    all.push({
      code,
      entries: labels.map((label) => entries.find((entry) => entry.label === label)?.value ?? ""),
    });
  }
  return all;
}
