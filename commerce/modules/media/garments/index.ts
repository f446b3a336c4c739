import * as accessories from "./accessories";
import * as badges from "./badges";
import * as bottoms from "./bottoms";
import * as dresses from "./dresses";
import * as footwear from "./footwear";
import * as headwear from "./headwear";
import * as hiVis from "./hi-vis";
import * as knitwear from "./knitwear";
import * as luggage from "./luggage";
import * as outerwear from "./outerwear";
import { Bench } from "./piece";
import * as scrubs from "./scrubs";
import { garmentPath, parseGarmentPath, ruleOf, type GarmentSpec, type GarmentType, type View } from "./spec";
import * as tailoring from "./tailoring";
import * as tops from "./tops";
import * as workwear from "./workwear";

export { CLOTHS } from "./cloth";
export { GARMENT_TYPES, garmentPath, parseGarmentPath } from "./spec";
export type { GarmentSpec, GarmentType, View } from "./spec";
export { colourOf, drawingForStyle, garmentForStyle } from "./drawing-for-style";
export { drawSwatch, parseSwatchPath, swatchPathOf } from "./swatch";
const SEW: Record<GarmentType, (b: Bench) => void> = {
  ...accessories,
  ...badges,
  ...bottoms,
  ...dresses,
  ...footwear,
  ...headwear,
  ...hiVis,
  ...knitwear,
  ...luggage,
  ...outerwear,
  ...scrubs,
  ...tailoring,
  ...tops,
  ...workwear,
};

/** The views a garment has a drawing for. */
export const viewsOf = (type: GarmentType): readonly View[] => ruleOf(type).views;

/** Draws one garment as a self-contained SVG, after leaving out whatever its file name could not say. */
export function drawGarment(spec: GarmentSpec): string {
  const path = garmentPath(spec);
  const allowed = parseGarmentPath(path);
  if (!allowed) throw new RangeError(`No such garment: ${path}`);
  const bench = new Bench({ ...allowed, name: spec.name }, path);
  SEW[allowed.type](bench);
  return bench.svg();
}
