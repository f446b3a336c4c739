import { both, fold, leaf, mirror, right } from "./draft";
import type { Bench } from "./piece";
import { waistband } from "./trouser-block";
import { innerBack, innerV } from "./trims";
import { cut, hemStitch, sewBody, sewSleeves, shortSleeve, shortSleeveHem } from "./torso";

/** Straight or flared skirt. */
export function skirt(b: Bench): void {
  const fl = b.has("flare") ? 28 : 0;
  const low = 258 + fl * 0.25;
  b.cloth(
    mirror(
      `M0 61Q18 61 35 58L36 70C42 84 50 100 ${50 + fl * 0.2} 122` +
        `C${51 + fl * 0.5} 170 ${46 + fl} 216 ${44 + fl} 254Q${22 + fl * 0.6} ${low} 0 ${low}Z`,
    ),
    {
      dark:
        fold(-48, 120, -20, 138, 3, 7) +
        fold(48, 118, 18, 134, -3, -7) +
        fold(-22, 180, -26, 258, -4, 6) +
        fold(22, 170, 28, 258, 4, 7),
      light: fold(-34, 90, -34, 250, 5, 9) + fold(8, 130, 10, 256, 3, 5),
    },
  );
  waistband(b, { w: 35, top: 58, plain: true });
  b.seam(both("M20 74Q21 88 22 100"));
  b.stitch(both(`M0 ${low - 8}Q${22 + fl * 0.6} ${low - 8} ${43.5 + fl} 246`));
  if (fl) {
    const flutes =
      fold(-14, 110, -30, 262, -4, 9) + fold(16, 116, 36, 262, 4, 10) + fold(2, 130, 4, 264, 3, 8);
    b.paint(flutes, b.main.shadow, ` opacity=".3" filter="${b.ref("b")}"`);
  }
  if (b.back) {
    b.seam(`M120 74V${low}`);
    b.zip(74, 122, b.main.line);
  }
  b.ground(48, 264);
}

/** Short sleeved dress: fitted with a waist seam, a straight shift, or a wrap front. */
export function dress(b: Bench): void {
  const wrap = b.has("wrap") && !b.back;
  const shift = b.has("shift");
  const p = cut({
    neck: [21, 30, b.back ? 35 : wrap ? 108 : 50],
    shoulder: [52, 46],
    armhole: [44, 98],
    waist: shift ? [42, 150] : [37, 150],
    hem: shift ? [48, 272, 5] : [b.has("wrap") ? 60 : 54, 272, 6],
    v: wrap,
  });
  if (wrap) innerV(b, "M0 26Q15 26 21 32L0 112Z", 30, 13);
  else if (!b.back) {
    innerBack(b, p, 5);
    b.label(30, 13);
  }
  sewSleeves(b, shortSleeve(p, -6, -14), p, "short");
  sewBody(b, p);
  shortSleeveHem(b, p, -6, -14, 4);
  hemStitch(b, p, 6);
  if (shift) {
    b.seam(both("M43.5 106Q32 108 25 113M24 140Q21 164 23 190"));
  } else {
    b.seam(both("M0 156Q20 157 37 152"));
    b.seam(both("M0 160Q20 161 37 156"), b.main, 0.6);
    b.seam(both("M41 86C28 104 23 128 22 154M22 160C24 200 30 240 34 277"));
  }
  b.ground(48, 286);
  if (b.back) {
    b.seam("M120 35V277");
    b.zip(35, 150, b.main.line);
    return;
  }
  if (wrap) return wrapFront(b);
  const facing = mirror("M0 50Q16 49 21 30L25 31Q20 54 0 55Z");
  b.paint(facing, b.main.base);
  b.seam(facing);
}

function wrapFront(b: Bench): void {
  // The wearer's right front lies on top: its edge runs from the neck to the tie at the other side.
  b.flat(right("M-21 30L-25 32C-20 62 -6 92 30 150L35 149L34 143C8 110 -8 84 -21 30Z"));
  b.flat(right("M21 30L25 32C22 62 14 84 4 103L0 96C10 78 18 56 21 30Z"));
  b.cast(fold(-14, 66, 32, 152, -4, 6), 0.35);
  b.seam(right("M30 160C38 196 40 236 34 276"), b.main, 1.1);
  b.cast(leaf(152, 160, 154, 276, -9, 6), 0.35);
  b.paint(
    fold(30, 158, -20, 128, 3, 4) + fold(28, 162, -14, 190, -3, 4) + fold(30, 162, 4, 216, -4, 5),
    b.main.shadow,
    ` opacity=".5" filter="${b.ref("b")}"`,
  );
  b.flat(mirror("M0 151Q20 152 37.5 147L38 159Q20 164 0 163Z"));
  b.flat(right("M28 160C26 180 20 196 18 214L27 217C30 198 34 178 34 160Z"));
  b.flat(right("M31 160C36 176 42 186 44 202L52 198C50 182 44 170 37 158Z"));
  b.flat(right("M26 150Q32 147 38 150Q40 157 37 163Q31 166 27 162Q24 156 26 150Z"));
}
