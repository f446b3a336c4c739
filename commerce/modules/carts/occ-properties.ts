import { z } from "@hono/zod-openapi";
import { atDefault, atFull } from "../../http/fields";
import { leftOut, PointOfServiceSchema } from "../../http/left-out";
import { PriceSchema } from "../../http/money";
import { ImageSchema, mediaUrl, ProductSchema, stockStatus, type Stocked } from "../catalogue";
import { discountsShape } from "./discounts-view";
import type { LoadedCart } from "./loaded-cart";

/** More properties of a line's product that OCC clients select (contract §5.1, §7). */
export const entryProductShape = {
  ...(Object.fromEntries(
    Object.entries(ProductSchema.shape).map(([name, schema]) => [name, leftOut(schema)]),
  ) as { [N in keyof typeof ProductSchema.shape]: z.ZodOptional<(typeof ProductSchema.shape)[N]> }),
  images: z.array(ImageSchema),
};

/** Properties of a line in the contract that this shop has no value for. */
export const entryLeftOut = {
  returnableQuantity: leftOut(z.number()),
  cancelledItemsPrice: leftOut(z.object(PriceSchema.shape)),
  returnedItemsPrice: leftOut(z.object(PriceSchema.shape)),
  deliveryPointOfService: leftOut(PointOfServiceSchema),
};

/** The other cart properties of the contract. */
export const cartOccShape = {
  ...discountsShape,
  description: atDefault(z.string().optional()),
  site: atFull(z.string().optional()),
  store: atFull(z.string().optional()),
  calculated: atFull(z.boolean().optional()),
  deliveryItemsQuantity: atDefault(z.number().optional()),
  pickupItemsQuantity: atDefault(z.number().optional()),
  entryGroups: leftOut(z.array(z.looseObject({ entryGroupNumber: z.number() }))),
  savedBy: leftOut(z.object({ uid: z.string(), name: z.string() })),
  expirationTime: leftOut(z.string()),
  sapQuote: leftOut(z.object({ code: z.string() })),
};

/** Their values: what was taken on site is collected, the rest is delivered. */
export const cartOccView = ({ cart, lines }: LoadedCart) => ({
  description: cart.description ?? undefined,
  site: cart.site,
  store: cart.site,
  calculated: true,
  deliveryItemsQuantity: piecesOf(lines, false),
  pickupItemsQuantity: piecesOf(lines, true),
});

const piecesOf = (lines: LoadedCart["lines"], taken: boolean) =>
  lines.reduce((sum, { entry }) => (entry.taken === taken ? sum + entry.quantity : sum), 0);

/** The picture of a line in the formats that OCC clients expect; empty without a picture. */
export function entryImages(file: string | null, altText: string, mediaBaseUrl: string) {
  if (!file) return [];
  const url = mediaUrl(file, mediaBaseUrl);
  return (["product", "thumbnail", "cartIcon"] as const).map((format) => ({
    url,
    format,
    imageType: "PRIMARY" as const,
    altText,
  }));
}

/** The stock of a line's SKU; undefined if the garment is no longer in the catalogue. */
export const entryStock = (stocked: Stocked | undefined) =>
  stocked && {
    stockLevelStatus: stockStatus(stocked.style, stocked.variant.onHand),
    isValueRounded: false,
  };
