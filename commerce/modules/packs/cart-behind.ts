import type { AllocatedPack, PackLine } from "./pack";

const fingerprint = (lines: readonly PackLine[]) =>
  lines
    .map(({ bundleId, setId, sku, quantity, valueAdds, ...remarks }) =>
      JSON.stringify([
        ...[bundleId, setId, sku, quantity, valueAdds],
        ...[
          remarks.reasonOfReplacement ?? null,
          remarks.additionalComments ?? null,
          remarks.ppeReason ?? null,
        ],
      ]),
    )
    .sort()
    .join("\n");

/** Whether the draft differs from the cart, which may be empty. */
export const draftDiffers = ({ cartLines, draftLines }: AllocatedPack): boolean =>
  fingerprint(draftLines) !== fingerprint(cartLines);

/**
 * Whether a pack was changed after it was added to the cart. The cart keeps the earlier version until UPDATE
 * CART or Discard Changes (spec 001 §4).
 */
export const cartIsBehind = (pack: AllocatedPack): boolean => pack.cartCode !== null && draftDiffers(pack);
