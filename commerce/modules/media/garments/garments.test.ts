import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import {
  CLOTHS,
  GARMENT_TYPES,
  colourOf,
  drawSwatch,
  drawGarment,
  drawingForStyle,
  garmentForStyle,
  garmentPath,
  parseGarmentPath,
  parseSwatchPath,
  swatchPathOf,
  viewsOf,
  type GarmentSpec,
} from "./index";
import { OUTLINE } from "./outline.fixture";
import { ruleOf } from "./spec";

const LIMIT = 3072;
const colours = (style: string) => (OUTLINE[style] ?? "").split("|");
const gzipped = (svg: string) => gzipSync(svg, { level: 9 }).length;

const catalogue: GarmentSpec[] = Object.keys(OUTLINE).flatMap((style) =>
  colours(style).flatMap((colour) => {
    const front = garmentForStyle(style, colour);
    return front ? viewsOf(front.type).map((view) => ({ ...front, view })) : [];
  }),
);

function subsets<T>(items: readonly T[]): T[][] {
  return items.reduce<T[][]>((all, item) => [...all, ...all.map((set) => [...set, item])], [[]]);
}

// Every cut there is an address for, in a pale, a mid and a dark cloth with contrasting trims.
const everyCut: GarmentSpec[] = GARMENT_TYPES.flatMap((type) => {
  const rule = ruleOf(type);
  const cloths = [
    ["white", "navy"],
    ["orange", "midnight"],
    ["black", "yellow"],
  ] as const;
  return rule.views.flatMap((view) =>
    [undefined, ...(rule.fits ?? [])].flatMap((fit) =>
      [undefined, ...(rule.patterns ?? [])].flatMap((pattern) =>
        subsets(rule.options ?? []).flatMap((options) =>
          cloths.map(([base, accent]) => ({ type, base, accent, view, fit, pattern, options })),
        ),
      ),
    ),
  );
});

