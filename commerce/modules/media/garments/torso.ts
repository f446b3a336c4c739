import { SIDES, both, fold, foldOn, mirror, on } from "./draft";
import type { Bench, PieceOptions } from "./piece";
import type { Tones } from "./cloth";
import type { Fit } from "./spec";

/** Half widths and heights of an upper body: neck, shoulder tip, armhole, waist, hem. */
export interface Torso {
  nw: number;
  ny: number;
  /** Neckline depth at the centre front. */
  nf: number;
  sx: number;
  sy: number;
  ax: number;
  ay: number;
  wx: number;
  wy: number;
  hx: number;
  hy: number;
  /** How far the hem dips at the centre. */
  hc: number;
  /** A straight V neckline instead of a round one. */
  v?: boolean;
}

/** The measurements a torso is cut to, as pairs of half width and height. */
export interface Cut {
  /** Half width, height at the side, height at the centre front. */
  neck: [number, number, number];
  shoulder: [number, number];
  armhole: [number, number];
  waist: [number, number];
  /** Half width, height at the side, dip at the centre. */
  hem: [number, number, number];
  v?: boolean;
}

/** A torso from its measurements. */
export const cut = ({ neck, shoulder, armhole: arm, waist, hem, v = false }: Cut): Torso => ({
  nw: neck[0],
  ny: neck[1],
  nf: neck[2],
  sx: shoulder[0],
  sy: shoulder[1],
  ax: arm[0],
  ay: arm[1],
  wx: waist[0],
  wy: waist[1],
  hx: hem[0],
  hy: hem[1],
  hc: hem[2],
  v,
});

const REGULAR = cut({
  neck: [20, 36, 54],
  shoulder: [60, 53],
  armhole: [51, 112],
  waist: [48, 172],
  hem: [52, 250, 5],
});

const BLOCKS: Record<Fit, Torso> = {
  slim: { ...REGULAR, sx: 58, ax: 49, wx: 43, wy: 168, hx: 48 },
  fitted: { ...REGULAR, nw: 18, sx: 53, ax: 46, ay: 108, wx: 39, wy: 162, hx: 49, hy: 240, hc: 6 },
  maternity: { ...REGULAR, nw: 18, sx: 54, ax: 47, ay: 108, wx: 53, wy: 178, hx: 54, hy: 254, hc: 9 },
};

/** The torso block everything worn on top starts from. */
export const torsoFor = (fit: Fit | undefined): Torso => (fit ? BLOCKS[fit] : REGULAR);

/** The block of an outer layer: cut wider than the block, unless the garment is a shaped one. */
export const outerFor = (fit: Fit | undefined, wider: Partial<Torso>): Torso =>
  fit ? BLOCKS[fit] : { ...REGULAR, ...wider };

/** The outline of the body, without sleeves. */
function bodyOutline(p: Torso): string {
  const neck = p.v ? `L${p.nw} ${p.ny}` : `Q${p.nw * 0.78} ${p.nf - 1} ${p.nw} ${p.ny}`;
  return mirror(
    `M0 ${p.nf}${neck}Q${(p.nw + p.sx) / 2} ${p.ny + 5} ${p.sx} ${p.sy}${armhole(p)}` +
      `C${p.ax - 1} ${p.ay + 24} ${p.wx} ${p.wy - 24} ${p.wx} ${p.wy}` +
      `C${p.wx} ${p.wy + 26} ${p.hx - 1} ${p.hy - 34} ${p.hx} ${p.hy}` +
      `Q${p.hx * 0.55} ${p.hy + p.hc} 0 ${p.hy + p.hc}Z`,
  );
}

const armhole = (p: Torso) => `C${p.sx - 7} ${p.sy + 18} ${p.ax - 4} ${p.ay - 24} ${p.ax} ${p.ay}`;

/** The armhole edge alone, as a half pattern. */
export const armholeEdge = (p: Torso): string => `M${p.sx} ${p.sy}${armhole(p)}`;

