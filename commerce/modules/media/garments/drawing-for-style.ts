import type { ClothKey } from "./cloth";
import {
  ruleOf,
  type Fit,
  type GarmentOption,
  type GarmentSpec,
  type GarmentType,
  type Pattern,
  type View,
} from "./spec";

/** How a catalogue style is drawn, whatever its colour. */
export interface StyleDrawing {
  type: GarmentType;
  fit?: Fit;
  options?: readonly GarmentOption[];
  views: readonly View[];
}

/** A colour as the catalogue words it, with its two-letter variant code and the cloths it is drawn in. */
export interface Colourway {
  code: string;
  name: string;
  base: ClothKey;
  accent?: ClothKey;
  pattern?: Pattern;
}

type Entry = readonly [type: GarmentType, ...words: (Fit | GarmentOption)[]];

const STYLES: Readonly<Record<string, Entry>> = {
  "KM-1001": ["blouse"],
  "KM-1002": ["shirt"],
  "KM-1003": ["shirt", "epaulette", "short"],
  "KM-1101": ["trouser", "fitted"],
  "KM-1102": ["skirt"],
  "KM-1103": ["trouser"],
  "KM-1104": ["trouser", "maternity"],
  "KM-1201": ["blazer", "fitted", "one"],
  "KM-1202": ["blazer"],
  "KM-1203": ["dress", "wrap"],
  "KM-1301": ["trench"],
  "KM-1302": ["cardigan"],
  "KM-1401": ["scarf"],
  "KM-1402": ["tie"],
  "KM-1403": ["namebar"],
  "KM-1404": ["cabinbag"],
  "KM-1501": ["hivispolo"],
  "KM-1502": ["cargo", "tape"],
  "LB-2001": ["blouse", "bow"],
  "LB-2002": ["polo", "fitted"],
  "LB-2003": ["shirt", "slim"],
  "LB-2101": ["trouser", "slim", "ankle"],
  "LB-2102": ["trouser", "slim"],
  "LB-2201": ["blazer", "fitted"],
  "LB-2202": ["blazer"],
  "LB-2301": ["dress", "shift"],
  "LB-2302": ["tunic"],
  "LB-2401": ["knitvest"],
  "LB-2501": ["namebadge"],
  "SV-3001": ["scrub"],
  "SV-3002": ["scrub", "fitted"],
  "SV-3003": ["scrubpant", "cargo"],
  "SV-3004": ["scrubjacket"],
  "SV-3101": ["blouse"],
  "SV-3102": ["trouser"],
  "SV-3201": ["polo"],
  "SV-3202": ["chef", "short"],
  "SV-3301": ["scrub", "maternity"],
  "SV-3401": ["softshell", "sleeveless"],
  "SV-3402": ["clog"],
  "EB-4001": ["tee"],
  "EB-4002": ["polo"],
  "EB-4003": ["shirt", "short"],
  "EB-4004": ["apron"],
  "EB-4005": ["cap"],
  "EB-4006": ["visor"],
  "EB-4007": ["headscarf"],
  "EB-4008": ["rain", "tape"],
  "EB-4009": ["freezer"],
  "EB-4010": ["namebadge"],
  "EB-4011": ["shoe"],
  "KC-5001": ["hivisshirt"],
  // Certified for day use only, so it carries no reflective tape.
  "KC-5002": ["hivispolo", "day", "long"],
  "KC-5003": ["hivisshirt", "fitted"],
  "KC-5004": ["hivisshirt", "maternity"],
  "KC-5101": ["cargo"],
  "KC-5102": ["cargo", "fitted"],
  "KC-5103": ["shorts"],
  "KC-5104": ["coverall"],
  "KC-5105": ["coverall", "fr"],
  "KC-5201": ["bomber"],
  "KC-5202": ["wetset"],
  "KC-5203": ["vest"],
  "KC-5301": ["boot", "zip"],
  "KC-5302": ["boot"],
  "KC-5303": ["gumboot"],
  "KC-5401": ["hardhat"],
  "KC-5402": ["widebrim"],
  "KC-5403": ["socks"],
};

