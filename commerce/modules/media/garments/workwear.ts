import { SIDES, both, fold, mirror, on, right } from "./draft";
import { column, pair, type Bench } from "./piece";
import { rain } from "./outerwear";
import { backCollar, flapPockets, placket, shirtCollar } from "./trims";
import { bodyFolds, cut, longSleeve, sewCuffs, sewSleeves } from "./torso";
import { trouserCut, trouserFolds, trouserOutline } from "./trouser-block";

const K = 0.76;

const OVERALL = cut({
  neck: [15, 34, 46],
  shoulder: [47, 46],
  armhole: [40, 90],
  waist: [37, 134],
  hem: [42, 180, 3],
});

const OVERALL_OUTLINE =
  "Q12 45 15 34Q31 38 47 46C42 58 37 74 40 90C39 106 37 120 36.5 134C38 148 43 160 44 178" +
  "C45 214 42 250 39 284Q26 288 14 285C12 244 7 210 2 184L0 181Z";

/** Drill coverall: shirt top and trousers in one, press studs, waist seam, tool pockets. */
export function coverall(b: Bench): void {
  const p = b.back ? { ...OVERALL, nf: 38 } : OVERALL;
  sewSleeves(b, longSleeve(p, 1, K), p, "long", K);
  sewCuffs(b, p, b.main, K);
  const folds = bodyFolds({ ...p, hy: 168 });
  const legs =
    fold(2, 182, 28, 166, 3, 6) +
    fold(-2, 182, -28, 166, -3, -6) +
    SIDES.map(
      (s) => fold(s * 12, 226, s * 36, 218, s * 3, s * 5) + fold(s * 14, 284, s * 36, 270, s * 3, s * 5),
    ).join("") +
    fold(3, 186, 14, 284, 4, 6) +
    fold(-6, 200, -15, 284, -5, -6);
  const clip = b.cloth(mirror(`M0 ${p.nf}${OVERALL_OUTLINE}`), {
    dark: folds.dark + legs,
    light: folds.light + fold(-30, 150, -28, 278, 4, 6) + fold(24, 160, 27, 278, -3, 5),
  });
  waistSeam(b);
  b.seam("M120 150V181", b.main, 0.8);
  b.seam(both("M16 232Q28 227 41 230M14 258Q28 254 40 256"), b.main, 0.7);
  b.stitch(both("M38.5 278L14.5 279"));
  if (b.has("tape")) {
    b.tape(clip, both("M0 116Q26 116 44 112"), 9);
    b.tape(clip, both("M8 246Q26 244 46 246"), 9);
  }
  b.ground(50, 291);
  if (b.back) {
    b.seam(both("M0 64Q28 64 40 60"));
    b.stitch(both("M0 66.5Q28 66.5 39.5 62.5"));
    b.seam(both("M28 66C30 90 29 112 28 130"), b.main, 0.7);
    for (const side of SIDES)
      b.pocket(on(side, "M11 158L34 156L34 178L22 183L11 179Z"), on(side, "M11 163L34 161"));
    backCollar(b, { ...p, ny: 34 });
    return;
  }
  overallFront(b);
}

function waistSeam(b: Bench): void {
  b.paint(mirror("M0 131Q22 131 37 128L37 140Q22 143 0 143Z"), b.main.light, ' opacity=".12"');
  b.seam(both("M0 131Q22 131 36.5 128M0 143Q22 143 37 140"));
  let gathers = "";
  for (let x = 20; x < 37; x += 2.6) gathers += `M${x} 131.5L${x + 0.4} 140`;
  b.seam(both(gathers), b.main, 0.6);
}

function overallFront(b: Bench): void {
  const p = OVERALL;
  placket(b, p.nf, 172, 5);
  b.studs(column(0, [64, 84, 104, 124, 148, 166]), 1.8);
  flapPockets(b, "M10 78L33 77L33 104L10 106Z", "M9.5 76L34 75L34 83L22 87L9.5 84Z");
  b.buttons(pair(22, 83), 1.3);
  b.seam(both("M25 143Q30 158 43.5 168"));
  b.stitch(both("M23 143Q28 160 43.5 171"));
  b.pocket(right("M19 192L40 190L40 218L20 220Z"), right("M19 197L40 195M30 197L30 219"));
  if (b.has("fr")) {
    // A flame-resistant garment is told apart by the tag on its left breast pocket.
    b.raw(
      '<rect x="136" y="92" width="12" height="8" rx="1" fill="#c8362b" stroke="#fff" stroke-width=".6"/>',
    );
    b.raw(
      '<text x="142" y="98.4" font-family="sans-serif" font-weight="700" font-size="6.5" text-anchor="middle" fill="#fff">FR</text>',
    );
  }
  shirtCollar(b, { ...p, nw: 14, nf: 47 });
}

/** Wet weather set: the taped jacket with its over-trousers laid behind. */
export function wetset(b: Bench): void {
  b.group("translate(88 94)scale(.68)", () => {
    const legs = trouserCut({ w: 38, h: 52, outer: 54, inner: 10 });
    const clip = b.cloth(trouserOutline(legs), { dark: trouserFolds.dark });
    b.block(clip, "M40 20H200V34H40Z", b.trim);
    b.block(clip, "M40 262H200V290H40Z", b.trim);
    b.tape(clip, both("M0 206Q34 202 60 206"), 12);
    b.tape(clip, both("M0 234Q34 230 60 234"), 12);
  });
  b.group("translate(-8 10)scale(.86)", () => rain(b));
  b.ground(76, 292, 130);
}
