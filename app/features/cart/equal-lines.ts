interface LineLike {
  quantity: number;
  price?: string;
  points?: string;
  id?: string;
  number?: number;
}

/**
 * Lines that differ in nothing but their number as one line with all their pieces; it stands for `of` pieces of the
 * first. Lines with an amount of their own stay apart: a page adds no amounts.
 */
export function equalAsOne<L extends LineLike>(lines: readonly L[]): (L & { of: number })[] {
  const kinds = new Map<string, L & { of: number }>();
  for (const [index, line] of lines.entries()) {
    const apart = line.price !== undefined || line.points !== undefined;
    const kind = apart
      ? String(index)
      : JSON.stringify({ ...line, id: undefined, number: undefined, quantity: undefined });
    const known = kinds.get(kind);
    kinds.set(
      kind,
      known ? { ...known, quantity: known.quantity + line.quantity } : { ...line, of: line.quantity },
    );
  }
  return [...kinds.values()];
}

/** The words of a button that removes the first of such lines: "Remove", "Remove one", "Remove 2" or "Remove all 3". */
export function removeWords({ quantity, of }: { quantity: number; of: number }): string {
  if (quantity === 1) return "Remove";
  if (of === quantity) return `Remove all ${of}`;
  return of === 1 ? "Remove one" : `Remove ${of}`;
}
