import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import type { Visit } from "~/session/visit.server";

/** A style's scale names the charts it is made of: cuts with `|`, the legs of a trouser with `+`. */
export const chartsOf = (scale: string): string[] =>
  scale
    .split("|")
    .flatMap((part) => {
      const [first = "", ...legs] = part.split("+");
      const family = first.slice(0, first.lastIndexOf("_") + 1);
      return [first, ...legs.map((leg) => `${family}${leg}`)];
    })
    .filter(Boolean)
    .slice(0, 6);

/** The measurements of every chart of a scale; one without a chart is left out. */
export async function loadSizeGuide(visit: Visit, scale: string) {
  const found = await Promise.all(
    chartsOf(scale).map((chart) =>
      answer(visit.commerce.GET("/sizeGuides/{scale}", { params: { path: { scale: chart } } })).catch(
        (error: unknown) => {
          if (error instanceof CommerceError && error.status === 404) return undefined;
          throw error;
        },
      ),
    ),
  );
  const guides = found.filter((guide) => guide !== undefined);
  if (guides.length === 0) throw new Response(null, { status: 404 });
  return guides.map(({ scale: chart, rows }) => {
    const dimensions = [...new Set(rows.map((row) => row.dimension))];
    const hasInnerLeg = rows.some((row) => row.innerLegCm !== undefined);
    return {
      name: titleOf(chart),
      measures: [...dimensions.map(titleOf), ...(hasInnerLeg ? ["Inner leg"] : [])],
      rows: [...new Set(rows.map((row) => row.size))].map((size) => {
        const its = rows.filter((row) => row.size === size);
        const innerLeg = its.find((row) => row.innerLegCm !== undefined)?.innerLegCm;
        return {
          size,
          values: [
            ...dimensions.map((dimension) => rangeOf(its.find((row) => row.dimension === dimension))),
            ...(hasInnerLeg ? [innerLeg === undefined ? "–" : String(innerLeg)] : []),
          ],
        };
      }),
    };
  });
}

function rangeOf(row: { minCm?: number; maxCm?: number } | undefined): string {
  const { minCm, maxCm } = row ?? {};
  if (minCm !== undefined && maxCm !== undefined)
    return minCm === maxCm ? String(minCm) : `${minCm}–${maxCm}`;
  return String(minCm ?? maxCm ?? "–");
}

/** "womens_numeric" as "Women's numeric". */
function titleOf(name: string): string {
  const words = name.replace(/_/g, " ").replace(/\b(wo)?mens\b/, (cut) => `${cut.slice(0, -1)}'s`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
