import { packTypeOf } from "../../packs";
import { ORDER_TRANSITIONS, statesBefore } from "./transitions";

const OPEN_STATES = new Set<string>(statesBefore(ORDER_TRANSITIONS, "CANCELLED", "wearer"));

/** Whether the person may still cancel: depends on the order's state, and only while it has no parcel. */
export const isCancellable = (status: string, parcels: number): boolean =>
  OPEN_STATES.has(status) && parcels === 0;

/** The lines to cancel (contract §9). */
export interface CancelInput {
  orderEntryNumber: number;
  quantity: number;
}

/** What decides which pieces of a line may be cancelled. */
export interface CancelLine {
  entryNumber: number;
  quantity: number;
  packId: string | null;
  packType: string | null;
  packName: string | null;
  bundleId: string | null;
  bundleName: string | null;
  quoteCode?: string | null;
}

/**
 * Lines with the same group are cancelled together and whole, because a pack's rules apply to them together: all of
 * a compulsory or new starter pack, a bundle of an optional one. So are the goods of a quote, whose prices are for its
 * quantities. Goods from the catalogue and a person's own purchases have no group.
 */
export function cancelGroup(line: CancelLine): string | undefined {
  const { packId, packType, bundleId, bundleName, quoteCode } = line;
  if (quoteCode) return JSON.stringify(["quote", quoteCode]);
  if (packId === null) return undefined;
  switch (packTypeOf(packType ?? "")) {
    case "self-purchase":
      return undefined;
    case "optional":
      return JSON.stringify([packId, bundleId ?? bundleName]);
    default:
      return JSON.stringify([packId]);
  }
}

/** The name of what a line is cancelled together with. */
export const groupName = (line: CancelLine): string =>
  line.quoteCode ? `Quote ${line.quoteCode}` : groupOfPack(line);

const groupOfPack = (line: CancelLine): string =>
  (packTypeOf(line.packType ?? "") === "optional" ? line.bundleName : line.packName) ?? "this pack";

export type Plan<Line extends CancelLine> =
  | { problem: string; reason: "missing" | "invalid" }
  | { cancelled: { line: Line; quantity: number }[]; whole: boolean };

/** What a request cancels, or why it cannot. `whole` is all that stands of the order. */
export function planCancel<Line extends CancelLine>(
  lines: readonly Line[],
  inputs: readonly CancelInput[],
): Plan<Line> {
  const invalid = (problem: string): Plan<Line> => ({ problem, reason: "invalid" });
  const asked = new Map<number, number>();
  for (const { orderEntryNumber, quantity } of inputs) {
    if (asked.has(orderEntryNumber)) return invalid(`Line ${orderEntryNumber} is there twice.`);
    asked.set(orderEntryNumber, quantity);
  }
  const unknown = [...asked.keys()].find((number) => !lines.some((line) => line.entryNumber === number));
  if (unknown !== undefined) return invalid(`The order has no line ${unknown}.`);
  const cancelled = lines.flatMap((line) => {
    const quantity = asked.get(line.entryNumber) ?? 0;
    return quantity > 0 ? [{ line, quantity }] : [];
  });
  if (cancelled.length === 0) return { problem: "Select at least one item to cancel.", reason: "missing" };
  const many = cancelled.find(({ line, quantity }) => quantity > line.quantity);
  if (many) return invalid(`Line ${many.line.entryNumber} has only ${many.line.quantity} to cancel.`);
  const groups = new Set(cancelled.flatMap(({ line }) => cancelGroup(line) ?? []));
  const torn = lines.find(
    (line) => groups.has(cancelGroup(line) ?? "") && (asked.get(line.entryNumber) ?? 0) < line.quantity,
  );
  if (torn) return invalid(`The items of ${groupName(torn)} can only be cancelled together.`);
  const whole = lines.every((line) => (asked.get(line.entryNumber) ?? 0) === line.quantity);
  return { cancelled, whole };
}
