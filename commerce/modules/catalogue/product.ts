import { formatMoney, priceOf, withGst } from "../../http/money";
import { whyNotWords } from "../../http/why-not";
import { swatchFile } from "../media";
import { brandCode, brandUrl, categoryUrl, productUrl, slug } from "./addresses";
import type { Product } from "./contract";
import { endingView } from "./ending-view";
import { itemWorking } from "./item-working";
import { priceRange, unitCents, volumePrices, type PriceRange } from "./prices";
import type { ColourRecord, Market, StyleRecord, VariantRecord } from "./records";
import { breachOf } from "./standards";
import { isOver } from "../recalls";
import { sizeRange } from "./sizes";
import { stockNote, stockStatus, type IndentNote } from "./stock";
import { textFieldsOf } from "./text-fields";

/** Where pictures are served, and how the reader sees prices. */
export interface Showing {
  market: Market;
  priceEnabled: boolean;
  mediaBaseUrl: string;
  /** GST in basis points that shown prices include; 0 where the organisation reads them without. */
  gstIncluded: number;
  /** GST of the reader's unit in basis points, for what explains a price. */
  gstRate: number;
  /** What must be on a garment is on it from the first, as in packs. */
  withAdditions?: boolean;
  /** The organisation's, for dates of stock. */
  timeZone: string;
  /** The reader pays for the goods personally. */
  ownPurchase: boolean;
  /** For a pre-order bundle: when its items ship. */
  indent?: IndentNote;
  /** Wearers do not see recommended retail prices. */
  recommended: boolean;
  /** Points are what packs are counted in, so a site without programs shows none. */
  points: boolean;
  /** Whose role says which standards a garment must meet. */
  wearer: Parameters<typeof breachOf>[0];
  /** The codes of the styles for which the reader needs an approval each time. */
  restricted: readonly string[];
}

/** Image URLs that are relative are served by the shop itself under /medias (spec 000 §5). */
export const mediaUrl = (file: string | null, mediaBaseUrl: string): string =>
  file ? `${mediaBaseUrl}/medias/${file}` : "";

/** Stars out of 5 to one decimal; undefined without reviews. */
const averageRating = ({ ratingSum, ratingCount }: StyleRecord) =>
  ratingCount === 0 ? undefined : Math.round((10 * ratingSum) / ratingCount) / 10;

const amount = (cents: number | undefined, symbol: string) =>
  cents === undefined ? undefined : { value: cents / 100, formattedValue: formatMoney(cents, symbol) };

const pictures = (style: Pick<StyleRecord, "name">, colour: ColourRecord, base: string): Product["images"] =>
  [
    { file: colour.front, view: "front" },
    { file: colour.back, view: "back" },
  ]
    .filter(({ file }) => file)
    .map(({ file, view }, index) => ({
      url: mediaUrl(file, base),
      format: "product" as const,
      imageType: index === 0 ? ("PRIMARY" as const) : ("GALLERY" as const),
      galleryIndex: index,
      altText: `${style.name}, ${colour.name}, ${view}`,
    }));

/** One SKU of a style as a client chooses it; `name` is the style's as it stands in an address. */
function variantOption(
  style: StyleRecord,
  variant: VariantRecord,
  { market, priceEnabled, gstIncluded, timeZone, indent }: Showing,
  name: string,
) {
  const cents = priceEnabled ? unitCents(style.prices, variant.sku) : undefined;
  const colour = style.colours.find((c) => c.code === variant.colourCode);
  return {
    code: variant.sku,
    url: `/product/${encodeURIComponent(variant.sku)}/${name}`,
    size: variant.size,
    dimension: variant.dimension ?? undefined,
    colourCode: variant.colourCode,
    stock: { stockLevelStatus: stockStatus(style, variant.onHand), isValueRounded: false },
    stockMessage: stockNote(style, variant, 1, timeZone, indent),
    priceData:
      cents === undefined
        ? undefined
        : priceOf(withGst(cents, gstIncluded), market.currency, market.currencySymbol),
    variantOptionQualifiers: [
      { qualifier: "size" as const, name: style.sizeLabel, value: variant.size },
      { qualifier: "color" as const, name: "Colour", value: colour?.name ?? "" },
    ],
  };
}

