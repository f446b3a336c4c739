import { SIDES, both, fold, leaf, mirror, on, right } from "./draft";
import { column, type Bench } from "./piece";
import { flapPockets } from "./trims";
import {
  armholeEdge,
  cut,
  hemStitch,
  longSleeve,
  outerFor,
  sewBody,
  sewCuffs,
  sewSleeves,
  type Torso,
} from "./torso";

/** Soft-shell jacket with a yoke in the trim cloth, or the vest cut from the same pattern. */
export function softshell(b: Bench): void {
  const block = outerFor(b.spec.fit, { sx: 62, ax: 53, wx: 50, hx: 52 });
  const vest = b.has("sleeveless");
  const p: Torso = { ...block, nw: 21, nf: b.back ? 42 : 46, sy: 54, hy: block.hy - 4 };
  if (vest) Object.assign(p, { sx: p.sx - 12, sy: 49, ax: p.ax - 3, ay: 118 });
  else sewSleeves(b, longSleeve(p, 4), p, "long");
  const clip = sewBody(b, p);
  if (b.contrast) b.block(clip, mirror("M0 20L90 20L90 100Q40 92 0 104Z"), b.trim);
  const edge = vest ? 46 : 57;
  b.seam(both(`M0 104Q40 92 ${edge} 92`));
  b.stitch(both(`M0 106.5Q40 94.5 ${edge - 2} 94.5`));
  b.seam(both(`M${p.ax - 6} ${p.ay}C40 140 38 200 42 ${p.hy + 2}`));
  const collar = b.back ? "M0 20Q17 20 21 24L24 40Q14 48 0 48Z" : "M0 26Q17 22 21 22L24 40Q14 50 0 56Z";
  b.stand(mirror(collar), { tone: b.trim });
  if (vest) {
    b.binding(armholeEdge(p), b.main.line, 3.4);
    b.binding(armholeEdge(p), b.trim.base, 2.2);
  } else {
    sewCuffs(b, p, b.trim);
  }
  hemStitch(b, p, 6);
  if (b.back) return;
  b.zip(34, p.hy + p.hc - 1);
  for (const side of SIDES) {
    b.paint(on(side, "M28 172L33 172L41 212L36 212Z"), b.main.line, ' opacity=".75"');
    b.seam(on(side, "M26 171L34 171L42 213L35 213Z"));
  }
  b.seam(right("M18 118L40 115"));
  b.line("M138 118L160 115", "#9aa1a8", 1.4, ' stroke-dasharray="1" stroke-linecap="butt"');
  b.badge(-38, 114, b.main.light);
}

/** Hooded rain jacket with storm flap and bellows pockets; the yoke takes the trim cloth. */
export function rain(b: Bench): void {
  const p = cut({
    neck: [22, 46, b.back ? 52 : 60],
    shoulder: [64, 64],
    armhole: [55, 120],
    waist: [55, 180],
    hem: [58, 266, 5],
  });
  b.stand(mirror("M0 12C24 12 34 26 34 46Q30 62 14 66L0 68Z"), { dark: fold(-14, 20, -22, 60, -3, -6) });
  if (!b.back) {
    const opening = mirror("M0 22C16 22 23 32 22 46Q18 60 0 64Z");
    b.paint(opening, b.main.inner);
    b.seam(opening);
    b.label(30, 13);
  }
  sewSleeves(b, longSleeve(p, 5), p, "long");
  const clip = sewBody(b, p);
  if (b.contrast) b.block(clip, mirror("M0 30L90 30L90 98Q36 108 0 116Z"), b.trim);
  b.seam(both("M0 116Q36 108 58 104"));
  if (b.has("tape") || b.spec.type === "wetset") {
    b.tape(clip, both("M0 206Q40 206 64 200"), 11);
    b.tape(clip, both("M0 132Q36 126 64 118"), 11);
  }
  hemStitch(b, p, 6);
  sewCuffs(b, p, b.trim);
  if (b.back) {
    b.stand(mirror("M0 46C20 46 34 44 36 40C34 66 22 84 0 88Z"));
    return;
  }
  b.flat("M114 58H127V271H114Z");
  b.stitch("M116 60V270M125 60V270");
  b.studs(column(0.5, [74, 110, 146, 182, 218, 252]));
  flapPockets(b, "M17 212L50 208L51 246L18 250Z", "M16 208L51 204L51 218Q32 223 16 221Z");
  b.line("M104 62Q101 84 105 96M136 62Q140 82 136 92", "#d9dcdf", 1.6);
}