type Dyeing = readonly [code: string, base: ClothKey, accent?: ClothKey, pattern?: Pattern];

// Codes are unique over the whole table, so they are unique within any style whichever colours it takes.
const COLOURS: Readonly<Record<string, Dyeing>> = {
  Black: ["BK", "black"],
  "Blue (supervisor)": ["BL", "royal"],
  Charcoal: ["CH", "charcoal"],
  "Charcoal/Hi-vis yellow": ["CY", "charcoal", "yellow"],
  "Cloud White": ["CW", "white"],
  "Ember Red": ["ER", "ember"],
  "Ember Red check": ["EC", "ember", "black", "check"],
  Grey: ["GR", "silver"],
  "Grey/Teal": ["GT", "silver", "teal"],
  Ink: ["IN", "ink"],
  "Ink check": ["IC", "white", "ink", "check"],
  "Ink/Gold": ["IG", "ink", "gold"],
  Ivory: ["IV", "ivory"],
  Khaki: ["KH", "khaki"],
  "Lantern Gold print": ["LG", "ivory", "gold", "print"],
  "Meridian Blue stripe": ["MB", "white", "meridian", "stripe"],
  "Meridian print": ["MP", "midnight", "meridian", "print"],
  "Meridian stripe": ["MS", "midnight", "meridian", "stripe"],
  "Midnight Navy": ["MN", "midnight"],
  Navy: ["NV", "navy"],
  "Navy (medical)": ["NM", "navy"],
  Orange: ["OR", "orange"],
  "Orange/Navy": ["ON", "orange", "navy"],
  "Royal (theatre)": ["RT", "royal"],
  "Saltbush print": ["SB", "white", "saltbush", "print"],
  Silver: ["SI", "silver"],
  Sky: ["SK", "sky"],
  Stone: ["ST", "stone"],
  "Teal (nursing)": ["TN", "teal"],
  Wheat: ["WT", "wheat"],
  White: ["WH", "white"],
  "Wine (allied health)": ["WA", "wine"],
  Yellow: ["YE", "yellow"],
  "Yellow/Navy": ["YN", "yellow", "navy"],
};

/** How a style of the demo catalogue is drawn, or undefined for a style it does not have. */
export function drawingForStyle(styleCode: string): StyleDrawing | undefined {
  if (!Object.hasOwn(STYLES, styleCode)) return undefined;
  const [type, ...words] = STYLES[styleCode] as Entry;
  const rule = ruleOf(type);
  const fit = rule.fits?.find((word) => words.includes(word));
  const options = rule.options?.filter((word) => words.includes(word)) ?? [];
  return { type, views: rule.views, ...(fit && { fit }), ...(options.length && { options }) };
}

/** The colour behind one of the catalogue's colour words, or undefined for a word it does not use. */
export function colourOf(word: string): Colourway | undefined {
  if (!Object.hasOwn(COLOURS, word)) return undefined;
  const [code, base, accent, pattern] = COLOURS[word] as Dyeing;
  return { code, name: word, base, ...(accent && { accent }), ...(pattern && { pattern }) };
}

/** The full spec of a style in one of its colours, ready to draw or to turn into a file name. */
export function garmentForStyle(
  styleCode: string,
  colour: string,
  view: View = "front",
): GarmentSpec | undefined {
  const drawing = drawingForStyle(styleCode);
  const way = colourOf(colour);
  if (!drawing || !way) return undefined;
  const { type, fit, options, views } = drawing;
  const { base, accent, pattern } = way;
  return {
    type,
    base,
    view: views.includes(view) ? view : "front",
    ...(accent && { accent }),
    ...(fit && { fit }),
    ...(pattern && { pattern }),
    ...(options && { options }),
  };
}
