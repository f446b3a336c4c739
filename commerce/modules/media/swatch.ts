import { swatchPathOf } from "./garments";

/**
 * The picture of a garment's cloth; null if one flat colour is enough, or if the picture is not one of the
 * demo's drawings.
 * @param front the file name of the garment's picture from the front.
 */
export const swatchFile = (front: string | null): string | null =>
  front === null ? null : (swatchPathOf(front) ?? null);
