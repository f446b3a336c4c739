/*
 * Drafting helpers. Shapes are drafted for one half of the garment with x as the distance from the centre
 * front, then mirrored, exactly like a paper pattern cut on the fold. Half patterns use only the absolute
 * commands M, L, Q, C and Z, so that every number's role follows from its position.
 */

/** The x of the centre front in the 240 x 300 drawing box. */
export const CENTRE = 120;

/** Which side of the drawing: -1 is the viewer's left, 1 the viewer's right. */
export type Side = -1 | 1;

export const SIDES: readonly Side[] = [-1, 1];

/** Rounds a coordinate to the tenth of a unit the drawings are made in. */
export const num = (n: number): number => +n.toFixed(1);

const tokens = (d: string): string[] => d.match(/[A-Z]|-?\d*\.?\d+/g) ?? [];
const isCommand = (token: string) => /[A-Z]/.test(token);

function mapX(d: string, f: (x: number) => number): string {
  let out = "";
  let i = 0;
  for (const token of tokens(d)) {
    if (isCommand(token)) {
      out += token;
      i = 0;
    } else {
      out += (i ? " " : "") + num(i % 2 ? +token : f(+token));
      i++;
    }
  }
  return out;
}

/** Places a half pattern on the viewer's right. */
export const right = (d: string): string => mapX(d, (x) => CENTRE + x);

/** Places a half pattern on the viewer's left. */
const left = (d: string): string => mapX(d, (x) => CENTRE - x);

/** Places a half pattern on both sides, as two separate pieces. */
export const both = (d: string): string => left(d) + right(d);

/** Places a half pattern on the given side. */
export const on = (side: Side, d: string): string => (side < 0 ? left(d) : right(d));

const ARITY: Record<string, number> = { M: 2, L: 2, Q: 4, C: 6 };

/** Mirrors an open half path (centre top, hem, centre bottom) into one closed outline without a centre line. */
export function mirror(d: string): string {
  const t = tokens(d);
  const segments: { command: string; from: number[]; to: number[] }[] = [];
  let point: number[] = [];
  for (let i = 0; i < t.length;) {
    const command = t[i++] ?? "";
    const arity = ARITY[command];
    if (!arity) continue;
    const values = t.slice(i, i + arity).map(Number);
    i += arity;
    if (command !== "M") segments.push({ command, from: point, to: values });
    point = values.slice(-2);
  }
  let out = right(d.replace("Z", ""));
  for (const { command, from, to } of segments.reverse()) {
    const back: number[] = [];
    for (let k = to.length - 4; k >= 0; k -= 2) back.push(CENTRE - (to[k] ?? 0), to[k + 1] ?? 0);
    back.push(CENTRE - (from[0] ?? 0), from[1] ?? 0);
    out += command + back.map(num).join(" ");
  }
  return out + "Z";
}

/** A fold in page coordinates: a thin leaf, two curves that share both tips. */
export function leaf(x1: number, y1: number, x2: number, y2: number, bend = 6, width = 5): string {
  const [mx, my, dx, dy] = [(x1 + x2) / 2, (y1 + y2) / 2, x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy) || 1;
  const at = (k: number) => `${num(mx - (dy / length) * k)} ${num(my + (dx / length) * k)}`;
  return `M${num(x1)} ${num(y1)}Q${at(bend)} ${num(x2)} ${num(y2)}Q${at(bend + width)} ${num(x1)} ${num(y1)}Z`;
}

/** A fold whose x values are distances from the centre front. */
export const fold = (x1: number, y1: number, x2: number, y2: number, bend?: number, width?: number) =>
  leaf(CENTRE + x1, y1, CENTRE + x2, y2, bend, width);

/** A maker of folds on one side, so the same numbers serve a left and a right sleeve. */
export const foldOn =
  (side: Side) =>
  (x1: number, y1: number, x2: number, y2: number, bend: number, width: number): string =>
    fold(side * x1, y1, side * x2, y2, side * bend, side * width);
