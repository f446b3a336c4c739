import { canSupply, findVariant, type StyleRecord, type Stocked, unitCents } from "../catalogue";
import { type Bundle, chooseValueAdds, offered } from "../packs";
import type { orderEntries } from "../orders/tables";

type EntryRow = typeof orderEntries.$inferSelect;

/** Pieces of a garment that an approver puts in the place of a line (contract §21.3). */
export interface Replacement {
  /** The line in whose place they stand. */
  entryNumber: number;
  sku: string;
  quantity: number;
}

/** A garment that may stand in the place of a line. */
export interface Offer extends Stocked {
  sku: string;
  /** Of one piece with its value-adds, ex GST. */
  unitCents: number;
  valueAdds: EntryRow["valueAdds"];
}

/** The categories of a pack's bundle in which a line was chosen. */
const categoriesOf = (line: EntryRow, bundles: readonly Bundle[]) =>
  (bundles.find(({ id }) => id === line.bundleId)?.sets ?? []).filter(({ styles }) =>
    styles.some(({ code }) => code === line.product.styleCode),
  );

/** The styles of which something may stand in the place of a line. */
export const stylesFor = (line: EntryRow, bundles: readonly Bundle[]): string[] =>
  line.packId
    ? categoriesOf(line, bundles).flatMap(({ styles }) => styles.map(({ code }) => code))
    : [line.product.styleCode];

/** The same garment keeps what is sewn and engraved; another one must need no text. */
function valueAddsOf(line: EntryRow, style: StyleRecord): EntryRow["valueAdds"] | undefined {
  if (style.code === line.product.styleCode) return line.valueAdds;
  const { chosen, errors } = chooseValueAdds(style, []);
  return errors.length > 0 ? undefined : chosen;
}

/** A piece costs no more than the one that was asked for. One whose price an offer lowered costs the same. */
const pays = ({ unitCents: asked, discounts }: EntryRow, cents: number) =>
  discounts.length === 0 ? cents <= asked : cents === asked;

/**
 * What may stand in the place of a line: of a pack, the garments of the same category, in the program's colours; of the
 * catalogue, the same garment in another size or colour. It is never more than was asked for, in points or money, so
 * the order's limits, its budget and what its wearer pays hold as they were judged.
 * @param bundles of the line's pack. @param styles those that stylesFor names.
 */
export function offersFor(
  line: EntryRow,
  bundles: readonly Bundle[],
  styles: readonly StyleRecord[],
): Offer[] {
  const its = line.packId
    ? categoriesOf(line, bundles).flatMap((set) => styles.flatMap((style) => offered(set, style) ?? []))
    : styles.filter(({ code, inAssortment }) => code === line.product.styleCode && inAssortment);
  const offers = new Map<string, Offer>();
  for (const style of its) {
    const valueAdds = valueAddsOf(line, style);
    if (!valueAdds || (style.points ?? 0) > line.points) continue;
    const added = valueAdds.reduce((sum, { cents }) => sum + cents, 0);
    for (const { sku, onHand } of style.variants) {
      const base = unitCents(style.prices, sku, line.quantity);
      const fits = base !== undefined && pays(line, base + added) && canSupply(style, onHand, 1);
      const stocked = fits && sku !== line.sku ? findVariant([style], sku) : undefined;
      if (stocked) offers.set(sku, { ...stocked, sku, unitCents: base! + added, valueAdds });
    }
  }
  return [...offers.values()];
}

export interface Replaced extends Replacement {
  line: EntryRow;
  offer: Offer;
}

/** What is put in the place of lines, or what is against it. @param taken pieces that are taken off each line. */
export function planReplacements(
  wanted: readonly Replacement[],
  taken: ReadonlyMap<number, { line: EntryRow; quantity: number }>,
  offersOf: (line: EntryRow) => Offer[],
): { problem: string; entryNumber: number } | { replaced: Replaced[] } {
  const left = new Map([...taken].map(([entryNumber, { quantity }]) => [entryNumber, quantity]));
  const replaced: Replaced[] = [];
  for (const one of wanted) {
    const { entryNumber, sku, quantity } = one;
    const room = left.get(entryNumber) ?? 0;
    if (quantity > room) return { problem: noRoom(quantity, room), entryNumber };
    const { line } = taken.get(entryNumber)!;
    const offer = offersOf(line).find((other) => other.sku === sku);
    if (!offer) return { problem: "That cannot be put in its place. Choose another one.", entryNumber };
    const { onHand } = offer.variant;
    if (!canSupply(offer.style, onHand, quantity)) {
      return { problem: `Only ${onHand} of it are left. Choose fewer or another one.`, entryNumber };
    }
    left.set(entryNumber, room - quantity);
    replaced.push({ ...one, line, offer });
  }
  return { replaced };
}

const noRoom = (quantity: number, room: number): string =>
  room === 0
    ? "Take something off this line first. Only then can something else stand in its place."
    : `${quantity} is more than the ${room} that you take off this line.`;
