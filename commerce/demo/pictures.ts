import { CLOTHS, colourOf, drawingForStyle, garmentForStyle, garmentPath, type View } from "../modules/media";

/** A colour of a style as the catalogue stores it. */
export interface StyleColour {
  code: string;
  name: string;
  /** sRGB hex of the cloth, for the swatch. */
  hex: string;
  front: string | null;
  back: string | null;
}

const fileOf = (styleCode: string, word: string, view: View): string | null => {
  const garment = drawingForStyle(styleCode)?.views.includes(view) && garmentForStyle(styleCode, word, view);
  return garment ? garmentPath(garment) : null;
};

/** The colour a word of the outline names, and the file names of the style's drawings in it. */
export function colourOfStyle(styleCode: string, word: string): StyleColour {
  const colour = colourOf(word);
  if (!colour) throw new Error(`no cloth for the colour ${word} of ${styleCode}`);
  return {
    code: colour.code,
    name: colour.name,
    hex: CLOTHS[colour.base].hex,
    front: fileOf(styleCode, word, "front"),
    back: fileOf(styleCode, word, "back"),
  };
}
