import { fold, leaf, mirror, num, on, SIDES } from "./draft";
import { tonesOf } from "./cloth";
import type { Bench } from "./piece";

/** Bib apron with neck loop, ties and a split pocket. */
export function apron(b: Bench): void {
  b.cord("M97 62C92 20 148 20 143 62", 4.4);
  b.cord("M66 140C44 144 34 158 40 190M174 140C196 144 206 158 200 184", 3.8);
  b.cloth(mirror("M0 59L28 58C29 92 38 124 58 136C62 180 62 226 59 268Q30 272 0 272Z"), {
    dark:
      fold(-56, 140, -22, 160, 5, 7) +
      fold(56, 140, 24, 158, -5, -7) +
      fold(-30, 216, -34, 272, -4, 6) +
      fold(30, 210, 36, 272, 4, 7) +
      fold(4, 220, 6, 272, 3, 5),
    light: fold(-40, 150, -42, 266, 4, 8) + fold(16, 220, 18, 270, 3, 5),
  });
  for (const side of SIDES) {
    b.stitch(on(side, "M0 64L24 63M0 266Q30 266 56 262M26 62C27 94 36 126 56 139L57 262M0 172L40 170"));
  }
  b.pocket(mirror("M0 166L40 164L40 212Q38 216 34 216L0 217Z"));
  b.seam("M120 168V216", b.main, 0.8);
  b.badge(-8, 86);
  b.ground(56, 282);
}

/** Belt seen from above its ring, with a pale frame buckle. */
export function belt(b: Bench): void {
  b.paint(
    "M36 140C36 86 204 86 204 140C204 158 200 166 196 172C196 128 44 128 44 172C40 166 36 158 36 140Z",
    b.main.inner,
  );
  b.seam("M36 140C36 86 204 86 204 140");
  b.cast("M44 172C44 128 196 128 196 172L204 140C204 96 36 96 36 140Z");
  b.cloth("M36 140C36 192 204 192 204 140L204 170C204 226 36 226 36 170Z", {
    dark: leaf(40, 190, 200, 190, -16, -12),
    light: leaf(52, 168, 150, 184, -8, 6),
  });
  b.stitch("M38 149C46 196 194 196 202 149M38 171C46 217 194 217 202 171");
  const holes = [146, 160, 174].map(
    (x, i) => `<ellipse cx="${x}" cy="${num(197.5 - i * i * 1.1 - i * 2)}" rx="2.1" ry="1.7"/>`,
  );
  b.raw(`<g fill="${b.main.line}">${holes.join("")}</g>`);
  b.flat("M72 170L83 173L83 209L72 206Z");
  b.paint(
    "M92 168H130Q134 168 134 172V212Q134 216 130 216H92Q88 216 88 212V172Q88 168 92 168ZM96 175V209H127V175Z",
    b.ref("m"),
    ' fill-rule="evenodd" stroke="#6a7076" stroke-width=".9"',
  );
  b.line("M91 193H129", "#7c8288", 5);
  b.line("M91 192H128", "#e6e9eb", 2.6);
  b.ground(78, 222, 120, 6);
}

/** Tie with its narrow end behind; a striped one is striped on the bias. */
export function tie(b: Bench): void {
  b.paint("M98 44C88 26 102 14 120 14C138 14 152 26 142 44C136 30 104 30 98 44Z", b.main.inner);
  b.seam("M98 44C88 26 102 14 120 14C138 14 152 26 142 44");
  b.cloth("M122 70L131 70L142 232L134 246L124 234Z", { dark: leaf(124, 72, 128, 240, 2, 8) });
  const blade = b.cloth(mirror("M0 68L8.5 68C12 120 20 190 23 246L0 278Z"), {
    dark: fold(6, 70, 12, 260, -3, 8) + fold(-4, 70, -1, 120, -2, 4),
    light: fold(-5, 82, -12, 240, 3, 6),
  });
  stripes(b, blade, 1, 66, 284);
  b.line(mirror("M0 68L8.5 68C12 120 20 190 23 246L0 278Z"), b.main.line, 1.1);
  for (const side of SIDES) {
    const clip = b.cloth(on(side, "M24 42C26 34 22 26 14 22C12 34 8 42 3 48L8 62C16 58 22 50 24 42Z"), {
      dark: fold(side * 16, 26, side * 6, 58, side * -2, side * -5),
    });
    stripes(b, clip, side < 0 ? 1 : -1, 10, 70);
  }
  const knot = "M106 45Q120 40 134 45C133 56 130 64 128 72Q120 75 112 72C110 64 107 56 106 45Z";
  const clip = b.cloth(knot, { dark: leaf(132, 46, 126, 72, -3, -6), light: leaf(112, 48, 115, 68, 2, 5) });
  stripes(b, clip, -1, 34, 80);
  b.line(knot, b.main.line, 1.1);
  b.ground(30, 286);
}

function stripes(b: Bench, clip: string, way: 1 | -1, from: number, to: number): void {
  if (!b.spec.pattern || !b.spec.accent) return;
  const ink = tonesOf(b.spec.accent);
  let broad = "";
  let fine = "";
  for (let y = from; y < to; y += 18) {
    broad += `M90 ${y + way * 18}L150 ${y - way * 18}`;
    fine += `M90 ${y + 6 + way * 18}L150 ${y + 6 - way * 18}`;
  }
  b.within(clip, () => {
    b.line(broad, ink.base, 5);
    b.line(fine, ink.light, 1.2);
  });
}

const DRAPE = "M50 78C60 104 36 136 6 144L-3 122C16 112 30 96 28 72C36 64 47 68 50 78Z";

/** Silk neck scarf, knotted; a printed one has a motif and a border. */
export function scarf(b: Bench): void {
  const border = (d: string, width: number) => {
    if (b.spec.accent) b.line(d, tonesOf(b.spec.accent).base, width);
  };
  b.paint("M72 80C78 46 162 46 168 80C160 64 80 64 72 80Z", b.main.inner);
  b.seam("M72 80C78 46 162 46 168 80");
  b.cloth("M130 146C148 166 170 198 188 238L148 268C132 232 122 190 120 152Z", {
    dark: leaf(126, 150, 156, 262, -4, 8) + leaf(132, 150, 178, 240, -5, 6),
    light: leaf(130, 156, 168, 246, -3, 7),
    lean: "r",
  });
  border("M183 231L146 259", 3.4);
  border("M134 153C149 172 166 198 180 228", 1.6);
  b.cloth("M110 146C94 170 70 206 58 248L104 266C116 228 122 188 122 152Z", {
    dark: leaf(116, 152, 92, 260, 4, 8) + leaf(110, 150, 70, 244, 5, 6),
    light: leaf(112, 156, 80, 250, 4, 7),
    lean: "l",
  });
  border("M61 240L106 258", 3.4);
  border("M107 156C93 178 75 208 65 240", 1.6);
  for (const side of SIDES) {
    b.cloth(on(side, DRAPE), {
      dark:
        fold(side * 34, 74, side * 4, 132, side * 8, side * 7) +
        fold(side * 46, 84, side * 6, 140, side * 10, side * 6),
      light: fold(side * 40, 76, side * 10, 132, side * 9, side * 5),
      lean: side < 0 ? "r" : "l",
    });
  }
  b.cloth("M105 121Q120 113 135 121Q141 136 133 151Q120 157 107 151Q99 136 105 121Z", {
    dark: leaf(110, 120, 112, 150, 3, 6) + leaf(128, 120, 126, 152, -3, -6),
    light: leaf(118, 120, 118, 150, -2, 5),
  });
  b.ground(66, 272);
}
