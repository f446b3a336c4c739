import type { orderEntries } from "../tables";

type EntryRow = typeof orderEntries.$inferSelect;

/** An order entry, how many of its pieces are counted, and the position of its size in the style. */
export interface RunLine {
  entry: EntryRow;
  quantity: number;
  sort: number | null;
}

/** Lines that differ only in size, and in the price of that size. */
export interface SizeRun {
  lines: RunLine[];
  quantity: number;
  cents: number;
}

const runKey = ({ entry }: RunLine): string =>
  entry.valueAdds.length > 0 || entry.configuration
    ? String(entry.entryNumber)
    : JSON.stringify([
        ...[entry.product.colour, entry.stockNote],
        ...[entry.reasonOfReplacement, entry.additionalComments, entry.ppeWarning, entry.ppeReason],
        entry.standards,
      ]);

/**
 * Groups lines by style and colour, if they have the same pack, stock note, reasons, comment and certificates. A line with value-adds is a run of
 * its own. Colours of a style are adjacent, and sizes are in the style's order; otherwise the order of the lines is
 * kept.
 */
export function sizeRuns(lines: readonly RunLine[]): SizeRun[] {
  const styles = new Map<string, Map<string, RunLine[]>>();
  for (const line of lines) {
    const { product } = line.entry;
    const style = JSON.stringify([line.entry.packId, product.styleCode || product.name]);
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

/** A size that no longer exists has no position and comes last. */
const bySize = (a: RunLine, b: RunLine) =>
  (a.sort ?? Infinity) - (b.sort ?? Infinity) || a.entry.entryNumber - b.entry.entryNumber;
