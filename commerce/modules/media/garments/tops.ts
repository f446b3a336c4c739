import { SIDES, both, fold, mirror, on, right } from "./draft";
import { column, pair, type Bench } from "./piece";
import { backCollar, backYoke, innerBack, neckRib, placket, shirtCollar } from "./trims";
import {
  cut,
  hemStitch,
  longSleeve,
  sewBody,
  sewCuffs,
  sewSleeves,
  shortSleeve,
  shortSleeveHem,
  torsoFor,
  type Torso,
} from "./torso";

/** Polo shirt: ribbed collar and cuffs, side panels in the trim cloth. */
export function polo(b: Bench): void {
  const block = torsoFor(b.spec.fit);
  const p: Torso = { ...block, nw: 19, nf: b.back ? block.ny + 5 : 58 };
  const long = b.has("long");
  if (!b.back) innerBack(b, p, 9);
  sewSleeves(b, long ? longSleeve(p) : shortSleeve(p), p, long ? "long" : "short");
  const clip = sewBody(b, p);
  if (b.contrast) {
    b.block(clip, both(`M${p.ax + 3} ${p.ay - 4}C44 150 42 190 46 262L70 262L70 100Z`), b.trim);
    b.seam(both(`M${p.ax - 2} ${p.ay - 2}C44 150 42 190 46 ${p.hy + 2}`));
  }
  if (long) {
    sewCuffs(b, p, b.trim);
  } else {
    shortSleeveHem(b, p);
    const rib =
      `M${p.sx + 28} ${p.sy + 53}Q${p.sx + 15} ${p.sy + 62} ${p.ax + 10} ${p.ay + 7}` +
      `L${p.ax + 12.5} ${p.ay + 16}Q${p.sx + 17} ${p.sy + 72} ${p.sx + 31.5} ${p.sy + 62}Z`;
    b.flat(both(rib), { tone: b.trim });
  }
  hemStitch(b, p);
  if (b.back) return backCollar(b, p, b.trim);
  placket(b, p.nf + 2, 112);
  b.stitch("M113.5 112H126.5V108");
  b.buttons(column(0, [78, 98]));
  shirtCollar(b, { ...p, nf: 57 }, b.trim, 4);
  b.badge(20, 92);
}

/** Crew neck tee. */
export function tee(b: Bench): void {
  const block = torsoFor(b.spec.fit);
  const p: Torso = { ...block, nw: 22, ny: 37, nf: b.back ? 42 : 54, hc: 4 };
  if (!b.back) {
    innerBack(b, p, 5);
    b.label(36, 13);
  }
  sewSleeves(b, shortSleeve(p, 2, 1), p, "short");
  sewBody(b, p);
  shortSleeveHem(b, p, 2, 1, 5);
  shortSleeveHem(b, p, 2, 1, 7);
  hemStitch(b, p, 5);
  hemStitch(b, p, 7.5);
  neckRib(b, p);
}

/** Business shirt: stand, points that meet, placket, curved tail. */
export function shirt(b: Bench): void {
  const block = torsoFor(b.spec.fit);
  const p: Torso = { ...block, hc: 14, hy: block.hy - 2, nf: b.back ? block.ny + 5 : 52, nw: 18 };
  const short = b.has("short");
  sewSleeves(b, short ? shortSleeve(p) : longSleeve(p), p, short ? "short" : "long");
  sewBody(b, p);
  hemStitch(b, p, 4);
  if (short) {
    shortSleeveHem(b, p, 0, 0, 8);
  } else {
    sewCuffs(b, p);
    b.buttons(pair(p.sx + 24, p.sy + 186), 1.7);
  }
  if (b.back) {
    backYoke(b, p);
    backCollar(b, p);
    b.seam(`M116 71V${p.hy + 8}M124 71V${p.hy + 8}`, b.main, 0.6);
    if (b.has("epaulette")) epaulettes(b, p);
    return;
  }
  b.seam(both(`M${p.nw + 8} ${p.ny + 14}Q40 ${p.ny + 20} ${p.sx - 5} ${p.sy + 16}`));
  placket(b, p.nf, p.hy + p.hc - 1);
  b.buttons(column(0, [66, 92, 118, 146, 174, 202, 228]));
  if (b.spec.fit !== "slim") chestPockets(b, b.has("two") || b.has("epaulette"));
  shirtCollar(b, p);
  if (b.has("epaulette")) epaulettes(b, p);
}

function chestPockets(b: Bench, two: boolean): void {
  for (const side of two ? SIDES : [1 as const]) {
    b.pocket(on(side, "M17 98L42 97L42 124L29.5 131L17 125Z"), on(side, "M17 103L42 102"));
    if (b.has("epaulette")) {
      b.flat(on(side, "M16 97L43 96L43 105L29.5 109L16 105Z"));
      b.buttons([[side * 29.5, 104.5]], 1.6);
    }
  }
  // The wing eyelets sit above the left breast pocket.
  if (b.has("epaulette")) b.studs([...column(24, [91]), ...column(35, [90.5])], 1.1);
}

function epaulettes(b: Bench, p: Torso): void {
  const strap =
    `M${p.nw + 13} ${p.ny + 7}L${p.sx + 1} ${p.sy - 3}L${p.sx - 2} ${p.sy + 8}` +
    `L${p.nw + 13} ${p.ny + 16}Q${p.nw + 8} ${p.ny + 12} ${p.nw + 13} ${p.ny + 7}Z`;
  b.flat(both(strap));
  b.stitch(
    both(
      `M${p.nw + 13} ${p.ny + 9}L${p.sx - 1} ${p.sy - 1}M${p.nw + 13} ${p.ny + 14}L${p.sx - 3} ${p.sy + 6}`,
    ),
  );
  b.buttons(pair(p.nw + 15.5, p.ny + 12), 1.6);
}