const VARIANT_TYPE = "ColourSizeVariantProduct";

/** The properties of a product that its card needs. */
export const CARD_PROPERTIES = [
  "code",
  "name",
  "productCode",
  "url",
  "purchasable",
  "isNewItem",
  "minSTDPriceData",
  "maxSTDPriceData",
  "priceBasis",
  "minRRPPriceData",
  "maxRRPPriceData",
  "points",
  "sizeRange",
  "colorImageMapList",
  "images",
] as const;
export type ProductCard = Pick<Product, (typeof CARD_PROPERTIES)[number]>;

interface CardStyle extends Pick<
  StyleRecord,
  "code" | "name" | "isNew" | "points" | "colours" | "inAssortment" | "ending"
> {
  sizeRange: string;
}

/** The part of a product that a card shows. Without the price flag no amount leaves the API (architecture §2.7). */
export function cardPart(
  style: CardStyle,
  { std, rrp }: { std: PriceRange; rrp: PriceRange },
  showing: Showing,
): ProductCard {
  const { market, priceEnabled, mediaBaseUrl, gstIncluded, ownPurchase, recommended } = showing;
  const { currencySymbol: symbol } = market;
  const own = priceEnabled ? std : {};
  const retail = priceEnabled && recommended ? rrp : {};
  const shown = (cents: number | undefined) => cents && withGst(cents, gstIncluded);
  return {
    code: style.code,
    name: style.name,
    productCode: style.code,
    url: productUrl(style.code, style.name),
    purchasable: style.inAssortment && priceEnabled && !isOver(style, market.day),
    isNewItem: style.isNew,
    minSTDPriceData: amount(shown(own.min), symbol),
    maxSTDPriceData: own.max !== own.min ? amount(shown(own.max), symbol) : undefined,
    priceBasis: { includingGST: gstIncluded > 0, paidByReader: ownPurchase },
    minRRPPriceData: amount(retail.min, symbol),
    maxRRPPriceData: retail.max !== retail.min ? amount(retail.max, symbol) : undefined,
    points: (showing.points && style.points) || undefined,
    sizeRange: style.sizeRange,
    colorImageMapList: style.colours.map((colour) => ({
      color: colour.name,
      code: colour.code,
      hex: colour.hex,
      swatchImageURL: mediaUrl(swatchFile(colour.front), mediaBaseUrl),
      productImageURL: mediaUrl(colour.front, mediaBaseUrl),
      backImageURL: mediaUrl(colour.back, mediaBaseUrl),
    })),
    images: style.colours[0] ? pictures(style, style.colours[0], mediaBaseUrl) : [],
  };
}

/** Which configurator a style has: that of its model, or one for texts if it takes any. */
function configuratorOf(style: Pick<StyleRecord, "valueAdds" | "modelType">) {
  if (style.modelType) return style.modelType;
  return textFieldsOf(style).length > 0 ? ("TEXTFIELD" as const) : undefined;
}

