import type { OrderedLine } from "./cxml/order-request";
import type { ReturnLine } from "./return-line";
import type { Difference } from "./tables";

/** What of a returned line was matched to what was ordered. */
export interface Match {
  differences: Difference[];
  /** Pieces of each returned line; 0 for one that was not ordered. */
  pieces: number[];
}

/** Buyers' systems have words of their own for a piece. */
const PIECES = new Set(["EA", "EACH", "PCE", "PC", "C62", "H87"]);
const sameUnit = (one: string, other: string): boolean =>
  one.toUpperCase() === other.toUpperCase() ||
  (PIECES.has(one.toUpperCase()) && PIECES.has(other.toUpperCase()));

/** Ten-thousandths, because systems keep up to four decimals; undefined for what is no price. */
const price = (text: string): number | undefined =>
  /^\d{1,9}(\.\d{1,6})?$/.test(text) ? Math.round(Number(text) * 10_000) : undefined;

/**
 * The returned line that an ordered one means: the same part and the same addition, else one that can only be this
 * one, because a system lost the auxiliary id of one of them.
 */
export function lineFor(returned: readonly ReturnLine[], { partId, auxiliaryId }: OrderedLine): number {
  // Some systems keep part numbers in capitals, or in small letters.
  const isPart = (line: ReturnLine) => line.partId.toUpperCase() === partId.toUpperCase();
  const exact = returned.findIndex((line) => isPart(line) && line.auxiliaryId === auxiliaryId);
  if (exact >= 0 || auxiliaryId !== undefined) return exact;
  const candidates = returned.flatMap((line, index) => (isPart(line) ? [index] : []));
  return candidates.length === 1 ? candidates[0]! : -1;
}

function lineDifferences(line: ReturnLine, ordered: OrderedLine): Difference[] {
  const { partId } = line;
  const told = (kind: Difference["kind"], was: string, is: string): Difference[] => [
    { kind, partId, returned: was, ordered: is, refused: true },
  ];
  const { unitPrice, currency, unitOfMeasure } = ordered;
  return [
    ...(unitPrice !== undefined && price(unitPrice) !== price(line.unitPrice)
      ? told("price", line.unitPrice, unitPrice)
      : []),
    ...(currency !== undefined && currency.toUpperCase() !== line.currency
      ? told("currency", line.currency, currency)
      : []),
    ...(unitOfMeasure !== undefined && !sameUnit(unitOfMeasure, line.unitOfMeasure)
      ? told("unit", line.unitOfMeasure, unitOfMeasure)
      : []),
    ...(line.kept ? told("unavailable", line.quantity, ordered.quantity) : []),
  ];
}

/**
 * Compares an order with the lines of a returned cart (docs/decisions/0058). The same line twice in an order is one
 * line, because systems split lines by account.
 */
export function matchLines(returned: readonly ReturnLine[], ordered: readonly OrderedLine[]): Match {
  const pieces = returned.map(() => 0);
  const differences: Difference[] = [];
  for (const one of ordered) {
    const index = lineFor(returned, one);
    const line = returned[index];
    if (!line) {
      differences.push({ kind: "extra", partId: one.partId, ordered: one.quantity, refused: true });
      continue;
    }
    pieces[index]! += Number(one.quantity);
    differences.push(...lineDifferences(line, one));
  }
  returned.forEach((line, index) => {
    const { partId, quantity } = line;
    const told = { partId, returned: quantity, ordered: String(pieces[index]) };
    // Entitlement is held for what was chosen, so lines of packs stay as they were.
    const refused = line.ofPack === true;
    if (pieces[index] === 0) differences.push({ kind: "missing", ...told, refused });
    else if (pieces[index] !== Number(quantity)) differences.push({ kind: "quantity", ...told, refused });
  });
  return { differences, pieces };
}

/** How many lines of an order are in a returned cart. */
export const likeness = (returned: readonly ReturnLine[], ordered: readonly OrderedLine[]): number =>
  ordered.filter((line) => lineFor(returned, line) >= 0).length;

const WORDS: Record<Difference["kind"], (one: Difference) => string> = {
  quantity: ({ returned, ordered }) => `quantity ${ordered} instead of ${returned}`,
  price: ({ returned, ordered }) => `price ${ordered} instead of ${returned}`,
  currency: ({ returned, ordered }) => `currency ${ordered} instead of ${returned}`,
  unit: ({ returned, ordered }) => `unit ${ordered} instead of ${returned}`,
  missing: () => "not ordered",
  extra: () => "not in the returned cart",
  unavailable: () => "was not for sale when the cart was returned",
  address: ({ ordered }) => `delivery to ${ordered}, which is no address of the account`,
};
const MOST_TOLD = 20;

/** Differences in words, for a status and for the history of an order. */
export function differencesText(differences: readonly Difference[]): string {
  const words = differences.map((one) => `${one.partId ? `${one.partId}: ` : ""}${WORDS[one.kind](one)}`);
  const more = words.length - MOST_TOLD;
  return [...words.slice(0, MOST_TOLD), ...(more > 0 ? [`and ${more} more`] : [])].join("; ");
}
