import { cancelGroup, type CancelLine, groupName } from "../../orders";
import { packTypeOf } from "../../packs";

/** How many pieces of a line are approved (contract §21.3). */
export interface ApprovedQuantity {
  entryNumber: number;
  approvedQuantity: number;
}

export interface AmendLine extends CancelLine {
  /** Taken from a stockroom on site. */
  taken: boolean;
}

/**
 * Lines with the same group are approved together or not at all. An approver may take single pieces off an optional pack,
 * unlike its wearer; a compulsory or new starter pack stays whole, because its wearer needs all of it.
 */
export const amendGroup = (line: AmendLine): string | undefined =>
  packTypeOf(line.packType ?? "") === "optional" ? undefined : cancelGroup(line);

/** Why nothing can be taken off a line. */
export const whyFixed = ({ taken }: AmendLine): string | undefined =>
  taken ? "Taken on site already, so it cannot change here." : undefined;

export type AmendPlan<Line extends AmendLine> =
  { problem: string; entryNumber?: number } | { cuts: { line: Line; quantity: number }[] };

/**
 * What is taken off an order by the approved quantities, or why they cannot be meant. Other lines stay as asked.
 * @param nameOf what lines that go together are called.
 * @param replaced whether something else stands in the place of what is taken off, so that nothing may be left of it.
 */
export function planAmend<Line extends AmendLine>(
  lines: readonly Line[],
  approved: readonly ApprovedQuantity[],
  replaced = false,
  nameOf: (line: Line) => string = groupName,
): AmendPlan<Line> {
  const wanted = new Map<number, number>();
  for (const { entryNumber, approvedQuantity } of approved) {
    const line = lines.find((one) => one.entryNumber === entryNumber);
    if (!line) return { problem: `The order has no line ${entryNumber}.` };
    const problem = wanted.has(entryNumber)
      ? `Line ${entryNumber} is there twice.`
      : problemOf(line, approvedQuantity);
    if (problem) return { problem, entryNumber };
    wanted.set(entryNumber, approvedQuantity);
  }
  const left = (line: Line) => wanted.get(line.entryNumber) ?? line.quantity;
  const cuts = lines
    .map((line) => ({ line, quantity: line.quantity - left(line) }))
    .filter(({ quantity }) => quantity > 0);
  const torn = tornBy(lines, cuts, left);
  if (torn) return { problem: `The items of ${nameOf(torn)} can only be approved together.` };
  const empty = !replaced && lines.every((line) => left(line) === 0);
  if (cuts.length > 0 && empty) return { problem: NOTHING_LEFT };
  return { cuts };
}

const NOTHING_LEFT = "Nothing would be left of this order. Decline it instead, with a reason.";

function problemOf(line: AmendLine, approved: number): string | undefined {
  if (approved > line.quantity) return `${approved} is more than the ${line.quantity} asked for.`;
  return approved < line.quantity ? whyFixed(line) : undefined;
}

function tornBy<Line extends AmendLine>(
  lines: readonly Line[],
  cuts: readonly { line: Line }[],
  left: (line: Line) => number,
): Line | undefined {
  const groups = new Set(cuts.flatMap(({ line }) => amendGroup(line) ?? []));
  return lines.find((line) => groups.has(amendGroup(line) ?? "") && left(line) > 0);
}
