interface Line {
  /** Ex GST, of one piece. */
  listCents: number;
  quantity: number;
}

export const listTotal = (lines: readonly Line[]): number =>
  lines.reduce((sum, { listCents, quantity }) => sum + listCents * quantity, 0);

/**
 * Prices of pieces, in whole cents, that come to a total: each line has its part by its list prices. Where whole cents
 * cannot meet it, the lines come to less, by no more than the pieces of the smallest one.
 * @param totalCents ex GST, 0 or more. @returns the price of a piece for each line.
 */
export function spread(lines: readonly Line[], totalCents: number): number[] {
  const whole = listTotal(lines);
  if (whole === 0) return lines.map(() => 0);
  const exact = lines.map(({ listCents }) => (listCents * totalCents) / whole);
  const prices = exact.map(Math.floor);
  let left = totalCents - lines.reduce((sum, { quantity }, index) => sum + prices[index]! * quantity, 0);
  // A cent more where the most was cut off, as long as a line has no more pieces than cents are left.
  const order = lines
    .map((_, index) => index)
    .sort((a, b) => exact[b]! - prices[b]! - (exact[a]! - prices[a]!) || a - b);
  for (let added = true; added;) {
    added = false;
    for (const index of order) {
      const { quantity } = lines[index]!;
      if (quantity > left) continue;
      prices[index]! += 1;
      left -= quantity;
      added = true;
    }
  }
  return prices;
}
