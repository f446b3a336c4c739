import { swatchPathOf } from "../../demo/garments";

/**
 * The picture of the cloth that a garment's picture is drawn in; null where one flat colour says it all, or the
 * picture is not one of the demo's drawings.
 * @param front the file name of the garment's picture from the front.
 */
export const swatchFile = (front: string | null): string | null =>
  front === null ? null : (swatchPathOf(front) ?? null);
