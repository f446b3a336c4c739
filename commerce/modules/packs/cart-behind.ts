import type { AllocatedPack, PackLine } from "./definitions";

const fingerprint = (lines: readonly PackLine[]) =>
  lines
    .map((line) => JSON.stringify([line.bundleId, line.setId, line.sku, line.quantity, line.valueAdds]))
    .sort()
    .join("\n");

/** Whether what is chosen differs from what the cart holds, which may be nothing. */
export const draftDiffers = ({ cartLines, draftLines }: AllocatedPack): boolean =>
  fingerprint(draftLines) !== fingerprint(cartLines);

/**
 * Whether a pack was changed after it went into the cart: the cart still holds it as it was, and the change waits
 * for UPDATE CART or Discard Changes (spec 001 §4).
 */
export const cartIsBehind = (pack: AllocatedPack): boolean => pack.cartCode !== null && draftDiffers(pack);
