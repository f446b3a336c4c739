import type {
  categories,
  Classification,
  stockLevels,
  styleColours,
  styles,
  styleValueAdds,
  variants,
} from "../modules/catalogue/tables";
import { addDays } from "./calendar";
import { GARMENT_WORDS } from "./catalogue-words";
import { categoryCode, categoryRows } from "./categories";
import { MODEL_OF_STYLE } from "./configuration-models";
import { readCsv } from "./csv";
import { endingOf } from "./endings";
import { protectionOf } from "./protection";
import { colourOfStyle, type StyleColour } from "./pictures";
import { randomOf } from "./random";
import { SYNONYMS } from "./search-words";
import { scaleOf, type Scale, type ScaleSize } from "./sizes";
import { styleValueAddRows } from "./value-adds";

type OutlineKey =
  | "program"
  | "style_code"
  | "style_name"
  | "category"
  | "size_scale"
  | "colours"
  | "contract_price_aud_ex_gst"
  | "rrp_aud_inc_gst"
  | "contract_price_nzd_ex_gst"
  | "points"
  | "stock_model"
  | "value_adds"
  | "unspsc"
  | "standard";

const PROGRAMS: Record<string, { uid: string; brand: string }> = {
  "kestrel-meridian-airways": { uid: "kestrel", brand: "Meridian Line" },
  "lanternbridge-bank": { uid: "lanternbridge", brand: "Lantern Row" },
  "saltbush-valley-health": { uid: "saltbush", brand: "Saltbush Care" },
  "ember-and-bun": { uid: "emberbun", brand: "Ember Crew" },
  "korraline-civil": { uid: "korraline", brand: "Korraline Site" },
};

/** Who makes what no program has under a label of its own, by category. */
const MAKERS: Record<string, string> = {
  Footwear: "Tarrow Boots",
  "Hi-vis": "Bright & Able",
  PPE: "Bright & Able",
};

/** One thing that can be ordered. */
export interface DemoVariant extends ScaleSize {
  sku: string;
  colour: StyleColour;
}

/** A style of the outline with all derived data. */
export interface DemoStyle {
  code: string;
  name: string;
  program: string;
  scaleName: string;
  scale: Scale;
  colours: StyleColour[];
  variants: DemoVariant[];
  valueAdds: string[];
  points: number | null;
  stockModel: "stocked" | "made_to_order" | "indent";
  audCents: number;
  nzdCents: number;
  rrpAudCents: number;
  row: typeof styles.$inferInsert;
}

const cents = (text: string) => Math.round(Number(text) * 100);
const list = (text: string) => text.split("|").filter((part) => part !== "");

const skuPart = (size: ScaleSize) => (size.size === "One size" ? "OS" : size.size) + size.letter;

/** `KM-1103-MID-92R` in capitals. */
const skuOf = (styleCode: string, colour: StyleColour, size: ScaleSize) =>
  `${styleCode}-${colour.code}-${skuPart(size)}`.toUpperCase();

function classificationsOf(code: string, standard: string, valueAdds: readonly string[]): Classification[] {
  const words = GARMENT_WORDS[code];
  const decorated = valueAdds.some(
    (valueAdd) => !valueAdd.startsWith("LOGO_") && valueAdd !== "WINGS_EYELET",
  );
  const sections: [string, [string, string[]][]][] = [
    [
      "Fabric and care",
      [
        ["Fabric", [words?.fabric ?? ""]],
        ["Care", [words?.care ?? ""]],
      ],
    ],
    ["Standards and compliance", [["Standard", standard ? standard.split("; ") : ["No standard applies"]]]],
    [
      "Exchanges and returns",
      [
        ["Returns", ["Unworn, tagged and within 30 days of delivery"]],
        [
          "Decorated or altered",
          [decorated ? "Exchanged only when faulty or wrongly made" : "Not offered on this garment"],
        ],
      ],
    ],
  ];
  const key = (name: string) => name.toLowerCase().replaceAll(/[^a-z]+/g, "-");
  return sections.map(([name, features]) => ({
    code: key(name),
    name,
    features: features.map(([feature, values]) => ({ code: key(feature), name: feature, values })),
  }));
}

