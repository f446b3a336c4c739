import { SIDES, both, fold, foldOn, mirror, on, right } from "./draft";
import { pair, type Bench } from "./piece";
import {
  trouserCut,
  trouserFolds,
  trouserFront,
  trouserOutline,
  waistband,
  type TrouserCut,
} from "./trouser-block";

function trouserShape(b: Bench): TrouserCut {
  const base = b.has("wide")
    ? trouserCut({ outer: 56, inner: 10, h: 49 })
    : b.spec.fit === "slim"
      ? trouserCut({ outer: 37, inner: 14, h: 47 })
      : b.spec.fit
        ? trouserCut({ w: 33, h: 48, outer: 42, inner: 14 })
        : trouserCut();
  return b.has("ankle") ? { ...base, hem: 264, outer: base.outer - 1 } : base;
}

/** Tailored trousers with a pressed crease. */
export function trouser(b: Bench): void {
  const cut = trouserShape(b);
  const maternity = b.spec.fit === "maternity";
  b.ground(52, cut.hem + 6);
  const crease = (cut.outer + cut.inner) / 2;
  b.cloth(trouserOutline(cut), trouserFolds);
  b.seam("M120 37V121", b.main, 0.8);
  if (maternity) bellyPanel(b);
  else waistband(b, { w: cut.w, plain: b.spec.fit === "fitted" });
  b.seam(both(`M31 ${maternity ? 78 : 60}C31 130 ${crease + 1} 200 ${crease} ${cut.hem}`), b.main, 0.7);
  b.stitch(both(`M${cut.outer - 0.5} ${cut.hem - 8}L${cut.inner - 0.5} ${cut.hem - 6}`));
  if (maternity) return;
  if (b.back) {
    b.seam(both("M12 62L34 60M12 65L34 63"));
    b.buttons(pair(23, 70), 1.6);
    return;
  }
  trouserFront(b, 47);
}

// The stretch panel that replaces waistband and fly is what tells a maternity trouser from a plain one.
function bellyPanel(b: Bench): void {
  const low = b.back ? 52 : 74;
  b.flat(mirror(`M0 25Q17 25 33 22L34 34C36 42 41 52 44 60Q26 ${low} 0 ${low}Z`), {
    dark: fold(-38, 50, -10, low, 2, 6) + fold(38, 50, 10, low, -2, -6),
  });
  b.seam(both("M0 33Q17 33 33.5 30"), b.main, 0.7);
  let rows = "";
  for (let x = 4; x < 40; x += 4) rows += `M${x * 0.86} 35L${x} ${low - 2 - (x * x * (low - 60)) / 1936}`;
  b.seam(both(rows), b.main, 0.5);
}

/** Cargo work trousers with side pockets standing proud of the leg; taped on request. */
export function cargo(b: Bench): void {
  const fitted = b.spec.fit === "fitted";
  const cut = fitted
    ? trouserCut({ w: 33, h: 50, outer: 42, inner: 14 })
    : trouserCut({ h: 51, outer: 50, inner: 17 });
  const clip = b.cloth(trouserOutline(cut), trouserFolds);
  waistband(b, { w: cut.w });
  b.seam("M120 37V121", b.main, 0.8);
  if (b.back) {
    for (const side of SIDES) b.pocket(on(side, "M11 60L36 58L36 86L23 92L11 87Z"), on(side, "M11 65L36 63"));
  } else {
    trouserFront(b, 49);
  }
  for (const side of SIDES) {
    b.flat(on(side, "M31 138L57 136L58 180L32 182Z"));
    b.paint(on(side, "M31 138L57 136L58 180L32 182Z"), b.ref("h"));
    b.flat(on(side, "M30 132L58 130L58 146Q44 150 30 148Z"));
    b.stitch(on(side, "M32 134L56 132M45 150L45 180"));
  }
  const knee = cut.outer - 2;
  b.seam(both(`M19 196Q34 190 ${knee} 194M18 244Q32 240 ${knee} 242`));
  b.stitch(both(`M19 199Q34 193 ${knee} 197M${cut.outer - 3} 278L${cut.inner + 1} 280`));
  if (b.has("tape")) b.tape(clip, both("M10 222Q34 217 56 220"), 12);
  b.ground(56, 290);
}

/** Scrub pants with an elastic waist and drawcord; cargo pockets on request. */
export function scrubpant(b: Bench): void {
  b.cloth(trouserOutline(trouserCut({ w: 37, h: 51, outer: 50, inner: 15, crotch: 128 })), trouserFolds);
  waistband(b, { w: 37, plain: true });
  b.stitch(both("M0 29Q18 29 36 26"));
  b.stitch(both("M0 33Q18 33 37 30"));
  b.seam("M120 37V127", b.main, 0.8);
  b.seam(both("M26 38Q34 56 50 78"));
  b.stitch(both("M48 276L16 278"));
  if (b.has("cargo")) {
    for (const side of SIDES) {
      b.pocket(on(side, "M25 146L50 144L51 184L26 187Z"), on(side, "M25 152L50 150"));
      b.stitch(on(side, "M38 152L39 185"));
    }
  }
  if (b.back) b.pocket(right("M14 62L38 60L38 90L14 92Z"));
  else b.line("M118 36C112 48 108 60 110 74M121 36C126 46 132 54 130 68", b.main.light, 2.2);
  b.ground(54, 290);
}

/** Drill work shorts with deep pockets. */
export function shorts(b: Bench): void {
  const top = 64;
  const folds = SIDES.map((side) => {
    const f = foldOn(side);
    return (
      f(2, 168, 30, 150, 3, 7) +
      f(4, 178, 27, 170, 2, 5) +
      f(22, 236, 30, 196, -4, 7) +
      f(48, 190, 38, 236, 3, 5)
    );
  });
  b.cloth(
    mirror(
      "M0 67Q18 67 37 64L38 76C44 92 51 110 53 132C55 168 57 204 58 232Q34 241 8 238C7 214 5 190 2 173L0 170Z",
    ),
    {
      dark: folds.join("") + fold(4, 176, 10, 240, 4, 6),
      light: fold(-36, 120, -42, 232, 5, 8) + fold(26, 130, 34, 234, -3, 6),
    },
  );
  waistband(b, { w: 37, top });
  b.seam("M120 79V169", b.main, 0.8);
  b.stitch(both("M57.5 223Q34 232 8 229M57.5 226Q34 235 8 232"));
  if (b.back) {
    for (const side of SIDES) {
      b.pocket(on(side, "M11 104L37 102L38 132L24 138L12 133Z"), on(side, "M11 109L37 107"));
      b.flat(on(side, "M10 102L38 100L38 110Q24 115 10 112Z"));
    }
  } else {
    trouserFront(b, 48, top);
    b.pocket(right("M28 172L52 170L54 206L30 209Z"), right("M28 178L52 176M41 177L43 207"));
  }
  b.ground(54, 250);
}