/** Folds where cloth pulls: armpit to waist, waist crease, hem flutes; and the lights between them. */
export function bodyFolds(p: Torso): { dark: string; light: string } {
  const { sy, ax, ay, wx, wy, hy } = p;
  return {
    dark:
      fold(-ax + 2, ay + 2, -wx + 26, wy - 16, -7, 7) +
      fold(ax - 2, ay + 2, wx - 22, wy - 20, 5, 8) +
      fold(wx, wy + 4, wx - 30, wy + 22, -3, 6) +
      fold(-wx, wy + 2, -wx + 24, wy + 20, 3, -6) +
      fold(-24, wy + 34, -28, hy + 2, -5, 5) +
      fold(22, wy + 26, 27, hy + 2, 4, 6) +
      fold(ax - 5, ay - 34, ax - 20, ay + 4, -5, 6) +
      fold(-ax + 5, ay - 30, -ax + 18, ay + 6, 4, -5),
    light:
      fold(-wx + 12, wy - 34, -wx + 16, hy - 14, 4, 6) +
      fold(-14, wy + 20, -16, hy, -3, 4) +
      fold(12, wy + 40, 14, hy, 3, 4) +
      fold(-40, sy + 10, -30, ay + 6, 3, 6),
  };
}

/** Sews the body and returns its clip. */
export function sewBody(b: Bench, p: Torso, extra: PieceOptions = {}): string {
  const folds = bodyFolds(p);
  const clip = b.cloth(bodyOutline(p), {
    ...extra,
    dark: folds.dark + (extra.dark ?? ""),
    light: folds.light,
  });
  if (b.spec.fit === "maternity") bump(b, p);
  return clip;
}

// A maternity cut reads by its gathers: cloth eased into the side seam over the bump.
function bump(b: Bench, p: Torso): void {
  for (const side of SIDES) {
    const f = foldOn(side);
    const gathers = [0, 12, 24, 36, 48].map((k) =>
      f(p.wx + 1, p.wy - 28 + k, p.wx - 17 - (k % 24) / 3, p.wy - 31 + k * 1.08, 2, 2.6),
    );
    b.paint(gathers.join(""), b.main.shadow, ' opacity=".55"');
  }
}

/** A short sleeve as a half pattern. */
export const shortSleeve = (p: Torso, w = 0, len = 0): string =>
  `M${p.sx - 16} ${p.sy - 6}L${p.sx} ${p.sy}` +
  `C${p.sx + 13} ${p.sy + 6} ${p.sx + 22} ${p.sy + 30 + len * 0.4} ${p.sx + 31 + w} ${p.sy + 61 + len}` +
  `Q${p.sx + 17 + w} ${p.sy + 71 + len} ${p.ax + 12} ${p.ay + 15 + len}` +
  `C${p.ax + 8} ${p.ay + 10} ${p.ax + 2} ${p.ay + 6} ${p.ax - 1} ${p.ay}L${p.sx - 16} ${p.sy - 6}Z`;

/** A long sleeve as a half pattern: w widens it, k shortens it in proportion. */
export const longSleeve = (p: Torso, w = 0, k = 1): string =>
  `M${p.sx - 16 * k} ${p.sy - 6 * k}L${p.sx} ${p.sy}` +
  `C${p.sx + 14 * k} ${p.sy + 7 * k} ${p.sx + 18 * k} ${p.sy + 36 * k} ${p.sx + 23 * k + w} ${p.sy + 78 * k}` +
  `C${p.sx + 28 * k + w} ${p.sy + 118 * k} ${p.sx + 37 * k} ${p.sy + 152 * k} ${p.sx + 40 * k} ${p.sy + 188 * k}` +
  `Q${p.sx + 30 * k} ${p.sy + 194 * k} ${p.sx + 18 * k - w * 0.4} ${p.sy + 192 * k}` +
  `C${p.sx + 14 * k - w} ${p.sy + 160 * k} ${p.sx + 4 * k - w} ${p.sy + 126 * k} ${p.ax + 4 * k} ${p.ay + 26 * k}` +
  `Q${p.ax + 1} ${p.ay + 8 * k} ${p.ax - 1} ${p.ay}L${p.sx - 16 * k} ${p.sy - 6 * k}Z`;

