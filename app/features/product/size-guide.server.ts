import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import type { components } from "~/commerce/occ";
import type { Visit } from "~/session/visit.server";
import { type Fit, fitValue } from "./choice";
import type { SizeChart } from "./size-chart";

type Product = components["schemas"]["Product"];

/** Scales whose labels already say what they measure, so they need no guide. */
const selfExplaining = new Set(["one_size", "sock", "au_shoe", "au_shoe_half"]);

const NAMES: Readonly<Record<string, string>> = {
  womens_numeric: "Women's sizes",
  mens_business_shirt: "Men's business shirts",
  polo_tee_fleece: "Polos, tees and fleece",
  jacket_hivis_vest: "Jackets and vests",
  elastic_waist_trouser: "Trousers with an elastic waist",
  trouser_regular: "Trousers, regular leg",
  trouser_long: "Trousers, long leg",
  trouser_stout: "Trousers, stout leg",
};

/** A chart by the name people know it by; one without is named by its code. */
function chartName(scale: string): string {
  const words = scale.replace(/_/g, " ");
  return Object.hasOwn(NAMES, scale) ? NAMES[scale]! : words.charAt(0).toUpperCase() + words.slice(1);
}

/** The size guide of a product whose sizes need one: each row knows which size of the product it measures. */
export async function guideOf(visit: Visit, product: Product): Promise<SizeChart[]> {
  const { sizeScale, variantOptions = [] } = product;
  if (!sizeScale || selfExplaining.has(sizeScale)) return [];
  return loadCharts(visit, sizeScale, variantOptions);
}

/** The measurements of every chart of a scale; one without a chart is left out. */
export async function loadCharts(
  visit: Visit,
  scale: string,
  fits: readonly Pick<Fit, "size" | "dimension">[] = [],
): Promise<SizeChart[]> {
  const { rows: all } = await answer(
    visit.commerce.GET("/sizeGuides/{scale}", { params: { path: { scale } } }),
  ).catch((error: unknown) => {
    if (error instanceof CommerceError && error.status === 404) return { rows: [] };
    throw error;
  });
  return [...new Set(all.map(({ chart }) => chart))].map((chart) => {
    const rows = all.filter((row) => row.chart === chart);
    const dimensions = [...new Set(rows.map((row) => row.dimension))];
    const hasInnerLeg = rows.some((row) => row.innerLegCm !== undefined);
    return {
      name: chartName(chart),
      measures: [...dimensions.map(measureName), ...(hasInnerLeg ? ["Inner leg"] : [])],
      rows: [...new Set(rows.map((row) => row.size))].map((size) => {
        const its = rows.filter((row) => row.size === size);
        const innerLeg = its.find((row) => row.innerLegCm !== undefined)?.innerLegCm;
        const fit = fits.find((one) => measures(chart, size, one));
        return {
          size,
          fit: fit && fitValue(fit.size, fit.dimension),
          values: [
            ...dimensions.map((dimension) => rangeOf(its.find((row) => row.dimension === dimension))),
            ...(hasInnerLeg ? [innerLeg === undefined ? "–" : String(innerLeg)] : []),
          ],
        };
      }),
    };
  });
}

/**
 * Whether a chart's row is about a size of the product. Trouser charts end their sizes with the leg's letter
 * ("82R" is 82 with a regular leg), and a style in two cuts says the cut first ("Men's regular").
 */
function measures(
  chart: string,
  label: string,
  { size, dimension }: Pick<Fit, "size" | "dimension">,
): boolean {
  const leg = /^trouser_(\w+)$/.exec(chart)?.[1];
  if (size !== (leg ? label.slice(0, -1) : label)) return false;
  const words = (dimension ?? "").toLowerCase();
  const cut = /^(?:wo)?men's/.exec(words)?.[0];
  const ofCut = cut === undefined || (cut === "women's") === chart.startsWith("womens_");
  return ofCut && (leg === undefined || words.endsWith(leg));
}

function rangeOf(row: { minCm?: number; maxCm?: number } | undefined): string {
  const { minCm, maxCm } = row ?? {};
  if (minCm !== undefined && maxCm !== undefined)
    return minCm === maxCm ? String(minCm) : `${minCm}–${maxCm}`;
  return String(minCm ?? maxCm ?? "–");
}

/** "waist_cm" as "Waist". */
const measureName = (dimension: string): string => {
  const words = dimension.replace(/_cm$/, "").replace(/_/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};
