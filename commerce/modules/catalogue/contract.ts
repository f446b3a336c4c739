import { z } from "@hono/zod-openapi";
import { atDefault, atFull } from "../../http/fields";
import { PriceSchema } from "../../http/money";
import { REFERENCE_TYPES } from "./tables";

const Amount = z.object({ value: z.number(), formattedValue: z.string() });
export const ImageSchema = z
  .object({
    url: z.string(),
    format: z.enum(["product", "thumbnail", "zoom", "cartIcon", "styleSwatch"]),
    imageType: z.enum(["PRIMARY", "GALLERY"]),
    galleryIndex: z.number().optional(),
    altText: z.string(),
  })
  .openapi("Image");

export const StockSchema = z
  .object({
    stockLevel: z.number().optional(),
    stockLevelStatus: z.enum(["inStock", "lowStock", "outOfStock"]),
    isValueRounded: z.boolean(),
  })
  .openapi("Stock");

const Qualifier = z.object({
  qualifier: z.enum(["size", "style", "color", "thumbnail", "rollupProperty", "styleSwatch"]),
  name: z.string(),
  value: z.string(),
  image: z.object({ url: z.string() }).optional(),
});

export const VariantOptionSchema = z
  .object({
    code: z.string(),
    size: z.string(),
    dimension: z.string().optional(),
    colourCode: z.string(),
    stock: StockSchema,
    stockMessage: z.string().optional(),
    priceData: PriceSchema.optional(),
    variantOptionQualifiers: atFull(z.array(Qualifier)),
  })
  .openapi("VariantOption");

export const ValueAddSchema = z
  .object({
    code: z.string(),
    name: z.string(),
    position: z.string().optional(),
    /** Absent where the person sees no prices. */
    price: PriceSchema.optional(),
    mandatory: z.boolean(),
    nonReturnable: z.boolean(),
    leadDays: z.number(),
    prompts: z.array(
      z.object({
        label: z.string(),
        maxLength: z.number(),
        letterCase: z.string().optional(),
        required: z.boolean(),
      }),
    ),
  })
  .openapi("ValueAdd");

/** Product as OCC answers it (contract §5.1), with this project's additions for cards and choosing. */
export const ProductSchema = z
  .object({
    code: z.string(),
    name: z.string(),
    productCode: z.string(),
    summary: atDefault(z.string()),
    url: atDefault(z.string()),
    manufacturer: atFull(z.string()),
    description: atFull(z.string()),
    purchasable: atDefault(z.boolean()),
    configurable: atDefault(z.boolean()),
    multidimensional: atDefault(z.boolean()),
    isNewItem: atDefault(z.boolean()),
    averageRating: atDefault(z.number().optional()),
    numberOfReviews: atDefault(z.number()),
    price: atDefault(PriceSchema.optional()),
    priceRange: atFull(z.object({ minPrice: PriceSchema, maxPrice: PriceSchema }).optional()),
    volumePrices: atFull(z.array(PriceSchema)),
    volumePricesFlag: atDefault(z.boolean()),
    minSTDPriceData: atDefault(Amount.optional()),
    maxSTDPriceData: atDefault(Amount.optional()),
    minRRPPriceData: atDefault(Amount.optional()),
    maxRRPPriceData: atDefault(Amount.optional()),
    points: atDefault(z.number().optional()),
    sizeRange: atDefault(z.string()),
    colorImageMapList: atDefault(
      z.array(
        z.object({
          color: z.string(),
          code: z.string(),
          hex: z.string(),
          swatchImageURL: z.string(),
          productImageURL: z.string(),
          backImageURL: z.string(),
        }),
      ),
    ),
    stock: atDefault(StockSchema),
    images: atDefault(z.array(ImageSchema)),
    categories: atDefault(z.array(z.object({ code: z.string(), name: z.string(), url: z.string() }))),
    standard: atDefault(z.string().optional()),
    sizeScale: atFull(z.string()),
    sizeLabel: atFull(z.string()),
    dimensionLabel: atFull(z.string().optional()),
    /** The size of this scale that the person ordered last; read where one product is asked for. */
    usualSize: atFull(
      z.object({ size: z.string(), dimension: z.string().optional(), orderedAt: z.string() }).optional(),
    ),
    variantOptions: atFull(z.array(VariantOptionSchema)),
    valueAdds: atFull(z.array(ValueAddSchema)),
    classifications: atFull(
      z.array(
        z.object({
          code: z.string(),
          name: z.string(),
          features: z.array(
            z.object({
              code: z.string(),
              name: z.string(),
              featureValues: z.array(z.object({ value: z.string() })),
            }),
          ),
        }),
      ),
    ),
  })
  .openapi("Product");
export type Product = z.infer<typeof ProductSchema>;

export const ReferencesSchema = z
  .object({
    references: z.array(
      z.object({
        referenceType: z.enum(REFERENCE_TYPES),
        preselected: z.boolean(),
        target: ProductSchema,
      }),
    ),
  })
  .openapi("ProductReferences");

export const SizeGuideSchema = z
  .object({
    scale: z.string(),
    rows: z.array(
      z.object({
        size: z.string(),
        dimension: z.string(),
        minCm: z.number().optional(),
        maxCm: z.number().optional(),
        innerLegCm: z.number().optional(),
      }),
    ),
  })
  .openapi("SizeGuide");
