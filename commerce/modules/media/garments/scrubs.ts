import { SIDES, both, fold, mirror, on, right } from "./draft";
import { column, type Bench } from "./piece";
import { backYoke, innerBack, innerV, neckRib, placket, ribCuffs } from "./trims";
import { cut, hemStitch, longSleeve, sewBody, sewSleeves, shortSleeve, shortSleeveHem } from "./torso";

/** Scrub top: banded V, three pockets, side vents; contoured or cut for maternity. */
export function scrub(b: Bench): void {
  const { fit } = b.spec;
  const shaped = fit === "fitted";
  const p = cut({
    neck: [22, 36, b.back ? 44 : 88],
    shoulder: shaped ? [57, 53] : [63, 54],
    armhole: shaped ? [49, 112] : [55, 118],
    waist: fit === "maternity" ? [60, 182] : shaped ? [44, 166] : [56, 176],
    hem: fit === "maternity" ? [60, 252, 8] : shaped ? [54, 242, 5] : [59, 244, 5],
    v: !b.back,
  });
  if (!b.back) innerV(b, "M0 30Q15 30 22 36L0 92Z", 36, 15);
  sewSleeves(b, shortSleeve(p, 3, 2), p, "short");
  sewBody(b, p);
  shortSleeveHem(b, p, 3, 2, 7);
  hemStitch(b, p, 7);
  b.seam(both(`M${p.hx - 1} ${p.hy - 22}L${p.hx - 0.5} ${p.hy + 2}`), b.main, 1.2);
  if (shaped) b.seam(both(`M${p.ax - 1} ${p.ay - 12}C30 134 27 152 28 172C29 200 34 222 38 ${p.hy + 3}`));
  if (fit === "maternity") {
    b.seam(both(`M0 128Q30 128 ${p.ax + 1} 122`));
    b.stitch(both(`M0 130.5Q30 130.5 ${p.ax + 1} 124.5`));
  }
  if (b.back) {
    backYoke(b, p);
    b.flat(mirror("M0 33Q15 33 22 35.5L26 39Q14 46 0 46Z"), { tone: b.trim });
    if (fit === "maternity") tieBack(b);
    return;
  }
  b.flat(mirror("M0 88L22 36L28 37L1 101L0 101Z"), { tone: b.trim });
  if (fit !== "maternity") {
    b.pocket(right("M18 110L42 109L42 136L18 138Z"), right("M18 115L42 114"));
    b.seam(right("M36 110L36 136"), b.main, 0.7);
  }
  const out = shaped ? 45 : 50;
  for (const side of SIDES) {
    b.pocket(on(side, `M14 188L${out} 184L${out + 2} 224L14 228Z`), on(side, `M14 194L${out} 190`));
  }
}

function tieBack(b: Bench): void {
  b.flat(mirror("M0 152Q30 152 56 148L57 155Q30 160 0 160Z"));
  b.flat("M116 150C104 142 92 144 92 152C94 160 106 162 118 158Z");
  b.flat("M124 150C136 142 148 144 148 152C146 160 134 162 122 158Z");
  b.flat("M117 158C112 172 108 184 108 196L115 198C116 184 119 172 122 160Z");
  b.flat("M121 158C126 170 130 180 132 192L125 195C123 182 120 172 118 160Z");
  b.flat("M115 149H125V160H115Z");
}

/** Warm-up scrub jacket: round neck, press studs, ribbed cuffs, two deep pockets. */
export function scrubjacket(b: Bench): void {
  const p = cut({
    neck: [21, 36, b.back ? 42 : 58],
    shoulder: [62, 54],
    armhole: [54, 116],
    waist: [54, 176],
    hem: [57, 246, 5],
  });
  if (!b.back) {
    innerBack(b, p, 6);
    b.label(36, 14);
  }
  sewSleeves(b, longSleeve(p, 4), p, "long");
  ribCuffs(b, p, b.trim);
  sewBody(b, p);
  hemStitch(b, p, 7);
  if (b.back) {
    neckRib(b, p);
    backYoke(b, p);
    b.seam(`M116 72V${p.hy + 4}M124 72V${p.hy + 4}`, b.main, 0.6);
    return;
  }
  placket(b, 63, p.hy + p.hc - 1);
  neckRib(b, p, b.trim, 8);
  b.studs(column(0, [78, 108, 138, 168, 198, 228]), 2);
  b.pocket(right("M18 108L42 107L42 134L18 136Z"), right("M18 113L42 112"));
  for (const side of SIDES) {
    b.pocket(on(side, "M14 184L49 180L51 226L14 230Z"), on(side, "M14 190L49 186"));
    b.cast(fold(side * 14, 185, side * 49, 181, side * 2, side * 3), 0.5);
  }
}
