import type { Person } from "../../http/principal";
import type { Stocked, StyleRecord } from "../catalogue";
import { lostWords, swapVariant } from "../recalls";
import { costWords } from "./cost-words";
import { centsOf } from "./draft";
import { pricesShown } from "./funding";
import type { AllocatedPack, Bundle, PackLine } from "./pack";
import type { RuleItem } from "./rules";
import { dayOf, offered, type SentItem, validateItem } from "./validate-item";

/** A chosen item of a style that ends. */
export interface EndingItem extends Stocked {
  line: PackLine;
  /** Garment and value-adds, of one piece. */
  unitCents: number;
}

/** What stands in the place of an item, and what that changes; or why nothing can. */
export type PackSwap =
  { line: PackLine; added: Stocked; sku: string; changes: string[] } | { refusal: string };

interface Where {
  pack: AllocatedPack;
  bundle: Bundle;
  /** The other items of the pack, without those that are swapped with it. */
  others: RuleItem[];
  person: Person;
  now: Date;
}

/**
 * What would be sent to have the replacement of a style in the place of an item: in the same size, and with the texts and
 * value-adds that it takes. Every rule of choosing is asked, so what is shown can be done. Reads nothing.
 */
export function packSwap(
  item: EndingItem,
  to: StyleRecord,
  { pack, bundle, others, person, now }: Where,
): PackSwap {
  const { line } = item;
  const own = bundle.sets.filter(({ id }) => id === line.setId);
  const set = [...own, ...bundle.sets].find((one) => offered(one, to));
  if (!set) return { refusal: `${to.name} is not in ${bundle.name}. Choose another item.` };
  const found = swapVariant(item, offered(set, to)!);
  if ("refusal" in found) return found;
  const { kept, lost } = keptAdditions(line.valueAdds, to);
  const sent: SentItem = {
    setId: set.id,
    styleCode: to.code,
    sku: found.sku,
    quantity: line.quantity,
    valueAdds: kept.map(({ code, entries }) => ({ code, entries: entries.map(({ value }) => value) })),
    reasonOfReplacement: line.reasonOfReplacement ?? undefined,
    additionalComments: line.additionalComments ?? undefined,
    ppeReason: line.ppeReason ?? undefined,
  };
  const place = { pack, bundle, ...dayOf({ about: person, now: () => now }) };
  const verdict = validateItem(place, to, sent, others);
  if ("refusal" in verdict)
    return { refusal: verdict.refusal.errors.map(({ message }) => message).join(" ") };
  const { unitCents } = centsOf(verdict.line, verdict.added);
  const { quantity } = line;
  const cost = { from: item.unitCents, to: unitCents, quantity };
  const [before, after] = [(item.style.points ?? 0) * quantity, (to.points ?? 0) * quantity];
  const changes = [
    found.words,
    ...lostWords(lost),
    ...(pricesShown(pack, person.user.priceEnabled) ? [costWords(cost, person)] : []),
    ...(pack.allocationType === "points" && before !== after
      ? [`Takes ${after} points instead of ${before}.`]
      : []),
  ];
  return { ...verdict, sku: found.sku, changes };
}

/** Chosen items that are swapped with one press: of the same SKU and category. */
export const isLike = (
  one: Pick<PackLine, "bundleId" | "setId" | "sku">,
  other: Pick<PackLine, "bundleId" | "setId" | "sku">,
): boolean => one.bundleId === other.bundleId && one.setId === other.setId && one.sku === other.sku;

/** The value-adds and texts of a line that another style takes too, and the names of the others. */
export function keptAdditions(chosen: PackLine["valueAdds"], to: StyleRecord) {
  const kept: PackLine["valueAdds"] = [];
  const lost: string[] = [];
  for (const one of chosen) {
    const { code, name, entries, part } = one;
    const labels = to.valueAdds.find((offer) => offer.code === code)?.prompts.map(({ label }) => label);
    if (labels) {
      const textOf = (label: string) => entries.find((entry) => entry.label === label)?.value ?? "";
      kept.push({ ...one, entries: labels.map((label) => ({ label, value: textOf(label) })) });
    }
    const gone = entries.some(({ label, value }) => value !== "" && !labels?.includes(label));
    if (!part && (!labels || gone)) lost.push(name);
  }
  return { kept, lost };
}
