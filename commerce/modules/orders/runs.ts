import type { orderEntries } from "./tables";

type EntryRow = typeof orderEntries.$inferSelect;

/** An entry of an order, the pieces of it that are meant, and where its size stands in the style's sizes. */
export interface RunLine {
  entry: EntryRow;
  quantity: number;
  sort: number | null;
}

/** Lines that differ in their size alone, and in what that size costs. */
export interface SizeRun {
  lines: RunLine[];
  quantity: number;
  cents: number;
}

const runKey = ({ entry }: RunLine): string =>
  entry.valueAdds.length > 0
    ? String(entry.entryNumber)
    : JSON.stringify([entry.product.colour, entry.stockNote]);

/**
 * Puts the sizes of one style and colour together, when they have the same pack and stock note; a line with
 * value-adds stays alone. Colours of a style stand together, sizes in the order in which they are made;
 * otherwise the order of the lines is kept.
 */
export function sizeRuns(lines: readonly RunLine[]): SizeRun[] {
  const styles = new Map<string, Map<string, RunLine[]>>();
  for (const line of lines) {
    const style = JSON.stringify([line.entry.packId, line.entry.product.styleCode]);
    const runs = styles.get(style) ?? new Map<string, RunLine[]>();
    styles.set(style, runs);
    const key = runKey(line);
    runs.set(key, [...(runs.get(key) ?? []), line]);
  }
  return [...styles.values()]
    .flatMap((runs) => [...runs.values()])
    .map((run) => ({
      lines: run.toSorted(bySize),
      quantity: run.reduce((sum, { quantity }) => sum + quantity, 0),
      cents: run.reduce((sum, { entry, quantity }) => sum + entry.unitCents * quantity, 0),
    }));
}

/** A size that is no longer made has no place and comes last. */
const bySize = (a: RunLine, b: RunLine) =>
  (a.sort ?? Infinity) - (b.sort ?? Infinity) || a.entry.entryNumber - b.entry.entryNumber;
