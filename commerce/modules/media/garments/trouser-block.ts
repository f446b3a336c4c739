import { both, fold, mirror, SIDES } from "./draft";
import type { Bench } from "./piece";

/** Half widths and heights of a trouser: waist, hip, top, crotch, hem from outer to inner leg. */
export interface TrouserCut {
  w: number;
  h: number;
  top: number;
  crotch: number;
  outer: number;
  inner: number;
  hem: number;
}

/** The regular trouser block, changed where asked. */
export const trouserCut = (change: Partial<TrouserCut> = {}): TrouserCut => ({
  w: 36,
  h: 48,
  top: 22,
  crotch: 122,
  outer: 45,
  inner: 16,
  hem: 284,
  ...change,
});

/** The outline of a pair of trousers. */
export function trouserOutline({ w, h, top, crotch, outer, inner, hem }: TrouserCut): string {
  return mirror(
    `M0 ${top + 3}Q${w * 0.5} ${top + 3} ${w} ${top}L${w + 1} ${top + 12}` +
      `C${w + 6} ${top + 26} ${h} ${top + 46} ${h} ${top + 66}` +
      `C${h + 1} ${top + 130} ${outer + 1} ${hem - 60} ${outer} ${hem}` +
      `Q${(outer + inner) / 2} ${hem + 3} ${inner} ${hem + 1}` +
      `C${inner - 3} ${hem - 70} 8 ${crotch + 50} 2 ${crotch + 3}L0 ${crotch}Z`,
  );
}

/** Crotch whiskers, knee folds, the break above the hem, and the long shade inside each leg. */
export const trouserFolds = {
  dark:
    SIDES.map(
      (s) =>
        fold(s * 2, 122, s * 30, 104, s * 3, s * 7) +
        fold(s * 4, 130, s * 26, 124, s * 2, s * 5) +
        fold(s * 14, 196, s * 40, 186, s * 3, s * 6) +
        fold(s * 16, 210, s * 36, 208, s * 3, s * 5) +
        fold(s * 16, 284, s * 40, 268, s * 3, s * 6),
    ).join("") +
    fold(3, 128, 16, 284, 4, 7) +
    fold(-8, 150, -18, 284, -6, -7),
  light: fold(-34, 90, -32, 276, 5, 7) + fold(27, 96, 31, 276, -3, 6),
};

/** A waistband; plain ones have no belt loops. */
export function waistband(b: Bench, { w = 36, top = 22, plain = false } = {}): void {
  const band = `M0 ${top + 3}Q${w * 0.5} ${top + 3} ${w} ${top}L${w + 1} ${top + 12}Q${w * 0.5} ${top + 15} 0 ${top + 15}Z`;
  b.paint(mirror(band), b.main.light, ' opacity=".14"');
  b.seam(both(`M0 ${top + 15}Q${w * 0.5} ${top + 15} ${w + 1} ${top + 12}`));
  if (!plain) b.seam(both(`M20 ${top + 1}L20 ${top + 16}M23.5 ${top + 1}L23.5 ${top + 16}`), b.main, 0.8);
}

/** Slanted front pockets, fly and waist button. */
export function trouserFront(b: Bench, hip = 48, top = 22): void {
  const y = (n: number) => n + top - 22;
  b.seam(both(`M27 ${y(38)}Q32 ${y(52)} ${hip - 1} ${y(66)}`));
  b.stitch(both(`M25 ${y(38)}Q30 ${y(54)} ${hip - 1} ${y(69)}`));
  b.stitch(`M127 ${y(38)}V${y(78)}Q127 ${y(88)} 120 ${y(92)}`);
  b.buttons([[0, y(31)]]);
}
