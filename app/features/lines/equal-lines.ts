interface LineLike {
  quantity: number;
  price?: string;
  points?: string;
  id?: string;
  number?: number;
  press?: string;
}

/** Lines in groups of equal ones, in the order in which the first of each stands. @param keyOf what makes two lines equal. */
export function groupEqual<L>(
  lines: readonly L[],
  keyOf: (line: L, index: number) => unknown,
): [L, ...L[]][] {
  const groups = new Map<string, [L, ...L[]]>();
  for (const [index, line] of lines.entries()) {
    const key = JSON.stringify(keyOf(line, index));
    const group = groups.get(key);
    if (group) group.push(line);
    else groups.set(key, [line]);
  }
  return [...groups.values()];
}

/**
 * Lines that differ in nothing but their number as one line with all their pieces; it stands for `of` pieces of the
 * first. A page adds no amounts, so of lines with one it says "3 × $48.00", and those of several pieces stay apart.
 */
export const equalAsOne = <L extends LineLike>(lines: readonly L[]): (L & { of: number })[] =>
  groupEqual(lines, (line, index) => {
    const isPriced = line.price !== undefined || line.points !== undefined;
    if (isPriced && line.quantity > 1) return index;
    return { ...line, id: undefined, number: undefined, press: undefined, quantity: undefined };
  }).map((group) => {
    const [first] = group;
    const times = (amount?: string) =>
      amount === undefined || group.length === 1 ? amount : `${group.length} × ${amount}`;
    return {
      ...first,
      quantity: group.reduce((sum, { quantity }) => sum + quantity, 0),
      of: first.quantity,
      ...(first.price === undefined ? {} : { price: times(first.price) }),
      ...(first.points === undefined ? {} : { points: times(first.points) }),
    };
  });

/** The words of a button that removes the first of such lines: "Remove", "Remove one", "Remove 2" or "Remove all 3". */
export function removeWords({ quantity, of }: { quantity: number; of: number }): string {
  if (quantity === 1) return "Remove";
  if (of === quantity) return `Remove all ${of}`;
  return of === 1 ? "Remove one" : `Remove ${of}`;
}
