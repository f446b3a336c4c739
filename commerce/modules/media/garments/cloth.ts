/** One dyed cloth: a name for people, and its colour as OKLCH lightness, chroma and hue. */
interface Dye {
  name: string;
  L: number;
  C: number;
  H: number;
}

const dye = (name: string, L: number, C: number, H: number): Dye => ({ name, L, C, H });

// Black is not L 0 and white is not L 1: folds and seams need room to be darker and lighter than the cloth.
const DYES = {
  black: dye("Stoker Black", 0.27, 0.006, 260),
  charcoal: dye("Slate Charcoal", 0.4, 0.012, 255),
  silver: dye("Galvanised Grey", 0.72, 0.01, 250),
  white: dye("Chalk White", 0.965, 0.004, 95),
  navy: dye("Harbour Navy", 0.31, 0.06, 262),
  royal: dye("Signal Blue", 0.47, 0.15, 262),
  air: dye("Air Blue", 0.64, 0.075, 245),
  sky: dye("Sky Poplin", 0.86, 0.045, 240),
  teal: dye("Ward Teal", 0.52, 0.085, 200),
  bottle: dye("Bottle Green", 0.36, 0.065, 160),
  olive: dye("Field Olive", 0.45, 0.05, 118),
  khaki: dye("Drill Khaki", 0.7, 0.055, 82),
  stone: dye("Ecru Stone", 0.89, 0.022, 88),
  claret: dye("Claret", 0.38, 0.105, 18),
  yellow: dye("Hi-Vis Yellow", 0.93, 0.205, 116),
  orange: dye("Hi-Vis Orange", 0.72, 0.195, 45),
  midnight: dye("Midnight Navy", 0.3, 0.052, 266),
  meridian: dye("Meridian Blue", 0.56, 0.125, 246),
  ink: dye("Ink", 0.31, 0.032, 278),
  ivory: dye("Ivory", 0.945, 0.024, 95),
  gold: dye("Lantern Gold", 0.76, 0.12, 82),
  ember: dye("Ember Red", 0.52, 0.19, 27),
  wine: dye("Wine", 0.37, 0.1, 4),
  wheat: dye("Wheat", 0.72, 0.088, 74),
  saltbush: dye("Saltbush", 0.63, 0.045, 165),
} satisfies Record<string, Dye>;

/** The key of a cloth in the palette. */
export type ClothKey = keyof typeof DYES;

/** Every tone one cloth is drawn with, all derived from its single dye. */
export interface Tones {
  base: string;
  shadow: string;
  light: string;
  line: string;
  thread: string;
  inner: string;
  /** How strongly shadows show: pale cloth needs less of them. */
  depth: number;
  dark: boolean;
  pale: boolean;
}

const gamma = (v: number) => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);

function linearRgb(L: number, a: number, b: number): number[] {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Turns an OKLCH colour into sRGB hex, giving up chroma and never lightness when it does not fit. */
function oklchHex(lightness: number, chroma: number, hue: number): string {
  const L = Math.min(0.995, Math.max(0.05, lightness));
  const angle = (hue * Math.PI) / 180;
  let c = Math.max(0, chroma);
  let rgb = linearRgb(L, c * Math.cos(angle), c * Math.sin(angle));
  while (c > 0 && !rgb.every((v) => v >= -0.0005 && v <= 1.0005)) {
    c = Math.max(0, c - 0.004);
    rgb = linearRgb(L, c * Math.cos(angle), c * Math.sin(angle));
  }
  const byte = (v: number) => Math.round(gamma(Math.min(1, Math.max(0, v))) * 255);
  return "#" + rgb.map((v) => byte(v).toString(16).padStart(2, "0")).join("");
}

function deriveTones({ L, C, H }: Dye): Tones {
  const dark = L < 0.36;
  const pale = L > 0.84;
  const coolHue = C < 0.03 ? 262 : H - 8;
  return {
    base: oklchHex(L, C, H),
    shadow: pale ? oklchHex(L - 0.2, Math.max(C * 0.8, 0.018), coolHue) : oklchHex(L * 0.58, C * 0.9, H - 6),
    light: oklchHex(L + (dark ? 0.2 : pale ? 0.05 : 0.15), C * (pale ? 0.95 : 0.75), H),
    line: dark
      ? oklchHex(L * 0.42, C * 0.6, H)
      : oklchHex(pale ? L - 0.42 : L * 0.55, pale ? Math.max(C * 0.55, 0.02) : C * 0.9, coolHue),
    // Dark cloth gets pale thread: a darker seam would vanish into it.
    thread: dark
      ? oklchHex(L + 0.2, C * 0.8, H)
      : oklchHex(pale ? L - 0.22 : L * 0.7, Math.max(C * 0.8, 0.012), H),
    inner: oklchHex(pale ? L - 0.13 : L * 0.68, Math.max(C * 0.8, pale ? 0.014 : 0), H),
    depth: dark ? 1 : pale ? 0.62 : 0.8,
    dark,
    pale,
  };
}

const keys = Object.keys(DYES) as ClothKey[];
const TONES = Object.fromEntries(keys.map((key) => [key, deriveTones(DYES[key])])) as Record<ClothKey, Tones>;

/** The palette: every cloth key with its display name and its flat colour. */
export const CLOTHS = Object.fromEntries(
  keys.map((key) => [key, { name: DYES[key].name, hex: TONES[key].base }]),
) as Readonly<Record<ClothKey, { name: string; hex: string }>>;

/** The drawing tones of one cloth. */
export const tonesOf = (key: ClothKey): Tones => TONES[key];

/** Whether a word is the key of a cloth in the palette. */
export const isClothKey = (word: string): word is ClothKey => Object.hasOwn(DYES, word);