/** A style as the contract's Product. Without the price flag no amount leaves the API (architecture §2.7). */
export function productOf(style: StyleRecord, showing: Showing): Product {
  const { market, priceEnabled, gstIncluded } = showing;
  const { currency, currencySymbol: symbol } = market;
  const std = priceEnabled ? priceRange(style) : {};
  const rrp = priceEnabled && showing.recommended ? priceRange(style, "rrp") : {};
  const volume = priceEnabled ? volumePrices(style) : [];
  const onHand = style.variants.reduce((sum, v) => sum + v.onHand, 0);
  const price = (cents: number) => priceOf(withGst(cents, gstIncluded), currency, symbol);
  const name = slug(style.name);
  return {
    ...cardPart({ ...style, sizeRange: sizeRange(style) }, { std, rrp }, showing),
    summary: style.summary,
    description: style.description,
    manufacturer: style.brand,
    configurable: configuratorOf(style) !== undefined,
    configuratorType: configuratorOf(style),
    multidimensional: true,
    averageRating: averageRating(style),
    numberOfReviews: style.ratingCount,
    approvalRequired: showing.restricted.includes(style.code) || undefined,
    whyNot: showing.restricted.includes(style.code)
      ? [{ reason: "restricted", message: whyNotWords("restricted", { item: style.name }) }]
      : undefined,
    price:
      std.min === undefined
        ? undefined
        : { ...price(std.min), priceType: std.max! > std.min ? "FROM" : "BUY" },
    priceRange:
      std.min === undefined ? undefined : { minPrice: price(std.min), maxPrice: price(std.max ?? std.min) },
    volumePrices: volume.map((row) => ({ ...price(row.cents), minQuantity: row.minQuantity })),
    volumePricesFlag: volume.length > 1,
    stock: { stockLevelStatus: stockStatus(style, onHand), isValueRounded: false },
    categories: [
      { code: style.categoryCode, name: style.categoryName, url: categoryUrl(style.categoryCode) },
      ...(style.brand
        ? [{ code: brandCode(style.brand), name: style.brand, url: brandUrl(style.brand) }]
        : []),
    ],
    standard: style.standard ?? undefined,
    certificates: style.standards.map((one) => ({ ...one, validUntil: one.validUntil ?? undefined })),
    ending: endingView(style, market.day),
    standardWarning: breachOf(showing.wearer, style, market.day),
    fit: style.runs && style.runsFor ? { runs: style.runs, people: style.runsFor } : undefined,
    sizeScale: style.sizeScale,
    sizeLabel: style.sizeLabel,
    dimensionLabel: style.dimensionLabel ?? undefined,
    working: itemWorking(style, null, std, showing),
    variantType: VARIANT_TYPE,
    variantOptions: style.variants.map((variant) => variantOption(style, variant, showing, name)),
    valueAdds: style.valueAdds.map((valueAdd) => ({
      ...valueAdd,
      position: valueAdd.position ?? undefined,
      price: priceEnabled ? price(valueAdd.cents) : undefined,
    })),
    classifications: style.classifications.map((group) => ({
      ...group,
      features: group.features.map(({ values, ...feature }) => ({
        ...feature,
        featureValues: values.map((value) => ({ value })),
      })),
    })),
  };
}

/** What one piece of a SKU costs, as a range of one. */
const ownPrice = (style: StyleRecord, sku: string, { priceEnabled }: Showing): PriceRange => ({
  min: priceEnabled ? unitCents(style.prices, sku) : undefined,
});

/**
 * One SKU as the contract's Product: under its own code, with its own price, stock and pictures, and the
 * style it belongs to as `baseProduct` (contract §5.1). The options remain those of the style.
 */
export function variantProductOf(style: StyleRecord, sku: string, showing: Showing): Product {
  const product = productOf(style, showing);
  const selected = product.variantOptions.find(({ code }) => code === sku);
  const colour = style.colours.find(({ code }) => code === selected?.colourCode);
  if (!selected || !colour) return product;
  return {
    ...product,
    code: sku,
    url: productUrl(sku, style.name),
    price: selected.priceData && { ...selected.priceData, priceType: "BUY" },
    working: itemWorking(style, sku, ownPrice(style, sku, showing), showing),
    stock: selected.stock,
    images: pictures(style, colour, showing.mediaBaseUrl),
    baseProduct: style.code,
    baseOptions: [{ variantType: VARIANT_TYPE, selected, options: product.variantOptions }],
  };
}
