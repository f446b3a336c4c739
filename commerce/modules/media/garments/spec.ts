import { isClothKey, type ClothKey } from "./cloth";

export type View = "front" | "back";
export type Fit = "slim" | "fitted" | "maternity";
export type Pattern = "stripe" | "check" | "print";
export type GarmentOption =
  | "ankle"
  | "bow"
  | "cargo"
  | "day"
  | "epaulette"
  | "flare"
  | "fr"
  | "long"
  | "one"
  | "shift"
  | "short"
  | "sleeveless"
  | "tape"
  | "two"
  | "wide"
  | "wrap"
  | "zip";

interface Rule {
  views: readonly View[];
  fits?: readonly Fit[];
  patterns?: readonly Pattern[];
  options?: readonly GarmentOption[];
}

const FRONT: readonly View[] = ["front"];
const ROUND: readonly View[] = ["front", "back"];
const SHAPED: readonly Fit[] = ["slim", "fitted", "maternity"];
const WOVEN: readonly Pattern[] = ["stripe", "check", "print"];

/** What may be asked of each garment; anything else has no drawing and no address. */
const RULES = {
  apron: { views: FRONT },
  beanie: { views: FRONT },
  belt: { views: FRONT },
  blazer: { views: ROUND, fits: ["fitted"], options: ["one"] },
  blouse: { views: ROUND, patterns: WOVEN, options: ["bow"] },
  bomber: { views: ROUND },
  boot: { views: FRONT, options: ["zip"] },
  cabinbag: { views: FRONT },
  cap: { views: FRONT },
  cardigan: { views: ROUND, fits: ["fitted"] },
  cargo: { views: ROUND, fits: ["fitted"], options: ["tape"] },
  chef: { views: ROUND, options: ["short"] },
  clog: { views: FRONT },
  coverall: { views: ROUND, options: ["fr", "tape"] },
  dress: { views: ROUND, patterns: WOVEN, options: ["shift", "wrap"] },
  freezer: { views: ROUND },
  gumboot: { views: FRONT },
  hardhat: { views: FRONT },
  headscarf: { views: FRONT },
  hivispolo: { views: ROUND, fits: ["fitted"], options: ["day", "long"] },
  hivisshirt: { views: ROUND, fits: ["fitted", "maternity"], options: ["day"] },
  knitvest: { views: ROUND, fits: ["fitted"] },
  namebadge: { views: FRONT },
  namebar: { views: FRONT },
  polo: { views: ROUND, fits: SHAPED, options: ["long"] },
  rain: { views: ROUND, options: ["tape"] },
  scarf: { views: FRONT, patterns: ["print"] },
  scrub: { views: ROUND, fits: ["fitted", "maternity"] },
  scrubjacket: { views: ROUND },
  scrubpant: { views: ROUND, options: ["cargo"] },
  shirt: { views: ROUND, fits: SHAPED, patterns: WOVEN, options: ["epaulette", "short", "two"] },
  shoe: { views: FRONT },
  shorts: { views: ROUND },
  skirt: { views: ROUND, options: ["flare"] },
  socks: { views: FRONT },
  softshell: { views: ROUND, fits: ["fitted"], options: ["sleeveless"] },
  tee: { views: ROUND, fits: ["fitted"] },
  tie: { views: FRONT, patterns: ["stripe"] },
  trench: { views: ROUND },
  trouser: { views: ROUND, fits: SHAPED, options: ["ankle", "wide"] },
  tunic: { views: ROUND, patterns: WOVEN },
  vest: { views: ROUND },
  visor: { views: FRONT },
  wetset: { views: FRONT },
  widebrim: { views: FRONT },
} satisfies Record<string, Rule>;

export type GarmentType = keyof typeof RULES;

/** Everything that decides one drawing. */
export interface GarmentSpec {
  type: GarmentType;
  base: ClothKey;
  /** The trim cloth; with a pattern, the colour the pattern is printed or woven in. */
  accent?: ClothKey;
  view: View;
  fit?: Fit;
  /** Needs an accent, which becomes its colour. */
  pattern?: Pattern;
  options?: readonly GarmentOption[];
  /** The name on a badge; it never travels in a file name. */
  name?: string;
}

/** Every garment that can be drawn. */
export const GARMENT_TYPES = Object.keys(RULES) as readonly GarmentType[];

/** The rule of one garment type. */
export const ruleOf = (type: GarmentType): Rule => RULES[type];

const isType = (word: string): word is GarmentType => Object.hasOwn(RULES, word);

// The longest address the rules can make is under 70 characters.
const LONGEST = 96;
const SHAPE = /^[a-z]+(?:\.[a-z]+){2,12}\.svg$/;

/** The file name of a drawing, in its one canonical spelling; options the garment does not have are left out. */
export function garmentPath(spec: GarmentSpec): string {
  const rule = ruleOf(spec.type);
  const words: string[] = [spec.type, spec.base];
  if (spec.accent) words.push(spec.accent);
  words.push(rule.views.includes(spec.view) ? spec.view : "front");
  if (spec.fit && rule.fits?.includes(spec.fit)) words.push(spec.fit);
  if (spec.pattern && spec.accent && rule.patterns?.includes(spec.pattern)) words.push(spec.pattern);
  words.push(...(rule.options ?? []).filter((option) => spec.options?.includes(option)));
  return words.join(".") + ".svg";
}

/** The spec behind a file name, or undefined for any name `garmentPath` would not have written itself. */
export function parseGarmentPath(fileName: string): GarmentSpec | undefined {
  if (fileName.length > LONGEST || !SHAPE.test(fileName)) return undefined;
  const [type = "", base = "", ...rest] = fileName.slice(0, -".svg".length).split(".");
  if (!isType(type) || !isClothKey(base)) return undefined;
  const rule = ruleOf(type);
  const take = <T extends string>(allowed: readonly T[] | undefined): T | undefined => {
    const found = allowed?.find((word) => word === rest[0]);
    if (found) rest.shift();
    return found;
  };
  const accent = rest[0] !== undefined && isClothKey(rest[0]) ? (rest.shift() as ClothKey) : undefined;
  const view = take(rule.views);
  if (!view) return undefined;
  const fit = take(rule.fits);
  const pattern = take(rule.patterns);
  const options: GarmentOption[] = [];
  for (let next = take(rule.options); next; next = take(rule.options)) options.push(next);
  if (rest.length) return undefined;
  const spec: GarmentSpec = {
    type,
    base,
    view,
    ...(accent && { accent }),
    ...(fit && { fit }),
    ...(pattern && { pattern }),
    ...(options.length && { options }),
  };
  return garmentPath(spec) === fileName ? spec : undefined;
}
