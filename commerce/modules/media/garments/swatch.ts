import { CLOTHS, isClothKey, type ClothKey } from "./cloth";
import { tile } from "./fabric-defs";
import { parseGarmentPath, type GarmentSpec, type Pattern } from "./spec";

/** A piece of cloth on its own: a pattern in its colour, or else the two cloths of a garment side by side. */
export interface Swatch {
  base: ClothKey;
  accent: ClothKey;
  pattern?: Pattern;
}

const PATTERNS: readonly string[] = ["stripe", "check", "print"] satisfies Pattern[];

const isPattern = (word: string | undefined): word is Pattern =>
  word !== undefined && PATTERNS.includes(word);

const swatchPath = ({ base, accent, pattern }: Swatch): string =>
  ["swatch", base, accent, ...(pattern ? [pattern] : []), "svg"].join(".");

/**
 * The file name of the cloth a drawing is made of, or undefined where one flat colour says it all.
 * @param garmentFile the file name of the drawing.
 */
export function swatchPathOf(garmentFile: string): string | undefined {
  const spec: GarmentSpec | undefined = parseGarmentPath(garmentFile);
  if (!spec?.accent) return undefined;
  return swatchPath({ base: spec.base, accent: spec.accent, pattern: spec.pattern });
}

/** The swatch behind a file name, or undefined for any name that `swatchPathOf` would not have written. */
export function parseSwatchPath(fileName: string): Swatch | undefined {
  if (fileName.length > 64) return undefined;
  const [kind, base = "", accent = "", ...rest] = fileName.split(".");
  if (kind !== "swatch" || !isClothKey(base) || !isClothKey(accent)) return undefined;
  const pattern = isPattern(rest[0]) ? rest[0] : undefined;
  const swatch = { base, accent, ...(pattern && { pattern }) };
  return swatchPath(swatch) === fileName ? swatch : undefined;
}

/** Draws a square of the cloth as a self-contained SVG. */
export function drawSwatch({ base, accent, pattern }: Swatch): string {
  const ink = CLOTHS[accent].hex;
  const ground = `<path d="M0 0H24V24H0Z" fill="${CLOTHS[base].hex}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="48" height="48">${ground}${
    pattern ? woven(pattern, ink) : `<path d="M24 0V24H0Z" fill="${ink}"/>`
  }</svg>`;
}

function woven(pattern: Pattern, ink: string): string {
  const { size, marks } = tile(pattern, ink);
  return `<pattern id="p" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${marks}</pattern><path d="M0 0H24V24H0Z" fill="url(#p)"/>`;
}
