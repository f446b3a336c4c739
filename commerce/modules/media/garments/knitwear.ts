import { both, fold, mirror, right } from "./draft";
import { column, type Bench } from "./piece";
import { hemRib, innerV, ribCuffs, ribs } from "./trims";
import { armholeEdge, cut, longSleeve, sewBody, sewSleeves, type Torso } from "./torso";

// Fine wales over the body are what makes flat colour read as knitting.
function wales(b: Bench, clip: string, p: Torso): void {
  b.within(clip, () =>
    b.line(
      ribs({ from: -58, to: 58, step: 3, top: () => p.ny, depth: p.hy - p.ny - 8 }),
      b.main.shadow,
      0.7,
      ' opacity=".2"',
    ),
  );
}

/** Merino cardigan: deep V, ribbed bands, five buttons. */
export function cardigan(b: Bench): void {
  const fitted = b.spec.fit === "fitted";
  const p = cut({
    neck: [20, 36, b.back ? 42 : 140],
    shoulder: fitted ? [54, 53] : [59, 53],
    armhole: fitted ? [46, 108] : [51, 112],
    waist: fitted ? [42, 166] : [49, 174],
    hem: fitted ? [47, 238, 4] : [50, 244, 4],
    v: !b.back,
  });
  if (!b.back) innerV(b, "M0 30Q15 30 21 37L0 146Z", 35);
  sewSleeves(b, longSleeve(p, 2), p, "long");
  ribCuffs(b, p);
  const clip = sewBody(b, p);
  wales(b, clip, p);
  hemRib(b, p);
  b.ground(58, 266);
  if (b.back) {
    neckBand(b);
    return;
  }
  const low = p.hy + p.hc + 1;
  b.flat(mirror(`M0 134C7 102 13 70 17.5 33Q20 31 24 35C21 72 14 112 5 144L5 ${low}L0 ${low}Z`));
  b.seam(both("M2.5 138C9 104 16 72 20.5 36"), b.main, 0.5);
  b.cast(fold(5, 146, 5, low - 2, -2, 4), 0.5);
  b.buttons(column(0, [152, 173, 194, 215, 236]), 2.4);
  for (const d of [right("M18 194L42 192L43 214L19 216Z"), right("M-18 194L-42 192L-43 214L-19 216Z")]) {
    b.pocket(d);
  }
  b.stitch(both("M18.5 199L42 197"));
  b.badge(22, 100);
}

/** Sleeveless V-neck pullover with ribbed neck and armholes. */
export function knitvest(b: Bench): void {
  const p = cut({
    neck: [20, 36, b.back ? 42 : 108],
    shoulder: [48, 47],
    armhole: [47, 120],
    waist: [46, 174],
    hem: [48, 244, 4],
    v: !b.back,
  });
  if (!b.back) innerV(b, "M0 30Q15 30 21 37L0 113Z", 35);
  const clip = sewBody(b, p);
  wales(b, clip, p);
  hemRib(b, p, 16);
  b.ground(52, 266);
  const arm = armholeEdge(p);
  b.binding(arm, b.main.line, 7);
  b.binding(arm, b.main.base, 5);
  b.seam(both(armRibs(p)), b.main, 0.6);
  if (b.back) {
    neckBand(b);
    return;
  }
  b.flat(mirror("M0 106C7 82 13 58 17.5 33Q20 31 24 36C20 62 13 92 0 118Z"));
  let rows = "";
  for (let i = 0; i < 9; i++) rows += `M${2.5 + i * 1.9} ${103 - i * 7.8}L${6.5 + i * 1.9} ${106 - i * 7.8}`;
  b.seam(both(rows), b.main, 0.6);
  b.seam("M120 106V118", b.main, 0.8);
  b.badge(20, 122);
}

function neckBand(b: Bench): void {
  b.flat(mirror("M0 31Q14 31 19 34L24 38Q14 43 0 43Z"));
  b.seam(both("M3 31.5L3.5 42.5M8 31.8L9.5 42M13 32.5L15.5 41M17.5 34L20.5 39.5"), b.main, 0.5);
}

function armRibs(p: Torso): string {
  const { sx, sy, ax, ay } = p;
  const [p1, p2] = [
    { x: sx - 7, y: sy + 18 },
    { x: ax - 4, y: ay - 24 },
  ];
  let d = "";
  for (let i = 1; i < 12; i++) {
    const k = i / 12;
    const q = 1 - k;
    const x = q ** 3 * sx + 3 * q * q * k * p1.x + 3 * q * k * k * p2.x + k ** 3 * ax;
    const y = q ** 3 * sy + 3 * q * q * k * p1.y + 3 * q * k * k * p2.y + k ** 3 * ay;
    d += `M${x - 2.4} ${y + 0.6}L${x + 2.4} ${y - 0.6}`;
  }
  return d;
}
