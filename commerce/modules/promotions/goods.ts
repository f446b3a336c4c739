/** What offers took off a line, by their codes, in cents ex GST. */
export type LineDiscounts = readonly { code: string; cents: number }[];

/** How a discount is called on pages and papers. */
export const discountName = ({ kind, code, title }: { kind: string; code: string; title: string }): string =>
  kind === "voucher" ? `Voucher ${code}` : title;

export const discountCents = (discounts: readonly { cents: number }[]): number =>
  discounts.reduce((sum, { cents }) => sum + cents, 0);

/** What the pieces of a line cost with what was taken off them, in cents ex GST. */
export const goodsCents = (line: { unitCents: number; quantity: number; discounts: LineDiscounts }): number =>
  line.unitCents * line.quantity - discountCents(line.discounts);

/**
 * What was taken off some of a line's pieces. It is rounded up, because nobody should pay for cancelling.
 * @param line as it stands. @param quantity of its pieces that remain.
 */
export const discountsLeft = (
  line: { quantity: number; discounts: LineDiscounts },
  quantity: number,
): LineDiscounts =>
  line.discounts
    .map(({ code, cents }) => ({ code, cents: Math.ceil((cents * quantity) / line.quantity) }))
    .filter(({ cents }) => cents > 0);

/**
 * Discounts as amounts that add up on a page: GST is rounded once for the sum before and once after each of them.
 * @param before cents ex GST of the goods before any discount. @param shown cents as the page shows goods.
 */
export function discountAmounts<D extends { cents: number }>(
  before: number,
  discounts: readonly D[],
  shown: (cents: number) => number,
): { discount: D; cents: number }[] {
  let left = before;
  return discounts.map((discount) => {
    const cents = shown(left) - shown(left - discount.cents);
    left -= discount.cents;
    return { discount, cents };
  });
}
