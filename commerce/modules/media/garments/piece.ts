import { tonesOf, type Tones } from "./cloth";
import { CENTRE, both, num } from "./draft";
import { fabricDefs, patternDefs } from "./fabric-defs";
import type { GarmentOption, GarmentSpec } from "./spec";

/** How one cut piece is made up. */
export interface PieceOptions {
  tone?: Tones;
  /** Shadow folds and highlight folds, as leaves; they are clipped to the piece and softened. */
  dark?: string;
  light?: string;
  /** Which way the weave runs: a sleeve's pattern leans with the arm. */
  lean?: "l" | "r";
}

/** A place on the garment, its x measured from the centre front. */
export type Point = readonly [x: number, y: number];

/** Points one under the other. */
export const column = (x: number, ys: readonly number[]): Point[] => ys.map((y) => [x, y]);

/** The same point on both sides. */
export const pair = (x: number, y: number): Point[] => [
  [-x, y],
  [x, y],
];

const shortHash = (text: string): string => {
  let h = 2166136261;
  for (const c of text) h = Math.imul(h ^ (c.codePointAt(0) ?? 0), 16777619);
  return (h >>> 0).toString(36).slice(-4);
};

/** The work bench: pieces of cloth, seams and trims are laid on it in sewing order, and it hands over the SVG. */
export class Bench {
  readonly main: Tones;
  readonly trim: Tones;
  readonly back: boolean;
  private readonly id: string;
  private readonly ink: string | undefined;
  private clips = "";
  private out = "";
  private clipCount = 0;
  private shade = "";

  constructor(
    readonly spec: GarmentSpec,
    identity: string,
  ) {
    this.main = tonesOf(spec.base);
    const accent = spec.accent ? tonesOf(spec.accent) : undefined;
    // A tie's stripes run on the bias and are drawn with the tie itself.
    this.ink = spec.pattern && spec.type !== "tie" ? accent?.base : undefined;
    // A patterned garment is cut from one cloth, so its accent colours the pattern and not the trims.
    this.trim = this.ink || !accent ? this.main : accent;
    this.back = spec.view === "back";
    // Ids differ between drawings, so two of them inlined in one page cannot borrow each other's colours.
    this.id = "g" + shortHash(identity);
    this.ground();
  }

  /** Whether the garment was asked for with this option. */
  has(option: GarmentOption): boolean {
    return this.spec.options?.includes(option) ?? false;
  }

  /** Whether the trims are of another cloth than the garment. */
  get contrast(): boolean {
    return this.trim !== this.main;
  }

  /** Sets the shadow the garment throws on the ground. */
  ground(rx = 58, y = 270, cx = CENTRE, ry = 4): void {
    this.shade = rx
      ? `<ellipse cx="${cx}" cy="${y}" rx="${rx}" ry="${ry}" fill="#20242c" opacity=".1"/>`
      : "";
  }

  /** Lays down markup as it is. */
  raw(markup: string): void {
    this.out += markup;
  }

  /** A reference to one of the shared definitions. */
  ref(name: string): string {
    return `url(#${this.id}${name})`;
  }

  /** Runs the given sewing inside a moved and scaled group. */
  group(transform: string, sew: () => void): void {
    this.raw(`<g transform="${transform}">`);
    sew();
    this.raw("</g>");
  }

  /** A filled shape without cloth treatment. */
  paint(d: string, fill: string, extra = ""): void {
    this.raw(`<path d="${tidy(d)}" fill="${fill}"${extra}/>`);
  }

  /** A plain stroked line. */
  line(d: string, colour: string, width: number, extra = ""): void {
    this.raw(`<path d="${tidy(d)}" fill="none" stroke="${colour}" stroke-width="${width}"${extra}/>`);
  }

  /** One full cut piece: flat colour, side and top light, folds, outline. Returns its clip for blocks and tape. */
  cloth(d: string, options: PieceOptions = {}): string {
    return this.piece(d, options, true, true);
  }

  /** A small flat piece such as a collar or cuff, without its own light from side and top. */
  flat(d: string, options: PieceOptions = {}): string {
    return this.piece(d, options, false, false);
  }

  /** A piece lit from the side only, such as a stand collar. */
  stand(d: string, options: PieceOptions = {}): string {
    return this.piece(d, options, true, false);
  }

  private piece(d: string, options: PieceOptions, side: boolean, fall: boolean): string {
    const { tone = this.main, dark = "", light = "", lean = "" } = options;
    const clip = this.clip(d);
    this.paint(d, tone.base);
    if (this.ink && tone === this.main) this.paint(d, this.ref(`p${lean}`));
    if (side) this.paint(d, this.ref(tone === this.main ? "v" : "w"));
    if (fall) this.paint(d, this.ref("h"));
    if (dark || light) {
      this.raw(`<g clip-path="${clip}"><g filter="${this.ref("b")}">`);
      if (dark) this.paint(dark, tone.shadow, ` opacity="${num(tone.depth * 6.2) / 10}"`);
      if (light) this.paint(light, tone.light, ` opacity="${tone.pale ? 0.95 : 0.42}"`);
      this.raw("</g></g>");
    }
    // Pale cloth stands on a pale plate: only its outline parts the two.
    this.line(d, tone.line, tone.pale ? 1.5 : 1.1);
    return clip;
  }

  /** Registers a clip and returns the reference to it. */
  clip(d: string): string {
    const name = `c${this.clipCount++}`;
    this.clips += `<clipPath id="${this.id}${name}"><path d="${tidy(d)}"/></clipPath>`;
    return this.ref(name);
  }

