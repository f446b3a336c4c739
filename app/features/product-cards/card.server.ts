import type { components } from "~/commerce/occ";
import { plainText } from "~/features/cms/sanitise.server";
import type { Card } from "./card";

type Product = components["schemas"]["Product"];

/** The properties of a product that its card needs; asked for alone, the API reads little else. */
export const CARD_FIELDS =
  "code,name,url,purchasable,isNewItem,minSTDPriceData,maxSTDPriceData,priceBasis,minRRPPriceData,maxRRPPriceData," +
  "points,sizeRange,colorImageMapList(color,hex,swatchImageURL,productImageURL,backImageURL),images(url)";
type Amounts = { value: number; formattedValue: string };

/** What a card shows of a product (spec 000 §3 and §5). Names may contain HTML; cards use plain text. */
export function cardOf(product: Product): Card {
  const colours = product.colorImageMapList ?? [];
  const name = plainText(product.name);
  const price = contractPriceOf(product);
  return {
    code: product.code,
    name,
    to: product.url ?? `/product/${encodeURIComponent(product.code)}/product`,
    picture: product.images?.[0]?.url ?? colours[0]?.productImageURL,
    isNew: product.isNewItem ?? false,
    sizeRange: product.sizeRange ?? "",
    colours: colours.slice(0, 3).map((colour) => ({
      ...clothOf(colour),
      picture: colour.productImageURL || undefined,
      back: colour.backImageURL || undefined,
    })),
    moreColours: Math.max(0, colours.length - 3),
    price,
    recommended: priceOf(product.minRRPPriceData, product.maxRRPPriceData),
    points: price ? undefined : product.points,
    purchasable: product.purchasable ?? false,
  };
}

/** A colour with its cloth: flat, or a picture where that is not all of it. */
export const clothOf = (colour: NonNullable<Product["colorImageMapList"]>[number]) => ({
  name: colour.color,
  hex: colour.hex,
  swatch: colour.swatchImageURL || undefined,
});

/** How the reader sees prices: with GST or without. */
export const gstWords = (basis: Product["priceBasis"]): string =>
  basis?.includingGST ? "inc. GST" : "exc. GST";

/** What one piece costs, with how to read it: "exc. GST", "inc. GST, paid by you". */
export function contractPriceOf({ minSTDPriceData, maxSTDPriceData, priceBasis }: Product) {
  const price = priceOf(minSTDPriceData, maxSTDPriceData);
  const gst = gstWords(priceBasis);
  return price && { ...price, basis: priceBasis?.paidByReader ? `${gst}, paid by you` : gst };
}

/** Only above 0; "From" when there is a maximum. */
function priceOf(min: Amounts | undefined, max: Amounts | undefined) {
  if (!min || min.value <= 0) return undefined;
  return { amount: min.formattedValue, from: max !== undefined };
}
