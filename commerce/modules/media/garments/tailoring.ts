import { SIDES, both, fold, leaf, mirror, on, right } from "./draft";
import { column, pair, type Bench } from "./piece";
import { backCollar, backYoke, innerV } from "./trims";
import { cut, hemStitch, longSleeve, outerFor, sewBody, sewSleeves, shortSleeve, type Torso } from "./torso";

/** Tailored jacket with notched lapels; two buttons, or one. */
export function blazer(b: Bench): void {
  const block = outerFor(b.spec.fit, { sx: 62, ax: 52, wx: 46, hx: 55 });
  const one = b.has("one");
  const nf = b.back ? 42 : one ? 158 : 146;
  const p: Torso = { ...block, sy: 54, hy: block.hy - 4, hc: 6, nw: 20, nf, v: !b.back };
  if (!b.back) {
    b.paint(mirror(`M0 30Q16 30 22 38L3 ${nf + 4}L0 ${nf + 4}Z`), b.main.inner);
    b.cast(mirror(`M0 34Q14 34 19 42L2 ${nf}L0 ${nf}Z`), 0.55);
    b.label(42, 20);
  }
  sewSleeves(b, longSleeve(p, 2), p, "long");
  sewBody(b, p);
  b.seam(both("M48 104C38 130 36 160 37 182"));
  for (const k of [0, 8, 16]) b.buttons(pair(p.sx + 30 + k * 0.1, p.sy + 168 + k), 1.5);
  if (b.back) {
    backCollar(b, p);
    b.seam(`M120 52V${p.hy + 5}`);
    b.seam(`M124 200V${p.hy + 5}`, b.main, 0.7);
    return;
  }
  const edge = nf + 4;
  b.seam(`M120 ${edge}Q121 200 118 ${p.hy - 16}Q117 ${p.hy - 2} 106 ${p.hy + 5}`, b.main, 1.1);
  b.cast(leaf(121, edge, 119, p.hy - 10, -4, 5), 0.6);
  const lapel = `M0 ${nf + 2}C14 122 24 96 26 82L44 84L40 68L33 62C28 52 24 44 21 33L18 34C14 74 6 116 0 ${nf + 2}Z`;
  b.cast(both(`M0 ${nf + 9}C18 126 29 100 31 85L47 88L44 80L20 80Z`), 0.6);
  turnBack(b, lapel, fold(-20, 60, -8, 130, 3, 5) + fold(20, 60, 8, 130, -3, -5));
  b.seam(both("M26 82L40 69"));
  for (const side of SIDES) b.flat(on(side, "M18 186L46 184L47 198Q32 202 18 199Z"));
  b.seam(right("M24 106L42 103L43 109L25 112Z"));
  b.buttons(column(0, one ? [168] : [156, 184]), 3);
}

/** Lapels lie on top and catch the light: a shade paler than the front, their edge drawn. */
function turnBack(b: Bench, lapel: string, light: string): void {
  b.flat(both(lapel), { light });
  b.paint(both(lapel), b.main.light, ' opacity=".2"');
  b.seam(both(lapel), b.main, 1.1);
}

/** Belted double-breasted trench coat with storm flap and shoulder straps. */
export function trench(b: Bench): void {
  const p = cut({
    neck: [20, 32, b.back ? 38 : 104],
    shoulder: [57, 48],
    armhole: [49, 102],
    waist: [42, 152],
    hem: [62, 278, 5],
    v: !b.back,
  });
  const k = 0.94;
  if (!b.back) innerV(b, "M0 26Q15 26 21 33L0 108Z", 30, 13);
  sewSleeves(b, longSleeve(p, 3, k), p, "long", k);
  sewBody(b, p, {
    dark:
      fold(-30, 158, -38, 280, -5, 7) +
      fold(34, 158, 46, 280, 5, 7) +
      fold(-16, 160, -18, 214, -3, 4) +
      fold(18, 160, 24, 220, 3, 4),
  });
  cuffStraps(b, p, k);
  hemStitch(b, p, 6);
  b.ground(62, 290);
  if (b.back) trenchBack(b, p);
  else trenchFront(b, p);
}

function cuffStraps(b: Bench, p: Torso, k: number): void {
  const [x, y] = [p.sx, p.sy];
  const strap =
    `M${x + 13 * k} ${y + 164 * k}Q${x + 26 * k} ${y + 168 * k} ${x + 38 * k} ${y + 160 * k}` +
    `L${x + 39 * k} ${y + 169 * k}Q${x + 27 * k} ${y + 177 * k} ${x + 14 * k} ${y + 173 * k}Z`;
  b.flat(both(strap));
  b.buttons(pair(x + 31 * k, y + 169 * k), 1.6);
}

function trenchBack(b: Bench, p: Torso): void {
  b.flat(mirror("M0 38L20 33L56 49C51 64 47 80 48 96Q22 108 0 112Z"), {
    dark: fold(-44, 60, -36, 104, 3, 5) + fold(42, 60, 34, 104, -3, -5),
  });
  b.stitch(both("M0 109Q22 105 47 93.5"));
  b.seam(`M120 160V${p.hy + 5}`);
  b.cast(leaf(121, 200, 124, p.hy + 5, -3, 6), 0.6);
  belt(b, false);
  backCollar(b, { ...p, ny: 34 });
  b.stitch(both("M0 30Q14 30 19 33"));
}

