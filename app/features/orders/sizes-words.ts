/** "10 × 2, 12 × 1". A garment without sizes has only its quantity. */
export const sizesWords = ({ sizes }: { sizes: readonly { fit: string; quantity: number }[] }): string =>
  sizes.map(({ fit, quantity }) => `${fit} × ${quantity}`.trim()).join(", ");
