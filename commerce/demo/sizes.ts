import type { sizeMeasures } from "../modules/catalogue/tables";
import { readCsv } from "./csv";

/** One cell of a style's size matrix; the letter ends its SKU. */
export interface ScaleSize {
  size: string;
  dimension: string | null;
  letter: string;
}

export interface Scale {
  sizes: readonly ScaleSize[];
  sizeLabel: string;
  dimensionLabel: string | null;
}

type ChartKey = "size_scale" | "size" | "body_dimension" | "min_cm" | "max_cm" | "inner_leg_cm";

const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, n) => String(from + n * step));

/** Scales without a chart, because the label already is the measurement. */
const PLAIN: Record<string, { sizes: string[]; label: string }> = {
  au_shoe: { sizes: range(4, 14, 1), label: "AU/UK size" },
  au_shoe_half: { sizes: range(4, 14, 0.5), label: "AU/UK size" },
  hat_sml: { sizes: ["S", "M", "L"], label: "Size" },
  sock: { sizes: ["2-8", "6-10", "11-14"], label: "Shoe size" },
  one_size: { sizes: ["One size"], label: "Size" },
};

const LEGS = { regular: "Regular", long: "Long", stout: "Stout" } as const;

let chart: Record<ChartKey, string>[] | undefined;
const chartRows = () => (chart ??= readCsv<ChartKey>("size-chart.csv"));

const sizesInChart = (scale: string) => [
  ...new Set(chartRows().flatMap((row) => (row.size_scale === scale ? [row.size] : []))),
];

function trouserSizes(scale: string): ScaleSize[] {
  return scale
    .replace("trouser_", "")
    .split("+")
    .flatMap((leg) => {
      const dimension = LEGS[leg as keyof typeof LEGS];
      return sizesInChart(`trouser_${leg}`).map((size) => ({
        size: size.slice(0, -1),
        dimension,
        letter: dimension.charAt(0),
      }));
    });
}

function plainSizes(scale: string): ScaleSize[] {
  const sizes = PLAIN[scale]?.sizes ?? sizesInChart(scale);
  if (sizes.length === 0) throw new Error(`unknown size scale ${scale}`);
  return sizes.map((size) => ({ size, dimension: null, letter: "" }));
}

const isTrouser = (scale: string) => scale.startsWith("trouser_");
const isWomens = (scale: string) => scale.startsWith("womens_");

/** The two cuts of a style under one number, such as a women's and a men's coat. */
function cutSizes(scale: string): ScaleSize[] {
  return scale.split("|").flatMap((part) => {
    const cut = isWomens(part) ? "Women's" : "Men's";
    const sizes = isTrouser(part) ? trouserSizes(part) : plainSizes(part);
    return sizes.map(({ size, dimension, letter }) => ({
      size,
      dimension: dimension ? `${cut} ${dimension.toLowerCase()}` : cut,
      letter: cut.charAt(0) + letter,
    }));
  });
}

/** The sizes of a scale of the outline; `a|b` is two cuts, `trouser_a+b` is several legs. */
export function scaleOf(scale: string): Scale {
  if (scale.includes("|")) return { sizes: cutSizes(scale), sizeLabel: "Size", dimensionLabel: "Fit" };
  if (isTrouser(scale)) return { sizes: trouserSizes(scale), sizeLabel: "Waist", dimensionLabel: "Leg" };
  return { sizes: plainSizes(scale), sizeLabel: PLAIN[scale]?.label ?? "Size", dimensionLabel: null };
}

/** Sizes at the large end of a scale, which cost more cloth. */
export const isLargeSize = ({ size }: Pick<ScaleSize, "size">, scale: string): boolean =>
  size === "4XL" || size === "5XL" || (scale.includes("trouser_") && Number(size) >= 117);

/** Head girth in whole centimetres behind the hat sizes. */
const HATS: [string, number, number][] = [
  ["S", 55, 56],
  ["M", 57, 58],
  ["L", 59, 60],
];

/**
 * The size guide's rows. Scales are the chart's own (`trouser_regular`, sizes `92R`): a style's scale names
 * them joined by `|` and `+`. Dimension is what is measured on the body: bust, waist, hip, chest, neck, head.
 */
export function sizeMeasureRows(): (typeof sizeMeasures.$inferInsert)[] {
  const whole = (text: string) => (text === "" ? null : Number(text));
  const charted = chartRows().map((row, sort) => ({
    scale: row.size_scale,
    size: row.size,
    dimension: row.body_dimension.replace("_cm", ""),
    minCm: whole(row.min_cm),
    maxCm: whole(row.max_cm),
    innerLegCm: whole(row.inner_leg_cm),
    sort,
  }));
  const hats = HATS.map(([size, minCm, maxCm], n) => ({
    scale: "hat_sml",
    size,
    dimension: "head",
    minCm,
    maxCm,
    innerLegCm: null,
    sort: charted.length + n,
  }));
  return [...charted, ...hats];
}
