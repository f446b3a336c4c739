import { SIDES, both, fold, mirror, on, leaf } from "./draft";
import type { Bench } from "./piece";
import type { Tones } from "./cloth";
import type { Torso } from "./torso";

/** The inside of the back neck, seen through the neck opening. */
export function innerBack(b: Bench, p: Torso, up = 6): void {
  const d = mirror(
    `M0 ${p.ny - up}Q${p.nw * 0.7} ${p.ny - up} ${p.nw} ${p.ny}Q${p.nw * 0.9} ${p.nf} 0 ${p.nf + 3}Z`,
  );
  b.paint(d, b.main.inner);
  b.seam(d);
}

/** The inside of the back seen through a V opening, from the half pattern of the hole. */
export function innerV(b: Bench, half: string, labelY: number, labelWidth = 14): void {
  const d = mirror(half);
  b.paint(d, b.main.inner);
  b.seam(d);
  b.label(labelY, labelWidth);
}

/** A pointed shirt or polo collar with its inside and label; open is half the gap between the points. */
export function shirtCollar(b: Bench, p: Torso, tone: Tones = b.main, open = 0): void {
  const y = p.nf;
  const inside = mirror(
    `M0 ${p.ny - 9}Q${p.nw} ${p.ny - 9} ${p.nw + 2} ${p.ny + 1}Q${p.nw * 0.8} ${y - 3} 0 ${y}Z`,
  );
  b.paint(inside, tone.inner);
  b.seam(inside, tone);
  b.label(p.ny - 2);
  const leafHalf =
    `M${open} ${y + open * 0.6}Q${p.nw * 0.72} ${y - 8} ${p.nw - 2} ${p.ny - 7}` +
    `C${p.nw + 3} ${p.ny - 6} ${p.nw + 6} ${p.ny} ${p.nw + 9} ${p.ny + 7}` +
    `Q${p.nw + 5} ${y + 8} ${p.nw + 2} ${y + 21}Q${p.nw * 0.5} ${y + 12} ${open} ${y + open * 0.6}Z`;
  b.flat(both(leafHalf), { tone, dark: fold(p.nw, p.ny, p.nw + 4, y + 20, 0, -8) });
  b.stitch(
    both(`M${open + 4} ${y + 1}Q${p.nw * 0.6} ${y + 9} ${p.nw} ${y + 16}L${p.nw + 5} ${p.ny + 8}`),
    tone,
  );
}

/** A folded collar seen from behind. */
export function backCollar(b: Bench, p: Torso, tone: Tones = b.main): void {
  b.flat(
    mirror(
      `M0 ${p.ny - 8}Q${p.nw} ${p.ny - 8} ${p.nw + 3} ${p.ny - 3}` +
        `L${p.nw + 8} ${p.ny + 9}Q${p.nw * 0.6} ${p.ny + 13} 0 ${p.ny + 13}Z`,
    ),
    { tone },
  );
  b.stitch(both(`M0 ${p.ny + 10.5}Q${p.nw * 0.6} ${p.ny + 10.5} ${p.nw + 5} ${p.ny + 7}`), tone);
}

/** A rib band round a round neckline, front or back. */
export function neckRib(b: Bench, p: Torso, tone: Tones = b.trim, depth = 6): void {
  const { nw, ny, nf } = p;
  const half = b.back
    ? `M0 ${ny - 3}Q${nw * 0.8} ${ny - 3} ${nw} ${ny - 1}L${nw + 4} ${ny + 3}Q${nw * 0.8} ${ny + 7} 0 ${ny + 7}Z`
    : `M0 ${nf}Q${nw * 0.78} ${nf - 1} ${nw} ${ny}L${nw + depth * 0.8} ${ny + 2}` +
      `Q${nw * 0.86 + depth} ${nf + depth - 1} 0 ${nf + depth}Z`;
  b.flat(mirror(half), { tone });
}

/** A button placket down the centre front, between two heights. */
export function placket(b: Bench, top: number, bottom: number, w = 6.5): void {
  b.paint(
    `M${120 - w} ${top}H${120 + w}V${bottom}H${120 - w}Z`,
    b.main.light,
    ` opacity="${b.main.pale ? 0.5 : 0.1}"`,
  );
  b.seam(`M${120 + w} ${top}V${bottom}`);
  b.stitch(`M${120 + w - 2} ${top}V${bottom}M${120 - w + 2} ${top}V${bottom}`);
  b.cast(leaf(120 + w, top, 120 + w, bottom, -3, 3));
}

/** A shoulder yoke across the back. */
export function backYoke(b: Bench, p: Torso): void {
  const at = (drop: number, inset: number) =>
    both(`M0 ${p.ny + 34 + drop}Q40 ${p.ny + 34 + drop} ${p.ax + 3 - inset} ${p.ny + 30 + drop}`);
  b.seam(at(0, 0));
  b.stitch(at(2.5, 1));
}

/** Two flapped pockets or one, from half patterns of the bag and the flap. */
export function flapPockets(b: Bench, bag: string, flap: string): void {
  for (const side of SIDES) {
    b.flat(on(side, bag));
    b.flat(on(side, flap));
  }
}

/** Vertical rib lines between two half-pattern rows, for knitted hems and cuffs. */
export function ribs(rows: {
  from: number;
  to: number;
  step: number;
  top: (x: number) => number;
  depth: number;
}): string {
  let d = "";
  for (let x = rows.from; x <= rows.to; x += rows.step) {
    const y = rows.top(x);
    d += `M${120 + x} ${y}v${rows.depth}`;
  }
  return d;
}

/** Knitted ribbing across a body hem, centre dip included. */
export function hemRib(b: Bench, p: Torso, depth = 14, tone: Tones = b.main): void {
  const edge = (up: number) => `${p.hx * 0.55} ${p.hy + p.hc - up}`;
  b.flat(
    mirror(
      `M0 ${p.hy + p.hc - depth}Q${edge(depth)} ${p.hx + 0.5} ${p.hy - depth}L${p.hx - 1} ${p.hy + 1}` +
        `Q${edge(-1)} 0 ${p.hy + p.hc + 1}Z`,
    ),
    { tone },
  );
  const dip = (x: number) => p.hy + p.hc - depth + 1 - p.hc * (x / p.hx) ** 2;
  const span = Math.floor(p.hx / 4) * 4 - 2;
  b.seam(ribs({ from: -span, to: span, step: 4, top: dip, depth: depth - 1 }), tone, 0.6);
}

/** Knitted cuffs on long sleeves, ribbed along the arm. */
export function ribCuffs(b: Bench, p: Torso, tone: Tones = b.main): void {
  const { sx, sy } = p;
  const half =
    `M${sx + 15.5} ${sy + 174}Q${sx + 27} ${sy + 176} ${sx + 38} ${sy + 170}` +
    `L${sx + 39.5} ${sy + 190}Q${sx + 29} ${sy + 197} ${sx + 18} ${sy + 194}Z`;
  const rows = [19.5, 23.5, 27.5, 31.5, 35].map(
    (x) => `M${sx + x - 1} ${sy + 176 - (x - 19) * 0.2}L${sx + x + 0.6} ${sy + 193.5 - (x - 24) * 0.1}`,
  );
  b.flat(both(half), { tone });
  b.seam(both(rows.join("")), tone, 0.6);
}