/** The first thing that keeps a text from being well-formed XML, or undefined. */
function xmlFault(xml: string): string | undefined {
  const open: string[] = [];
  let at = 0;
  for (const tag of xml.matchAll(/<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][\w-]*="[^"<]*")*)\s*(\/?)>/g)) {
    const between = xml.slice(at, tag.index);
    if (/[<>]/.test(between)) return `stray bracket: ${between}`;
    if (open.length === 0 && at > 0) return "more than one root";
    at = tag.index + tag[0].length;
    const names = [...(tag[3] ?? "").matchAll(/([\w-]+)="/g)].map((m) => m[1]);
    if (new Set(names).size !== names.length) return `repeated attribute: ${tag[0]}`;
    if (tag[1]) {
      if (open.pop() !== tag[2]) return `unexpected ${tag[0]}`;
    } else if (!tag[4]) {
      open.push(tag[2] ?? "");
    }
  }
  if (open.length || at !== xml.length) return `unfinished: ${open.join(" ")}${xml.slice(at)}`;
  if (/&(?!(?:amp|lt|gt|quot|#39);)/.test(xml)) return "bare ampersand";
  return undefined;
}

function expectSound(spec: GarmentSpec): void {
  const svg = drawGarment(spec);
  const name = garmentPath(spec);
  expect(xmlFault(svg), name).toBeUndefined();
  expect(svg, name).not.toMatch(/NaN|undefined|Infinity|<script|<style|<image|<foreignObject|\son\w+=/);
  expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', ""), name).not.toMatch(/https?:|data:|\/\//);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]);
  expect(new Set(ids).size, name).toBe(ids.length);
  for (const [, to] of svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)) expect(ids, name).toContain(to);
  expect(gzipped(svg), name).toBeLessThanOrEqual(LIMIT);
}

describe("garment drawings", () => {
  it("[SR-06] every style of the catalogue has a drawing and every colour word a colourway", () => {
    for (const style of Object.keys(OUTLINE)) {
      expect(drawingForStyle(style), style).toBeDefined();
      for (const colour of colours(style)) expect(colourOf(colour)?.name, `${style} ${colour}`).toBe(colour);
    }
    expect(drawingForStyle("XX-0000")).toBeUndefined();
    expect(drawingForStyle("constructor")).toBeUndefined();
    expect(colourOf("toString")).toBeUndefined();
  });

  it("[SR-06] colour codes are two letters and unique within a style", () => {
    for (const style of Object.keys(OUTLINE)) {
      const codes = colours(style).map((colour) => colourOf(colour)?.code ?? "");
      for (const code of codes) expect(code).toMatch(/^[A-Z]{2}$/);
      expect(new Set(codes).size, style).toBe(codes.length);
    }
  });

  it("[SR-06] every style, colour and view draws sound SVG of at most 3 KB gzipped", () => {
    expect(catalogue.length).toBeGreaterThan(150);
    for (const spec of catalogue) expectSound(spec);
  });

  it("[SR-06] every cut that has an address draws sound SVG of at most 3 KB gzipped", () => {
    for (const spec of everyCut) expectSound(spec);
  });

  it("[SR-06] the same spec always draws the same bytes, and different styles look different", () => {
    for (const spec of catalogue) expect(drawGarment({ ...spec })).toBe(drawGarment(spec));
    for (const style of ["KM-1002", "LB-2003", "KC-5001"]) {
      const drawings = colours(style).map((colour) =>
        drawGarment(garmentForStyle(style, colour) as GarmentSpec),
      );
      expect(new Set(drawings).size).toBe(drawings.length);
    }
  });

  it("[SR-06] the name on a badge is escaped, clipped and never part of the file name", () => {
    const spec: GarmentSpec = {
      type: "namebadge",
      base: "ink",
      view: "front",
      name: '<script>&"\u0000\u202e',
    };
    const svg = drawGarment(spec);
    expect(svg).toContain("&lt;script&gt;&amp;&quot;</text>");
    expect(xmlFault(svg)).toBeUndefined();
    expect(garmentPath(spec)).toBe("namebadge.ink.front.svg");
    expect(gzipped(drawGarment({ ...spec, name: "x".repeat(5000) }))).toBeLessThan(LIMIT);
  });
});

describe("garment file names", () => {
  it("[SR-06] a file name parses back to the drawing it names", () => {
    expect(garmentPath({ type: "polo", base: "navy", accent: "sky", view: "front" })).toBe(
      "polo.navy.sky.front.svg",
    );
    for (const spec of [...catalogue, ...everyCut]) {
      const path = garmentPath(spec);
      const parsed = parseGarmentPath(path);
      expect(parsed, path).toBeDefined();
      expect(garmentPath(parsed as GarmentSpec)).toBe(path);
      expect(drawGarment(parsed as GarmentSpec)).toBe(drawGarment(spec));
    }
  });

  it("[SR-06] no word of the vocabulary has two meanings", () => {
    const rules = GARMENT_TYPES.map(ruleOf);
    const words = [
      new Set(Object.keys(CLOTHS)),
      new Set(rules.flatMap((rule) => rule.views)),
      new Set(rules.flatMap((rule) => rule.fits ?? [])),
      new Set(rules.flatMap((rule) => rule.patterns ?? [])),
      new Set(rules.flatMap((rule) => rule.options ?? [])),
    ].flatMap((set) => [...set]);
    expect(new Set(words).size).toBe(words.length);
  });

  it.each([
    ["an empty name", ""],
    ["climbing out of the folder", "../polo.navy.front.svg"],
    ["a folder", "a/polo.navy.front.svg"],
    ["an encoded slash", "polo.navy..%2ffront.svg"],
    ["an unknown garment", "cape.navy.front.svg"],
    ["an inherited garment", "constructor.navy.front.svg"],
    ["an unknown cloth", "polo.mauve.front.svg"],
    ["an inherited cloth", "polo.constructor.front.svg"],
    ["an unknown accent", "polo.navy.mauve.front.svg"],
    ["upper case", "Polo.navy.front.svg"],
    ["an upper case ending", "polo.navy.front.SVG"],
    ["no view", "polo.navy.svg"],
    ["a view the garment lacks", "tie.navy.back.svg"],
    ["an option the garment lacks", "polo.navy.front.tape.svg"],
    ["a pattern without a colour", "shirt.white.front.stripe.svg"],
    ["options out of order", "hivispolo.yellow.navy.front.long.day.svg"],
    ["an option twice", "polo.navy.front.long.long.svg"],
    ["two views", "polo.navy.front.back.svg"],
    ["another ending", "polo.navy.front.png"],
    ["a trailing line break", "polo.navy.front.svg\n"],
    ["a null character", "polo.navy.front.svg\u0000"],
    ["a query", "polo.navy.front.svg?x=1"],
    ["a very long name", `polo.${"navy.".repeat(5000)}front.svg`],
    ["a very long word", `${"polo".repeat(5000)}.navy.front.svg`],
  ])("[SR-06] %s names nothing", (_, forged) => {
    expect(parseGarmentPath(forged)).toBeUndefined();
  });
});

describe("swatches", () => {
  const swatchOf = (style: string, colour: string) => {
    const garment = garmentForStyle(style, colour);
    return garment && swatchPathOf(garmentPath(garment));
  };
  const drawn = (path: string | undefined) => {
    const swatch = path === undefined ? undefined : parseSwatchPath(path);
    return swatch && drawSwatch(swatch);
  };

  it("[SR-06] show what one flat colour cannot: two colours, a print, a stripe, a check", () => {
    expect(swatchOf("LB-2001", "Ivory")).toBeUndefined();
    expect(swatchOf("LB-2001", "Lantern Gold print")).toBe("swatch.ivory.gold.print.svg");
    expect(swatchOf("KC-5001", "Yellow/Navy")).toBe("swatch.yellow.navy.svg");
    const both = drawn(swatchOf("KC-5001", "Yellow/Navy"));
    expect(both).toContain(CLOTHS.yellow.hex);
    expect(both).toContain(CLOTHS.navy.hex);
    const check = drawn(swatchOf("LB-2003", "Ink check"));
    expect(check).toContain("<pattern");
    expect(check).toContain(CLOTHS.ink.hex);
  });

  it("[SR-06] every one is well formed, and only its own file name draws it", () => {
    const paths = Object.keys(OUTLINE).flatMap((style) => colours(style).map((c) => swatchOf(style, c)));
    for (const path of new Set(paths)) {
      if (path === undefined) continue;
      expect(xmlFault(drawn(path)!), path).toBeUndefined();
      for (const odd of [`${path}x`, path.replace(".svg", ".bow.svg"), path.toUpperCase(), `a${path}`])
        expect(parseSwatchPath(odd)).toBeUndefined();
    }
    expect(new Set(paths).size).toBeGreaterThan(6);
  });
});
