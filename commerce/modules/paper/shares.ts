/**
 * Splits an amount that is stored once, such as the GST of an order, over its parts. The shares add up to it exactly,
 * so nothing is rounded a second time.
 * @param total cents, 0 or more.
 * @param parts cents of each part; all 0 gives shares of 0, and the last one takes the total.
 */
export function shares(total: number, parts: readonly number[]): number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  let before = 0;
  let given = 0;
  return parts.map((part, index) => {
    before += part;
    const upTo = index === parts.length - 1 ? total : whole === 0 ? 0 : Math.round((total * before) / whole);
    const share = upTo - given;
    given = upTo;
    return share;
  });
}
