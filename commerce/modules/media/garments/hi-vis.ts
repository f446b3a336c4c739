import { SIDES, both, fold, mirror, on, right } from "./draft";
import { column, type Bench } from "./piece";
import { backCollar, backYoke, innerBack, placket, ribs, shirtCollar } from "./trims";
import { tonesOf } from "./cloth";
import {
  armholeEdge,
  cut,
  hemStitch,
  longSleeve,
  sewBody,
  sewCuffs,
  sewSleeves,
  shortSleeve,
  torsoFor,
  type Torso,
} from "./torso";

/** Hi-vis safety vest: two braces and two hoops of tape, bound edges, zip. */
export function vest(b: Bench): void {
  const p = cut({
    neck: [20, 36, b.back ? 44 : 112],
    shoulder: [47, 46],
    armhole: [47, 122],
    waist: [53, 180],
    hem: [56, 248, 5],
    v: !b.back,
  });
  if (!b.back) {
    b.paint(mirror("M0 32Q14 32 20 36L4 114L0 114Z"), b.main.inner);
    b.label(36, 14);
  }
  const clip = sewBody(b, p);
  b.tape(clip, both(b.back ? "M33 30L33 160" : "M34 30Q34 90 34 152"), 15);
  b.tape(clip, both("M0 160Q40 160 66 154"), 15);
  b.tape(clip, both("M0 208Q40 208 66 202"), 15);
  const bound = tonesOf(b.spec.accent ?? "charcoal").base;
  b.binding(armholeEdge(p) + (b.back ? "" : "M20 36L0 112"), bound, 3.2);
  b.binding("M0 251.5Q31 251.5 55 246.5", bound, 3);
  b.ground(50, 266);
  if (b.back) return;
  b.zip(112, 252, bound);
  b.pocket(right("M16 176L40 174L40 196L16 198Z"));
  b.paint("M127 126h17v13h-17z", "#f6f4ee", ' opacity=".9"');
  b.seam("M127 126h17v13h-17z", tonesOf("silver"));
}

// The two-tone rule of hi-vis: bright above, dirt-hiding cloth below the waist hoop and at the wrists.
function twoTone(b: Bench, clip: string, p: Torso): void {
  b.block(clip, mirror("M0 196Q40 196 70 190L70 285L0 285Z"), b.trim);
  b.seam(both(`M0 196Q30 196 ${p.wx + 1} 192`), b.trim);
}

function bodyTape(b: Bench, clip: string): void {
  b.tape(clip, both("M0 186Q40 186 70 180"), 13);
  b.tape(clip, both("M36 30L36 180"), 13);
}

// Tape and cuffs go on the sleeves before the body, which then covers the armhole.
function longTapedSleeves(b: Bench, p: Torso, taped: boolean, w = 0): void {
  const half = longSleeve(p, w);
  sewSleeves(b, half, p, "long");
  const clip = b.clip(both(half));
  const { sx, sy, ax } = p;
  b.block(
    clip,
    both(`M${ax} ${sy + 152}Q${sx + 20} ${sy + 152} ${sx + 54} ${sy + 138}L${sx + 60} 270L${ax} 270Z`),
    b.trim,
  );
  b.seam(both(`M${sx + 11 - w} ${sy + 151}Q${sx + 22} ${sy + 150} ${sx + 35 + w * 0.5} ${sy + 144}`), b.trim);
  if (taped) {
    for (const y of [90, 136]) {
      b.tape(clip, both(`M${ax - 4} ${sy + y + 6}Q${sx + 14} ${sy + y + 5} ${sx + 50} ${sy + y - 9}`), 11);
    }
  }
}

/** Hi-vis polo, short or long sleeved; a day-only polo has no tape. */
export function hivispolo(b: Bench): void {
  const block = torsoFor(b.spec.fit);
  const p: Torso = { ...block, nw: 19, nf: b.back ? block.ny + 5 : 58 };
  const long = b.has("long");
  const taped = !b.has("day");
  if (!b.back) innerBack(b, p, 9);
  if (long) longTapedSleeves(b, p, taped);
  else sewSleeves(b, shortSleeve(p), p, "short");
  const clip = sewBody(b, p);
  twoTone(b, clip, p);
  if (taped) bodyTape(b, clip);
  hemStitch(b, p, 5, b.trim);
  if (long) {
    sewCuffs(b, p, b.trim);
  } else {
    const arms = b.clip(both(shortSleeve(p)));
    b.block(arms, both("M60 114L98 96L104 124L66 142Z"), b.trim);
    b.seam(both("M62 113Q76 110 86.5 101"), b.trim);
    if (taped) b.tape(arms, both("M56 106Q76 102 90 91"), 13);
    b.line(both(armholeEdge(p)), b.main.line, 1.1);
  }
  if (b.back) return backCollar(b, p, b.trim);
  placket(b, 60, 112);
  b.buttons(column(0, [78, 98]));
  if (!taped) b.pocket(right("M18 100L42 99L42 124L18 125Z"), right("M18 105L42 104"));
  shirtCollar(b, { ...p, nf: 57 }, b.trim, 4);
}

