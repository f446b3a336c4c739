import { z } from "@hono/zod-openapi";
import { atDefault, atFull } from "../../http/fields";
import { leftOut, PromotionSchema } from "../../http/left-out";
import { PriceSchema } from "../../http/money";
import { WorkingSchema } from "../../http/working";
import { EndingSchema } from "../recalls";
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

const VariantOptionSchema = z
  .object({
    code: z.string(),
    size: z.string(),
    dimension: z.string().optional(),
    colourCode: z.string(),
    stock: StockSchema,
    stockMessage: z.string().optional(),
    priceData: PriceSchema.optional(),
    url: atDefault(z.string().optional()),
    variantOptionQualifiers: atDefault(z.array(Qualifier)),
  })
  .openapi("VariantOption");

const ValueAddSchema = z
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
        number: z.object({ min: z.number(), max: z.number(), unit: z.string().optional() }).optional(),
      }),
    ),
  })
  .openapi("ValueAdd");

/** The variants to choose from: this one and its siblings (contract §5.1). */
const BaseOptionSchema = z
  .object({
    variantType: z.string(),
    selected: VariantOptionSchema,
    options: z.array(VariantOptionSchema),
  })
  .openapi("BaseOption");

const FutureStockSchema = z.object({
  date: z.string(),
  formattedDate: z.string(),
  stock: StockSchema,
});

/** A certificate of a garment; validUntil is its last day, YYYY-MM-DD. */
export const CertificateSchema = z
  .object({
    standard: z.string(),
    class: z.string(),
    certificate: z.string(),
    version: z.string(),
    text: z.string(),
    validUntil: z.string().optional(),
  })
  .openapi("Certificate");

/** With `reason` an addition needs `ppeReason`; with `refuse` none is made. */
const StandardWarningSchema = z
  .object({ guard: z.enum(["refuse", "reason", "warn"]), message: z.string() })
  .openapi("StandardWarning");

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
    /** TEXTFIELD, CPQCONFIGURATOR or CLOUDCPQCONFIGURATOR (contract §13); left out if nothing can be configured. */
    configuratorType: atDefault(z.string().optional()),
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
    /** How to read the prices. The person's cart and orders use the same basis. */
    priceBasis: atDefault(z.object({ includingGST: z.boolean(), paidByReader: z.boolean() })),
    /** How the price of one piece is worked out. Absent where the person sees no prices. */
    working: atFull(WorkingSchema.optional()),
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
    categories: atDefault(
      z.array(z.object({ code: z.string(), name: z.string(), url: z.string(), image: leftOut(ImageSchema) })),
    ),
    standard: atDefault(z.string().optional()),
    /** What it is certified to, on paper. */
    certificates: atFull(z.array(CertificateSchema)),
    /** What it does not meet of what the reader's role requires, and what happens if it is added all the same. */
    standardWarning: atDefault(StandardWarningSchema.optional()),
    /** A style that ends, or has ended. */
    ending: atDefault(EndingSchema.optional()),
    /** A restricted style: an approver must agree each time that the reader orders it. */
    approvalRequired: atDefault(z.literal(true).optional()),
    /** What stands in the way of ordering it, for the reader: a code of docs/why-not.md and its sentence. */
    whyNot: atDefault(z.array(z.object({ reason: z.string(), message: z.string() })).optional()),
    sizeScale: atFull(z.string()),
    sizeLabel: atFull(z.string()),
    dimensionLabel: atFull(z.string().optional()),
    /**
     * The person's usual size in this scale and its source; for a single product and for the products of a
     * bundle.
     */
    /** How it fits, learned from exchanges: at least five people asked for a larger or a smaller size. */
    fit: atFull(z.object({ runs: z.enum(["small", "large"]), people: z.number().int().min(5) }).optional()),
    usualSize: atFull(
      z
        .object({
          size: z.string(),
          dimension: z.string().optional(),
          source: z.enum(["ordered", "exchanged", "chosen", "saved"]),
          at: z.string(),
        })
        .optional(),
    ),
    variantOptions: atFull(z.array(VariantOptionSchema)),
    /** For a variant that was requested by SKU: its style and the other SKUs. */
    baseProduct: atDefault(z.string().optional()),
    baseOptions: atFull(z.array(BaseOptionSchema).optional()),
    variantType: atDefault(z.string().optional()),
    availableForPickup: leftOut(z.boolean()),
    tags: leftOut(z.array(z.string())),
    potentialPromotions: leftOut(z.array(PromotionSchema)),
    futureStocks: leftOut(z.array(FutureStockSchema)),
    // Read by products/{code}/reviews.
    reviews: leftOut(z.array(z.looseObject({ id: z.string() }))),
    // The type is recursive, so selections below it are not checked.
    variantMatrix: leftOut(z.array(z.looseObject({ isLeaf: z.boolean() }))),
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
              comparable: leftOut(z.boolean()),
              range: leftOut(z.boolean()),
              featureUnit: leftOut(z.object({ name: z.string(), symbol: z.string(), unitType: z.string() })),
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
        description: leftOut(z.string()),
        quantity: leftOut(z.number()),
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
        /** The chart that the row is of: a scale of cuts or legs is made of several. */
        chart: z.string(),
        size: z.string(),
        dimension: z.string(),
        minCm: z.number().optional(),
        maxCm: z.number().optional(),
        innerLegCm: z.number().optional(),
      }),
    ),
  })
  .openapi("SizeGuide");
