import { z } from "@hono/zod-openapi";
import { ImageSchema, StockSchema } from "../catalogue";

/** The only thing that people can follow a product for. */
export const INTEREST = "BACK_IN_STOCK";

export const InterestQuery = z.object({
  /** A SKU. */
  productCode: z.string().min(1).max(80),
  notificationType: z.literal(INTEREST),
});

/** A SKU that a person follows (contract §12). */
const InterestSchema = z
  .object({
    product: z.object({
      code: z.string(),
      name: z.string(),
      url: z.string(),
      baseProduct: z.string(),
      colour: z.string(),
      size: z.string(),
      dimension: z.string().optional(),
      // A schema of its own: that of products is part of fuller answers only.
      stock: z.object(StockSchema.shape),
      images: z.array(ImageSchema),
    }),
    productInterestEntry: z.array(
      z.object({
        interestType: z.literal(INTEREST),
        dateAdded: z.string(),
        /** It is forgotten then. */
        expirationDate: z.string(),
        /** When the person was told that it is back. */
        dateTold: z.string().optional(),
      }),
    ),
  })
  .openapi("ProductInterest");

export const InterestsSchema = z
  .object({
    results: z.array(InterestSchema),
    /** The second list shape of the contract (§1.5). */
    pagination: z.object({
      page: z.number(),
      count: z.number(),
      totalCount: z.number(),
      totalPages: z.number(),
    }),
    sorts: z.array(z.object({ code: z.string(), asc: z.boolean() })),
  })
  .openapi("ProductInterests");
