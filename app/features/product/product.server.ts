import { certificateOf } from "~/features/lines/details";
import { workingRows } from "~/features/lines/working-rows.server";
import type { SerializeFrom } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import type { components } from "~/commerce/occ";
import { plainText } from "~/features/cms/sanitise.server";
import { kindOf } from "~/features/lines/configurator-kind";
import { configurePath } from "~/paths";
import type { Visit } from "~/session/visit.server";
import { counted } from "~/ui/counted";
import { readableDay } from "~/ui/dates";
import { gstWords } from "~/features/product-cards/card.server";
import { choiceOf } from "./choice.server";
import type { SizeChart } from "./size-chart";
import { sizeRunOf } from "./size-run.server";

type Product = components["schemas"]["Product"];

/** A product, with everything unless less is asked for; an unknown code is thrown as UnknownIdentifierError. */
export const readProduct = (
  visit: Visit,
  code: string,
  fields: "DEFAULT" | "FULL" = "FULL",
): Promise<Product> =>
  answer(visit.commerce.GET("/products/{code}", { params: { path: { code }, query: { fields } } }));

interface Showing {
  /** People order many sizes at once. */
  inRuns: boolean;
  /** They may ask to be told when a size is back in stock. */
  mayFollow: boolean;
}

/** What the product page shows beside the choice. */
export function productView(
  product: Product,
  timeZone: string,
  guide: SizeChart[],
  { inRuns, mayFollow }: Showing,
) {
  const choice = { ...choiceOf(product, timeZone, guide), working: workingRows(product.working) };
  const recommended = product.minRRPPriceData;
  const [category] = product.categories ?? [];
  const brand = product.categories?.find(({ url }) => url.startsWith("/Brands/"));
  return {
    choice,
    run: inRuns && product.purchasable ? sizeRunOf(product, choice) : undefined,
    purchasable: product.purchasable ?? false,
    configure: product.purchasable ? configureOf(product) : undefined,
    isNew: product.isNewItem ?? false,
    summary: plainText(product.description || product.summary || ""),
    brand: product.manufacturer || undefined,
    brandTo: brand?.url,
    standard: product.standard,
    needsApproval: product.approvalRequired ?? false,
    sizeRange: product.sizeRange,
    recommended:
      recommended && recommended.value > 0
        ? { amount: recommended.formattedValue, from: product.maxRRPPriceData !== undefined }
        : undefined,
    rating:
      product.averageRating === undefined
        ? undefined
        : { average: product.averageRating, count: product.numberOfReviews ?? 0 },
    category: category && { name: category.name, to: category.url },
    volumeLabel: `Price, ${gstWords(product.priceBasis)}`,
    volume: product.volumePricesFlag
      ? (product.volumePrices ?? []).map((price, index, all) => ({
          pieces: piecesOf(price.minQuantity ?? 1, all[index + 1]?.minQuantity),
          amount: price.formattedValue,
          discount: discountOf(price.value, all[0]!.value),
        }))
      : [],
    gone: mayFollow && !product.ending?.refusal ? goneOf(product) : [],
    details: [...groupsOf(product), ...certificatesOf(product)],
  };
}

const groupsOf = (product: Product) =>
  (product.classifications ?? []).map((group) => ({
    name: group.name,
    features: group.features.map((feature) => ({
      label: feature.name,
      value: feature.featureValues.map(({ value }) => value).join(", "),
    })),
  }));

/** What the item is certified to, as one more group of facts. */
function certificatesOf({ certificates = [] }: Product) {
  if (certificates.length === 0) return [];
  const features = certificates.map((one) => {
    const { name: label, text } = certificateOf(one);
    return {
      label,
      value: [text, one.validUntil && `Valid until ${readableDay(one.validUntil)}.`]
        .filter(Boolean)
        .join(" "),
    };
  });
  return [{ name: "Certificates", features }];
}

/** Where the product is configured, and whether it can be had in no other way: a name bar is never blank. */
function configureOf({ code, configuratorType, valueAdds = [] }: Product) {
  const kind = kindOf(configuratorType);
  const only = valueAdds.some(
    ({ mandatory, prompts }) => mandatory && prompts.some(({ required }) => required),
  );
  return kind && { to: configurePath({ kind, type: "product", key: code }), only };
}

/** The sizes that are out of stock. */
const goneOf = ({ variantOptions = [], colorImageMapList = [] }: Product) =>
  variantOptions
    .filter(({ stock }) => stock.stockLevelStatus === "outOfStock")
    .map(({ code, size, dimension, colourCode }) => {
      const colour = colorImageMapList.find((one) => one.code === colourCode)?.color;
      return {
        sku: code,
        name: [[size, dimension].filter(Boolean).join(" "), colour].filter(Boolean).join(", "),
      };
    });

export type ProductView = SerializeFrom<typeof productView>;

const piecesOf = (from: number, next: number | undefined): string => {
  if (next === undefined) return `${from} or more`;
  if (next - 1 > from) return `${from} to ${next - 1} pieces`;
  return counted(from, "piece");
};

/** What one piece is cheaper than one of few, in whole percent. */
function discountOf(price: number, first: number): string {
  const percent = first > 0 ? Math.round((1 - price / first) * 100) : 0;
  return percent > 0 ? `${percent}%` : "None";
}
