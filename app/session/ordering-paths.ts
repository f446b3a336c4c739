/** The first words of the paths on which goods are chosen: part of every way of ordering. */
export const CHOOSING = [
  ...["orderUniform", "packList", "packDetailsPage", "packItem", "pack-discard"],
  ...["search", "global-search", "category", "Brands", "product", "quick-add", "quick-order", "size-guide"],
  ...["configure", "configure-overview", "cart", "cart.csv"],
  ...["help", "terms-and-conditions", "site-notice"],
];

/** The first word of a path; empty for the home page. */
export const firstWordOf = (path: string): string => path.split("/")[1] ?? "";
