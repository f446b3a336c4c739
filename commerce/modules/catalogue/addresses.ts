/** A code that needs no escaping in a query text: colons, slashes, spaces and signs become hyphens. */
export const facetCode = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}.]+/gu, "-")
    .replaceAll(/^-|-$/g, "");

/** A brand stands among the categories of a search, so that its code must differ from theirs. */
export const brandCode = (brand: string): string => `brand_${facetCode(brand)}`;

/** A name as it stands in an address, without its markup. */
export const slug = (name: string, otherwise = "product"): string =>
  name
    .replace(/<[^>]*>|\//g, "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .toLowerCase() || otherwise;

/** The page of a product: slashes are stripped from its name (spec 000 §2). */
export const productUrl = (code: string, name: string): string =>
  `/product/${encodeURIComponent(code)}/${slug(name)}`;

export const categoryUrl = (code: string): string => `/category/${encodeURIComponent(code)}`;

/** The page of a brand (spec 000 §2). */
export const brandUrl = (brand: string): string =>
  `/Brands/${slug(brand, "brand")}/c/${encodeURIComponent(brandCode(brand))}`;
