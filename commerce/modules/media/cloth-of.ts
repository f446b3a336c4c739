import { CLOTHS, parseGarmentPath } from "./garments";

/** The colour of the cloth on a garment's picture as sRGB hex; undefined for a picture that is none of the drawings. */
export function clothOf(picture: string | undefined): string | undefined {
  const garment = picture === undefined ? undefined : parseGarmentPath(picture.split("/").at(-1)!);
  return garment && CLOTHS[garment.base].hex;
}
