/** In display order. allCategories is the filter of category and brand pages and is not shown. */
export const FACET_CODES = ["category", "colour", "size", "standard", "brand", "allCategories"] as const;

export type FacetCode = (typeof FACET_CODES)[number];