function styleOf(line: Record<OutlineKey, string>, sort: number): DemoStyle {
  const code = line.style_code;
  const program = PROGRAMS[line.program];
  const words = GARMENT_WORDS[code];
  if (!program || !words) throw new Error(`the outline has ${code} and the words have not`);
  const scale = scaleOf(line.size_scale);
  const colours = list(line.colours).map((word) => colourOfStyle(code, word));
  const valueAdds = list(line.value_adds);
  const stockModel = line.stock_model as DemoStyle["stockModel"];
  const synonyms = SYNONYMS.flatMap(([pattern, text]) => (pattern.test(line.style_name) ? [text] : []));
  const searchText = [
    line.style_name,
    code,
    line.colours,
    line.category,
    line.standard,
    words.fabric,
    ...synonyms,
  ];
  return {
    code,
    name: line.style_name,
    program: program.uid,
    scaleName: line.size_scale,
    scale,
    colours,
    variants: colours.flatMap((colour) =>
      scale.sizes.map((size) => ({ ...size, colour, sku: skuOf(code, colour, size) })),
    ),
    valueAdds,
    points: line.points === "" ? null : Number(line.points),
    stockModel,
    audCents: cents(line.contract_price_aud_ex_gst),
    nzdCents: cents(line.contract_price_nzd_ex_gst),
    rrpAudCents: cents(line.rrp_aud_inc_gst),
    row: {
      code,
      name: line.style_name,
      summary: words.text.split(". ")[0]?.replace(/\.?$/, ".") ?? "",
      description: `<p>${words.text}</p>`,
      brand: MAKERS[line.category] ?? program.brand,
      categoryCode: categoryCode(line.category),
      sizeScale: line.size_scale,
      sizeLabel: scale.sizeLabel,
      dimensionLabel: scale.dimensionLabel,
      productType: "ready",
      stockModel,
      inStockCode: HELD_BY_RULE.includes(code) ? "D" : "A",
      backOrder: !NO_BACK_ORDER.includes(code),
      isNew: NEW_STYLES.includes(code),
      points: line.points === "" ? null : Number(line.points),
      unspsc: line.unspsc,
      standard: line.standard || null,
      configurationModel: MODEL_OF_STYLE[code] ?? null,
      classifications: classificationsOf(code, line.standard, valueAdds),
      searchText: searchText.join(" ").replaceAll("|", " "),
      sort,
    },
  };
}

const HELD_BY_RULE = ["KM-1402", "EB-4004", "KC-5401"];
const NO_BACK_ORDER = ["EB-4007", "KC-5203"];
const NEW_STYLES = ["KM-1203", "LB-2302", "SV-3002", "EB-4008", "KC-5102", "KC-5402"];

/** Every style of the outline. */
export const demoStyles = (): DemoStyle[] => readCsv<OutlineKey>("catalogue-outline.csv").map(styleOf);

/** Extra copies with generated numbers, for load tests of search and lists. */
export function syntheticStyles(from: readonly DemoStyle[], copies: number): DemoStyle[] {
  return Array.from({ length: copies * from.length }, (_, n) => {
    const original = from[n % from.length] as DemoStyle;
    const number = String(n + 1).padStart(6, "0");
    const code = `ZZ-${number}`;
    const name = `Style ${number} ${original.name}`;
    const searchText = `${original.row.searchText} ${code} ${number}`;
    return {
      ...original,
      code,
      name,
      variants: original.variants.map((variant) => ({
        ...variant,
        sku: variant.sku.replace(original.code, code),
      })),
      row: { ...original.row, code, name, searchText, isNew: false, sort: from.length + n },
    };
  });
}

/**
 * The stock of one SKU: some are low, some are out of stock with an expected date, made-to-order ones have
 * none.
 */
function stockRow(style: DemoStyle, sku: string, today: Date): typeof stockLevels.$inferInsert {
  if (style.stockModel !== "stocked") return { sku, onHand: 0, expectedAt: null };
  const random = randomOf(`stock ${sku}`);
  const luck = random.next();
  if (luck < 0.06) return { sku, onHand: 0, expectedAt: addDays(today, random.int(14, 63)) };
  return { sku, onHand: luck < 0.16 ? random.int(1, 4) : random.int(20, 400), expectedAt: null };
}

/** The catalogue's rows, ready to insert. */
export interface CatalogueRows {
  categories: (typeof categories.$inferInsert)[];
  styles: (typeof styles.$inferInsert)[];
  colours: (typeof styleColours.$inferInsert)[];
  variants: (typeof variants.$inferInsert)[];
  stock: (typeof stockLevels.$inferInsert)[];
  valueAdds: (typeof styleValueAdds.$inferInsert)[];
}

export const catalogueRows = (demo: readonly DemoStyle[], today: Date): CatalogueRows => ({
  categories: categoryRows(),
  styles: demo.map((style) => ({
    ...style.row,
    ...protectionOf(style.row, today),
    ...endingOf(style.row, today),
  })),
  colours: demo.flatMap((style) =>
    style.colours.map((colour, sort) => ({ styleCode: style.code, ...colour, sort })),
  ),
  variants: demo.flatMap((style) =>
    style.variants.map((variant, sort) => ({
      sku: variant.sku,
      styleCode: style.code,
      colourCode: variant.colour.code,
      size: variant.size,
      dimension: variant.dimension,
      sort,
    })),
  ),
  stock: demo.flatMap((style) => style.variants.map((variant) => stockRow(style, variant.sku, today))),
  valueAdds: demo.flatMap((style) => styleValueAddRows(style.code, style.valueAdds)),
});