function trenchFront(b: Bench, p: Torso): void {
  b.seam(`M101 106C100 170 99 230 97 ${p.hy + 4}`, b.main, 1.1);
  b.cast(leaf(101, 108, 97, p.hy + 2, 3, -5), 0.5);
  b.stitch(`M104 108C103 170 102 230 100 ${p.hy + 4}`);
  b.buttons([...pair(15, 122), ...pair(17, 188), ...pair(18, 216)], 3);
  // The storm flap lies over the wearer's right shoulder only.
  b.flat(on(-1, "M22 44L54 50C50 64 47 76 47 88Q34 104 12 106Z"), { dark: fold(-44, 60, -20, 104, 4, -6) });
  b.stitch(on(-1, "M45 88Q33 101 14 103"));
  const lapel = "M0 106C14 96 26 84 32 74L52 77L46 58L37 55C29 50 24 42 21 28L17 29C14 60 8 86 0 106Z";
  turnBack(b, lapel, fold(-22, 54, -8, 96, 3, 5) + fold(22, 54, 8, 96, -3, -5));
  b.seam(both("M32 74L45 60"));
  b.stitch(both("M34 73L49 74.5L44 60"));
  b.flat(both("M40 39L59 47L56 56L39 48Q35 43 40 39Z"));
  b.buttons(pair(42, 44), 1.6);
  for (const side of SIDES) {
    b.flat(on(side, "M27 178L33 176L41 206L35 208Z"));
    b.stitch(on(side, "M32 179L39 205"));
  }
  belt(b, true);
}

function belt(b: Bench, buckled: boolean): void {
  b.flat(mirror("M0 147Q22 147 43 143L44 156Q22 160 0 160Z"));
  b.stitch(both("M0 149.5Q22 149.5 43 145.5M0 157.5Q22 157.5 43.5 153.5"));
  b.seam(both("M31 142L32 161M34.5 141.5L35.5 160.5"), b.main, 1.2);
  if (!buckled) return;
  b.flat(right("M-16 152C-24 168 -26 186 -24 206L-13 206C-14 188 -10 170 -6 156Z"), {
    dark: fold(-14, 156, -19, 200, 2, 5),
  });
  b.paint(
    "M110 144H130V163H110ZM113.5 147.5V159.5H126.5V147.5Z",
    b.main.line,
    ` fill-rule="evenodd" stroke="${b.main.thread}" stroke-width=".7"`,
  );
  b.line("M112 153.5H126", b.main.thread, 1.4);
}

/** Chef or catering jacket: mandarin collar and two columns of buttons; short sleeves on request. */
export function chef(b: Bench): void {
  const block = outerFor(undefined, {});
  const p: Torso = { ...block, nw: 20, nf: b.back ? 42 : 50, hx: 54, hy: 252, sx: 61 };
  if (!b.back) {
    const inside = mirror("M0 31Q14 31 20 36Q18 50 0 53Z");
    b.paint(inside, b.main.inner);
    b.seam(inside);
    b.label(36, 13);
  }
  chefSleeves(b, p);
  sewBody(b, p);
  hemStitch(b, p, 5);
  if (b.back) {
    backYoke(b, p);
    b.flat(mirror("M0 26Q17 26 21 30L22 40Q14 44 0 44Z"), { tone: b.trim });
    return;
  }
  b.seam("M142 62C146 130 145 200 144 256M122 54Q136 56 142 66", b.main, 1.1);
  b.cast(leaf(143, 64, 144, 256, -5, 6), 0.45);
  b.stitch("M139 66C143 130 142 200 141 255");
  const colour = b.contrast ? b.trim.base : b.main.pale ? "#fbfaf6" : b.main.line;
  b.buttons(
    [82, 112, 142, 172, 202].flatMap((y) => pair(16, y)),
    3.1,
    colour,
  );
  b.flat(both("M2 57Q12 54 19 30L24 33Q23 54 6 66Z"), { tone: b.trim });
  b.seam(on(-1, "M28 100L46 98"));
}

function chefSleeves(b: Bench, p: Torso): void {
  if (b.has("short")) {
    sewSleeves(b, shortSleeve(p), p, "short");
    b.flat(both("M60 120Q74 116 90 106L94 115Q78 128 63 130Z"), { tone: b.trim });
    return;
  }
  sewSleeves(b, longSleeve(p, 2), p, "long");
  const turnBack =
    `M${p.sx + 14} ${p.sy + 164}Q${p.sx + 26} ${p.sy + 168} ${p.sx + 39} ${p.sy + 160}` +
    `L${p.sx + 43} ${p.sy + 190}Q${p.sx + 30} ${p.sy + 198} ${p.sx + 16} ${p.sy + 194}Z`;
  b.flat(both(turnBack), { tone: b.trim });
}