/** Sews both sleeves from one half pattern; they go on before the body, which covers the armhole. */
export function sewSleeves(
  b: Bench,
  half: string,
  p: Torso,
  length: "short" | "long",
  k = 1,
  tone?: Tones,
): void {
  for (const side of SIDES) {
    const folds = length === "long" ? longFolds(p, side, k) : shortFolds(p, side);
    b.cloth(on(side, half), { ...folds, tone: tone ?? b.main, lean: side < 0 ? "l" : "r" });
  }
}

function longFolds({ sx, sy, ax, ay }: Torso, side: -1 | 1, k: number) {
  const f = foldOn(side);
  return {
    dark:
      f(ax + 2, ay + 4, sx + 16 * k, ay - 12, 4, 7) +
      f(ax + 5, ay + 40 * k, sx + 24 * k, ay + 20 * k, 5, 6) +
      f(sx + 8 * k, ay + 62 * k, sx + 29 * k, ay + 40 * k, 4, 6) +
      f(sx + 12 * k, ay + 78 * k, sx + 31 * k, ay + 66 * k, 4, 5) +
      f(sx + 4 * k, ay + 40 * k, sx + 20 * k, sy + 188 * k, 6, 7) +
      f(sx - 4, sy + 8, ax + 1, ay, -2, 9),
    light:
      f(sx + 6 * k, sy + 10, sx + 22 * k, sy + 100 * k, -4, 7) +
      f(sx + 26 * k, sy + 106 * k, sx + 33 * k, sy + 180 * k, -2, 5),
  };
}

function shortFolds({ sx, sy, ax, ay }: Torso, side: -1 | 1) {
  const f = foldOn(side);
  return {
    dark:
      f(ax, ay + 2, sx + 18, ay - 14, 4, 8) +
      f(ax + 8, ay + 12, sx + 22, ay - 2, 3, 5) +
      f(sx - 4, sy + 8, ax + 1, ay, -2, 9),
    light: f(sx + 4, sy + 8, sx + 24, sy + 56, -4, 7),
  };
}

/** Topstitching above the hem of a short sleeve. */
export const shortSleeveHem = (b: Bench, p: Torso, w = 0, len = 0, k = 5): void =>
  b.stitch(
    both(
      `M${p.sx + 29.5 + w} ${p.sy + 61 + len - k}` +
        `Q${p.sx + 16 + w} ${p.sy + 71 + len - k} ${p.ax + 11} ${p.ay + 15 + len - k}`,
    ),
  );

/** Topstitching above the body hem. */
export const hemStitch = (b: Bench, p: Torso, k = 5, tone?: Tones): void =>
  b.stitch(both(`M0 ${p.hy + p.hc - k}Q${p.hx * 0.55} ${p.hy + p.hc - k} ${p.hx} ${p.hy - k}`), tone);

/** Both cuffs of long sleeves. */
export function sewCuffs(b: Bench, p: Torso, tone?: Tones, k = 1): void {
  const half =
    `M${p.sx + 17 * k} ${p.sy + 177 * k}Q${p.sx + 28 * k} ${p.sy + 178 * k} ${p.sx + 38.5 * k} ${p.sy + 173 * k}` +
    `L${p.sx + 41.5 * k} ${p.sy + 191 * k}` +
    `Q${p.sx + 30 * k} ${p.sy + 198 * k} ${p.sx + 17.5 * k} ${p.sy + 195 * k}Z`;
  for (const side of SIDES) b.flat(on(side, half), { tone: tone ?? b.main, lean: side < 0 ? "l" : "r" });
}
