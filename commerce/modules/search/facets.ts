import { brandCode, facetCode } from "../catalogue";
import type { FacetCode } from "./facet-codes";
import type { Selected } from "./query";

export const FACET_NAMES: Record<FacetCode, string> = {
  category: "Garment",
  colour: "Colour",
  size: "Size",
  standard: "Standard",
  brand: "Brand",
  allCategories: "Category",
};

/** What a colour is made of: one flat colour, and the file of its picture where that is not all of it. */
interface Cloth {
  name: string;
  /** sRGB. */
  hex: string;
  swatch: string | null;
}

interface FacetValue {
  facet: FacetCode;
  code: string;
  name: string;
  /** Of a colour. */
  cloth?: Cloth;
  /** Position among the values of its facet. */
  rank: number;
}

/** The facet values of one style. */
export interface StyleFacets {
  category: { code: string; name: string; sort: number };
  colours: Cloth[];
  sizes: string[];
  standards: string[];
  brand: string;
  /** The category and those above it. */
  lineage: { code: string; name: string }[];
}

/** The values of every style as indexes into one list, so that counting only loops over small arrays. */
export interface FacetIndex {
  values: FacetValue[];
  /** The indexes of all values in display order. */
  shown: number[];
  ofStyle: Map<string, number[]>;
}

const LETTER_SIZES = ["xxs", "xs", "s", "m", "l", "xl", "2xl", "3xl", "4xl", "5xl", "6xl", "7xl"];

/** Letter sizes from small to large, then numbers, then the rest by name. */
function sizeRank(size: string): number {
  const letter = LETTER_SIZES.indexOf(size.toLowerCase());
  if (letter >= 0) return letter;
  const number = Number.parseFloat(size);
  return Number.isNaN(number) ? 100_000 : 100 + number;
}

/** Assigns an index to every value. */
export function facetIndex(styles: Iterable<[code: string, facets: StyleFacets]>): FacetIndex {
  const values: FacetValue[] = [];
  const known = new Map<string, number>();
  const number = (facet: FacetCode, code: string, name: string, rank: number, cloth?: Cloth) => {
    const key = `${facet}:${code}`;
    const at = known.get(key) ?? values.push({ facet, code, name, rank, ...(cloth && { cloth }) }) - 1;
    known.set(key, at);
    // Styles without a picture do not know what a colour of two cloths looks like.
    if (cloth?.swatch) values[at]!.cloth = cloth;
    return at;
  };
  const ofStyle = new Map<string, number[]>();
  for (const [style, facets] of styles) {
    const { category, brand } = facets;
    const numbers = [
      number("category", category.code, category.name, category.sort),
      ...facets.colours.map((cloth) => number("colour", facetCode(cloth.name), cloth.name, 0, cloth)),
      ...facets.sizes.map((name) => number("size", facetCode(name), name, sizeRank(name))),
      ...facets.standards.map((name) => number("standard", facetCode(name), name, 0)),
      ...facets.lineage.map(({ code, name }) => number("allCategories", code, name, 0)),
      ...(brand
        ? (["brand", "allCategories"] as const).map((facet) => number(facet, brandCode(brand), brand, 0))
        : []),
    ];
    ofStyle.set(style, [...new Set(numbers)]);
  }
  const byName = new Intl.Collator("en", { numeric: true });
  const shown = [...values.keys()].sort(
    (a, b) => values[a]!.rank - values[b]!.rank || byName.compare(values[a]!.name, values[b]!.name),
  );
  return { values, shown, ofStyle };
}

export interface CountedValue extends FacetValue {
  count: number;
  selected: boolean;
}

/**
 * Narrows styles by the selected values and counts what is left of every value. Values of one facet are
 * combined with OR, facets with AND. The counts of a facet ignore its own selection, so that a count shows
 * the result of choosing that value.
 */
export function narrow(
  index: FacetIndex,
  styles: readonly string[],
  selected: readonly Selected[],
): { styles: string[]; counts: CountedValue[] } {
  const chosen = new Set(selected.map(({ facet, value }) => `${facet}:${value}`));
  const facets = [...new Set(selected.map(({ facet }) => facet))];
  const isChosen = index.values.map(({ facet, code }) => chosen.has(`${facet}:${code}`));
  const counts = new Uint32Array(index.values.length);
  const left: string[] = [];
  for (const style of styles) {
    const numbers = index.ofStyle.get(style) ?? [];
    const failed = facets.filter(
      (facet) => !numbers.some((at) => isChosen[at] && index.values[at]!.facet === facet),
    );
    if (failed.length === 0) left.push(style);
    if (failed.length > 1) continue;
    for (const at of numbers) {
      if (failed.length === 0 || failed[0] === index.values[at]!.facet) counts[at]! += 1;
    }
  }
  return {
    styles: left,
    counts: index.shown
      .filter((at) => counts[at]! > 0 || isChosen[at])
      .map((at) => ({ ...index.values[at]!, count: counts[at]!, selected: isChosen[at]! })),
  };
}