  /** Runs the given sewing inside a clip. */
  within(clip: string, sew: () => void): void {
    this.raw(`<g clip-path="${clip}">`);
    sew();
    this.raw("</g>");
  }

  /** A sewn seam. */
  seam(d: string, tone: Tones = this.main, width = 0.9): void {
    const [colour, opacity] = tone.dark ? [tone.thread, 0.75] : [tone.line, 0.7];
    this.line(d, colour, width, ` stroke-opacity="${opacity}"`);
  }

  /** A row of topstitching. */
  stitch(d: string, tone: Tones = this.main): void {
    this.line(d, tone.thread, 0.75, ' stroke-dasharray="2.2 1.6" stroke-linecap="butt"');
  }

  /** A soft shadow one layer throws on the layer under it. */
  cast(d: string, opacity = 0.5): void {
    this.paint(d, this.main.shadow, ` opacity="${opacity}"`);
  }

  /** A colour block clipped to a piece. */
  block(clip: string, d: string, tone: Tones): void {
    this.within(clip, () => {
      this.paint(d, tone.base);
      this.paint(d, this.ref("w"));
    });
  }

  /** Reflective tape clipped to a piece: dark edge, silver face, and dashes for the glass beads. */
  tape(clip: string, d: string, width: number): void {
    const butt = ' stroke-linecap="butt"';
    this.within(clip, () => {
      this.line(d, "#868d92", width, butt);
      this.line(d, "#dfe3e5", width - 1.6, butt);
      this.line(d, "#b5bcc0", num(width * 0.42), ` stroke-dasharray="1.2 1.6"${butt}`);
    });
  }

  /** Buttons at points measured from the centre front. */
  buttons(points: readonly Point[], radius = 2.3, colour?: string): void {
    const { main, trim } = this;
    const fill = colour ?? (trim.pale ? "#f4f2ec" : trim.line);
    const rim = main.dark ? main.thread : main.line;
    const discs = points.map(
      ([x, y]) => `<circle cx="${num(CENTRE + x)}" cy="${num(y)}" r="${radius}" fill="${fill}"/>`,
    );
    this.raw(`<g stroke="${rim}" stroke-width=".6">${discs.join("")}</g>`);
    this.line(points.map(([x, y]) => `M${num(CENTRE - 0.8 + x)} ${num(y)}h1.6`).join(""), main.line, 0.7);
  }

  /** Metal press studs at points measured from the centre front. */
  studs(points: readonly Point[], radius = 2.2): void {
    const discs = points.map(([x, y]) => `<circle cx="${num(CENTRE + x)}" cy="${num(y)}" r="${radius}"/>`);
    this.raw(`<g fill="#b9bfc4" stroke="#5b6269" stroke-width=".7">${discs.join("")}</g>`);
  }

  /** The woven label at the inside back neck. */
  label(y: number, width = 15): void {
    const x = CENTRE - width / 2;
    this.raw(`<rect x="${x}" y="${y}" width="${width}" height="8" rx=".8" fill="#f3efe4"/>`);
    this.line(`M${x + 3} ${y + 3}h${width - 6}M${x + 5} ${y + 5.4}h${width - 10}`, "#3b4252", 0.8);
  }

  /** A small embroidered mark standing in for a logo. */
  badge(x: number, y: number, colour = this.contrast ? this.trim.base : this.main.light): void {
    this.raw(
      `<rect x="${CENTRE + x}" y="${y}" width="15" height="6" rx="1" fill="${colour}" opacity=".95"/>`,
    );
  }

  /** A patch pocket, with an optional row of stitching. */
  pocket(d: string, stitching?: string, width = 0.9): void {
    this.cast(d, 0.13);
    this.seam(d, this.main, width);
    if (stitching) this.stitch(stitching);
  }

  /** A closed zip down the centre front. */
  zip(top: number, bottom: number, colour = "#2a2d33"): void {
    this.paint(`M118.4 ${top}H121.6V${bottom}H118.4Z`, colour);
    this.line(`M120 ${top}V${bottom}`, "#9aa1a8", 1.5, ' stroke-dasharray="1" stroke-linecap="butt"');
    this.paint(`M118.6 ${top + 2}h2.8l.6 9h-4z`, "#c9ced2", ' stroke="#555" stroke-width=".5"');
  }

  /** A cord or strap with an edge. */
  cord(d: string, width: number, tone: Tones = this.trim): void {
    this.line(d, tone.line, width + 1.4);
    this.line(d, tone.base, width);
  }

  /** A bound edge on both sides. */
  binding(half: string, colour: string, width: number): void {
    this.line(both(half), colour, width);
  }

  /** The finished drawing. */
  svg(): string {
    const body = this.shade + this.out;
    const shared =
      fabricDefs(this.id, this.main) + (this.ink ? patternDefs(this.id, this.spec, this.ink) : "");
    const used = shared
      .split("\n")
      .filter((def) => body.includes(`(#${/id="(\w+)"/.exec(def)?.[1]})`) || def.includes("<pattern"));
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 300" stroke-linecap="round" stroke-linejoin="round"><defs>${used.join("")}${this.clips}</defs>${body}</svg>`;
  }
}

const tidy = (d: string): string =>
  d.replace(/-?\d+\.\d+/g, (n) => String(num(+n)).replace(/^(-?)0\./, "$1."));