const BLOUSE = cut({
  neck: [19, 36, 78],
  shoulder: [53, 52],
  armhole: [45, 106],
  waist: [38, 160],
  hem: [48, 234, 8],
  v: true,
});

/** Women's blouse with three quarter gathered sleeves; a shawl collar, or a bow at a closed neck. */
export function blouse(b: Bench): void {
  const bow = b.has("bow");
  const p: Torso = b.back ? { ...BLOUSE, nf: 42, v: false } : bow ? { ...BLOUSE, nf: 50, v: false } : BLOUSE;
  const { sx, sy } = p;
  if (!b.back) {
    innerBack(b, { ...p, nf: bow ? 48 : 76 }, bow ? 6 : 4);
    b.label(36, 13);
  }
  const sleeve =
    `M${sx - 14} ${sy - 5}L${sx} ${sy}C${sx + 16} ${sy + 6} ${sx + 22} ${sy + 50} ${sx + 29} ${sy + 108}` +
    `Q${sx + 32} ${sy + 122} ${sx + 28} ${sy + 128}L${sx + 10} ${sy + 132}` +
    `Q${sx + 4} ${sy + 122} ${sx + 2} ${sy + 104}L${p.ax} ${p.ay}Z`;
  sewSleeves(b, sleeve, p, "short");
  const cuff =
    `M${sx + 8} ${sy + 127}Q${sx + 19} ${sy + 130} ${sx + 29} ${sy + 123}` +
    `L${sx + 31} ${sy + 137}Q${sx + 20} ${sy + 143} ${sx + 9} ${sy + 141}Z`;
  for (const side of SIDES) b.flat(on(side, cuff), { lean: side < 0 ? "l" : "r" });
  sewBody(b, p);
  hemStitch(b, p, 4);
  b.seam(both(`M${p.ax - 2} ${p.ay - 16}C26 126 22 150 23 170C24 200 28 220 30 240`));
  if (b.back) {
    b.seam("M120 44V240", b.main, 0.7);
    b.flat(mirror(bow ? "M0 28Q15 28 20 32L22 40Q14 45 0 45Z" : "M0 29Q14 29 19 33L27 41Q14 50 0 50Z"), {
      tone: b.trim,
    });
    return;
  }
  if (!bow) b.flat(both("M0 80C8 66 15 50 18 30C24 33 28 38 31 44C28 60 16 78 2 92Z"), { tone: b.trim });
  placket(b, bow ? 52 : 84, p.hy + p.hc, 5);
  b.buttons(column(0, [98, 122, 146, 170, 194, 218].slice(bow ? 2 : 0)), 1.9);
  if (bow) neckBow(b);
}

function neckBow(b: Bench): void {
  b.flat(both("M1 55Q14 52 19 32L24 36Q24 56 3 63Z"));
  b.flat("M117 62C108 84 98 104 96 128L112 134C116 108 122 84 123 64Z", {
    dark: fold(-4, 66, -14, 130, 3, 5),
    lean: "l",
  });
  b.flat("M118 62C128 82 136 100 140 122L126 130C122 106 116 84 116 64Z", {
    dark: fold(0, 66, 12, 126, -3, 5),
  });
  for (const side of SIDES) {
    b.flat(on(side, "M2 57C14 46 30 44 35 50C40 60 36 72 28 73C18 72 8 66 2 62Z"), {
      dark:
        fold(side * 3, 59, side * 26, 58, side * 2, side * 5) +
        fold(side * 34, 50, side * 24, 74, side * -3, side * -4),
      light: fold(side * 8, 54, side * 28, 49, side * 2, side * 3),
    });
  }
  b.flat("M115 53Q120 51 125 53Q128 60 125 67Q120 69 115 67Q112 60 115 53Z");
}

/** Modest fit tunic: long, loose, high at the neck, long sleeves, side vents. */
export function tunic(b: Bench): void {
  const p = cut({
    neck: [17, 32, b.back ? 37 : 40],
    shoulder: [56, 47],
    armhole: [49, 106],
    waist: [48, 160],
    hem: [62, 276, 5],
  });
  if (!b.back) {
    innerBack(b, p, 6);
    b.label(30, 12);
  }
  sewSleeves(b, longSleeve(p, 2, 0.96), p, "long");
  sewBody(b, p, { dark: fold(-40, 190, -46, 280, -4, 7) + fold(40, 186, 48, 280, 4, 7) });
  sewCuffs(b, p, b.main, 0.96);
  hemStitch(b, p, 6);
  b.seam(both("M55.5 238L59.5 277"), b.main, 1.3);
  b.seam(both("M46 98C30 124 26 150 27 172C28 214 34 250 38 278"));
  b.ground(60, 290);
  if (b.back) {
    b.seam("M120 38V281", b.main, 0.7);
    b.flat(mirror("M0 24Q14 24 17 28L19 37Q12 41 0 41Z"));
    return;
  }
  placket(b, 42, 128, 5.5);
  b.stitch("M114.5 128H125.5");
  b.buttons(column(0, [58, 78, 98, 118]), 1.8);
  b.flat(both("M1 44Q11 42 16 24L20 28Q20 46 2 53Z"), { tone: b.trim });
  b.pocket(right("M18 196L40 193L41 196L18 199Z") + right("M-18 196L-40 193L-41 196L-18 199Z"));
}