/** Hi-vis drill work shirt: two tone, taped, long sleeves, two flapped pockets. */
export function hivisshirt(b: Bench): void {
  const block = torsoFor(b.spec.fit);
  const p: Torso = { ...block, hc: 14, hy: block.hy - 2, nf: b.back ? block.ny + 5 : 52, nw: 18 };
  const taped = !b.has("day");
  longTapedSleeves(b, p, taped);
  const clip = sewBody(b, p);
  twoTone(b, clip, p);
  if (taped) bodyTape(b, clip);
  hemStitch(b, p, 4, b.trim);
  sewCuffs(b, p, b.trim);
  if (b.back) {
    backYoke(b, p);
    return backCollar(b, p, b.trim);
  }
  const end = p.hy + p.hc - 1;
  b.seam(both(`M${p.nw + 8} ${p.ny + 14}Q40 ${p.ny + 20} ${p.sx - 5} ${p.sy + 16}`));
  placket(b, p.nf, 196);
  b.paint(`M113.5 196H126.5V${end}H113.5Z`, b.trim.base);
  b.seam(`M126.5 196V${end}`, b.trim);
  b.stitch(`M124.5 196V${end}M115.5 196V${end}`, b.trim);
  for (const side of SIDES) {
    b.pocket(on(side, "M13 100L46 99L46 132L13 134Z"));
    b.flat(on(side, "M12 98L47 97L47 107L29.5 111L12 108Z"));
    b.stitch(on(side, "M14 106L29.5 109L45 105"));
  }
  b.buttons(column(0, [70, 96, 122, 148, 174, 204, 232]));
  b.buttons([...column(29.5, [106.5]), ...column(-29.5, [106.5])], 1.6);
  shirtCollar(b, p, b.trim);
}

/** Hi-vis bomber: padded body, ribbed hem and cuffs, storm flap, zip-off sleeves. */
export function bomber(b: Bench): void {
  const p = cut({
    neck: [21, 40, b.back ? 46 : 48],
    shoulder: [63, 57],
    armhole: [56, 122],
    waist: [59, 182],
    hem: [54, 238, 3],
  });
  longTapedSleeves(b, p, true, 8);
  const wrist = `M${p.sx + 15} ${p.sy + 174}Q${p.sx + 27} ${p.sy + 177} ${p.sx + 39} ${p.sy + 170}L${p.sx + 38} ${p.sy + 192}Q${p.sx + 28} ${p.sy + 198} ${p.sx + 18} ${p.sy + 195}Z`;
  b.flat(both(wrist), { tone: b.trim });
  b.seam(
    both(
      [20, 24, 28, 32, 35].map((x) => `M${p.sx + x - 1} ${p.sy + 177}L${p.sx + x} ${p.sy + 195}`).join(""),
    ),
    b.trim,
    0.6,
  );
  const clip = sewBody(b, p, {
    dark: [-44, -28, -10, 12, 30, 46].map((x) => fold(x, 204, x * 0.94, 240, 2, 4)).join(""),
  });
  twoTone(b, clip, p);
  bodyTape(b, clip);
  b.flat(mirror("M0 237Q30 237 53.5 233L50 256Q28 260 0 260Z"), { tone: b.trim });
  b.seam(ribs({ from: -48, to: 48, step: 4, top: (x) => 238.5 - (x / 27) ** 2, depth: 19 }), b.trim, 0.6);
  // Zip-off sleeves show a welt along the armhole.
  b.line(both(armholeEdge(p)), b.trim.line, 3);
  b.line(both(armholeEdge(p)), "#9aa1a8", 1, ' stroke-dasharray="1" stroke-linecap="butt"');
  b.ground(58, 270);
  if (b.back) {
    b.stand(mirror("M0 18Q18 18 23 24L26 44Q15 51 0 51Z"), { tone: b.trim });
    return;
  }
  b.flat("M113.5 52H126.5V238H113.5Z");
  b.paint("M113.5 193H126.5V238H113.5Z", b.trim.base);
  b.stitch("M115.5 54V192M124.5 54V192");
  b.studs(column(0, [74, 104, 134, 164, 206, 228]));
  b.stand(mirror("M0 28Q16 19 21 19Q25 24 27 44Q16 56 0 61Z"), { tone: b.trim });
  b.line("M120 29V60", b.trim.line, 1.2);
  for (const side of SIDES) {
    b.flat(on(side, "M24 202L30 200L40 228L34 230Z"), { tone: b.trim });
    b.stitch(on(side, "M29 203L37 227"), b.trim);
  }
  b.flat(right("M12 112L29 112L29 128L12 128Z"));
  b.seam("M132 116.5H149");
}
