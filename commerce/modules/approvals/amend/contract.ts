import { z } from "@hono/zod-openapi";
import { PriceSchema } from "../../../http/money";
import { optionalLines } from "../../../http/text-schema";
import { shownDigest } from "../../../http/short-digest";
import { EntryProductSchema } from "../../carts";
import { OrderedEntrySchema } from "../../orders";
import { COMMENT_MAX, Wearer } from "../contract";

/** The lines of an order with what was asked for and what an approver may approve (contract §21.3). */
export const AmendSchema = z
  .object({
    code: z.string(),
    status: z.string(),
    statusDisplay: z.string(),
    /** Whether the caller may still decide about it. */
    amendable: z.boolean(),
    wearer: Wearer,
    entries: z.array(
      OrderedEntrySchema.extend({
        askedQuantity: z.number(),
        /** The most and the fewest pieces that may be approved. */
        maxQuantity: z.number(),
        minQuantity: z.number(),
        /** Why nothing can be taken off. */
        fixedReason: z.string().optional(),
        /** Entries with the same group are approved together or not at all. */
        group: z.string().optional(),
        groupName: z.string().optional(),
      }).openapi("AmendEntry"),
    ),
  })
  .openapi("AmendOrder");

export const EligibleProductsSchema = z
  .object({
    products: z.array(
      EntryProductSchema.extend({
        /** The line in whose place it may stand, and how many pieces of it may. */
        entryNumber: z.number(),
        maxQuantity: z.number(),
        /** Of one piece with what is sewn on it. */
        price: PriceSchema.optional(),
      }).openapi("EligibleProduct"),
    ),
  })
  .openapi("EligibleProducts");

export const AmendBody = z.object({
  /** A line that is not named stays as asked. */
  entries: z
    .array(
      z.object({
        entryNumber: z.number().int().min(0).max(100_000),
        approvedQuantity: z.number().int().min(0).max(100_000),
      }),
    )
    .max(2000),
  /** What is put in the place of pieces that are not approved: one of the line's eligible products. */
  replacements: z
    .array(
      z.object({
        entryNumber: z.number().int().min(0).max(100_000),
        product: z.object({ code: z.string().min(1).max(60) }),
        quantity: z.number().int().min(1).max(100_000),
      }),
    )
    .max(200)
    .optional(),
  comment: optionalLines(COMMENT_MAX),
  /** Of what was shown to be approved, such as the answer of its price. If it would come to something else: 409. */
  fingerprint: shownDigest,
});

/** The changes of an order as the rules read them. */
export const changesOf = ({ entries, replacements, comment, fingerprint }: z.infer<typeof AmendBody>) => ({
  entries,
  replacements: replacements?.map(({ product, ...one }) => ({ ...one, sku: product.code })),
  comment,
  fingerprint,
});