/** Quilted freezer jacket with a pile collar and ribbed cuffs. */
export function freezer(b: Bench): void {
  const p = cut({
    neck: [22, 44, 52],
    shoulder: [65, 60],
    armhole: [57, 122],
    waist: [58, 184],
    hem: [58, 258, 5],
  });
  const rows = [84, 107, 130, 153, 176, 199, 222, 245];
  const puff = rows.map((y) => fold(-62, y - 5, 62, y - 5, 5, 6)).join("");
  const shine = rows.map((y) => fold(-46, y - 17, -8, y - 15, 3, 5)).join("");
  const arm = longSleeve(p, 7);
  for (const side of SIDES) {
    const s = side;
    const bands = [90, 113, 136, 159, 182, 205, 228];
    const at = (y: number) => 58 + (y - 112) * 0.2;
    const clip = b.cloth(on(side, arm), {
      dark: bands.map((y) => fold(s * (at(y) - 6), y + 5, s * (at(y) + 40), y - 9, s * 4, s * 6)).join(""),
      light: bands.map((y) => fold(s * (at(y) + 8), y - 8, s * (at(y) + 26), y - 15, s * 3, s * 5)).join(""),
    });
    b.within(clip, () =>
      b.seam(
        on(
          side,
          bands.map((y) => `M${at(y) - 8} ${y + 6}Q${at(y) + 18} ${y + 8} ${at(y) + 42} ${y - 9}`).join(""),
        ),
      ),
    );
  }
  const cuff = `M${p.sx + 16} ${p.sy + 178}Q${p.sx + 28} ${p.sy + 180} ${p.sx + 39} ${p.sy + 174}L${p.sx + 38} ${p.sy + 194}Q${p.sx + 29} ${p.sy + 200} ${p.sx + 19} ${p.sy + 197}Z`;
  b.flat(both(cuff), { tone: b.trim });
  b.seam(
    both([22, 26, 30, 34].map((x) => `M${p.sx + x - 1} ${p.sy + 180}L${p.sx + x} ${p.sy + 197}`).join("")),
    b.trim,
    0.6,
  );
  const clip = sewBody(b, p, { dark: puff, light: shine });
  b.within(clip, () => {
    b.seam(both(rows.map((y) => `M0 ${y}Q34 ${y + 2} 66 ${y - 6}`).join("")));
    b.stitch(both(rows.map((y) => `M0 ${y + 2}Q34 ${y + 4} 66 ${y - 4}`).join("")));
  });
  b.tape(clip, both("M0 118Q40 118 66 112"), 5);
  b.ground(60, 274);
  if (b.back) {
    b.stand(mirror("M0 20Q20 20 25 26L28 48Q16 56 0 56Z"), { tone: b.trim });
    pile(b, 24, 50, 22);
    return;
  }
  b.flat("M113 54H127V263H113Z");
  b.stitch("M115 56V261M125 56V261");
  b.studs(column(0, [84, 120, 156, 192, 228]), 2.4);
  b.stand(mirror("M0 30Q16 20 22 20Q27 24 29 46Q17 60 0 66Z"), {
    tone: b.trim,
    dark: leaf(120, 34, 120, 64, -2, 4),
  });
  pile(b, 28, 58, 23);
  b.line("M120 31V65", b.trim.line, 1.2);
  for (const side of SIDES) {
    b.flat(on(side, "M26 196L33 194L43 228L36 230Z"));
    b.stitch(on(side, "M31 198L40 227"));
  }
}

// Short strokes in rows stand for the pile of a fleece collar.
function pile(b: Bench, top: number, bottom: number, half: number): void {
  let d = "";
  for (let y = top; y < bottom; y += 6) {
    for (let x = -half + ((y - top) % 12 ? 2 : 5); x < half; x += 7) d += `M${x} ${y}L${x + 1.5} ${y + 2}`;
  }
  b.line(right(d), b.trim.thread, 0.8, ' opacity=".7"');
}
