import { z } from "@hono/zod-openapi";
import { optionalText } from "../../http/text-schema";
import { EntryProductSchema } from "../carts";
import { OrderedEntrySchema } from "../orders";
import { COMMENT_MAX, Wearer } from "./contract";

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
      EntryProductSchema.extend({ entryNumber: z.number(), maxQuantity: z.number() }).openapi(
        "EligibleProduct",
      ),
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
  comment: optionalText(COMMENT_MAX),
});
