import { z } from "@hono/zod-openapi";
import { atFull } from "./fields";

/**
 * A property of the contract that this shop has no value for. Clients may select it by name, so `fields`
 * accepts it and its own properties; answers leave it out, as OCC leaves out empty properties.
 */
export const leftOut = <S extends z.ZodType>(schema: S) =>
  atFull(
    schema.optional().openapi({ description: "Known to `fields`; left out of answers while it is empty." }),
  );

/** String properties of a shape that answers always leave out. */
const texts = <N extends string>(...names: N[]) =>
  z.object(
    Object.fromEntries(names.map((name) => [name, z.string().optional()])) as Record<
      N,
      z.ZodOptional<z.ZodString>
    >,
  );

/** A promotion that applies or could apply (contract §7). */
export const PromotionResultSchema = z
  .object({
    description: z.string().optional(),
    promotion: texts("code", "title", "description", "promotionType", "startDate", "endDate").optional(),
    consumedEntries: z
      .array(
        z.object({
          orderEntryNumber: z.number(),
          code: z.string(),
          quantity: z.number(),
          adjustedUnitPrice: z.number(),
        }),
      )
      .optional(),
  })
  .openapi("PromotionResult");

/** A promotion as a product shows it (contract §5.1). */
export const PromotionSchema = texts(
  "code",
  "title",
  "description",
  "promotionType",
  "startDate",
  "endDate",
).openapi("Promotion");

/** A shop or store that goods are collected from (contract §14). */
export const PointOfServiceSchema = texts("name", "displayName", "description", "url").openapi(
  "PointOfService",
);
