import { counted } from "~/ui/counted";

/** "10 × 2, 12 × 1". Where sizes are hidden there is only how many pieces. */
export const sizesWords = ({ sizes }: { sizes: readonly { fit: string; quantity: number }[] }): string =>
  sizes.map(({ fit, quantity }) => (fit ? `${fit} × ${quantity}` : counted(quantity, "piece"))).join(", ");
