import { z } from "@hono/zod-openapi";
import { PriceSchema } from "../../../http/money";
import { LineEndingSchema } from "../../recalls";
import { OrderedEntrySchema } from "../contract";

/** The most pieces of one line that can be ordered again. */
const MOST_PIECES = 999;
const PIECES = `Enter a whole number from 0 to ${MOST_PIECES}.`;

/** Which lines of the order, and how many pieces; without it all that stands of the order. */
export const ReorderBody = z.object({
  orderEntries: z
    .array(
      z.object({
        orderEntryNumber: z.number().int().min(0).max(100_000),
        /** Of a style that ends: what replaces it is ordered. */
        replaced: z.boolean().optional(),
        quantity: z.number({ error: PIECES }).int(PIECES).min(0, PIECES).max(MOST_PIECES, PIECES),
      }),
    )
    .max(2000)
    .optional(),
});

/**
 * What became of each line (contract §9). Codes: success, lowStock, noStock, maxOrderQuantityExceeded,
 * unknownIdentifier (no longer sold, or not to this organisation), limitExceeded (a pack's entitlement or maximum)
 * and unknownError; statusMessage says why (spec 002 §8).
 */
export const ReorderSchema = z
  .object({
    cartModifications: z.array(
      z.object({
        statusCode: z.string(),
        statusMessage: z.string().optional(),
        /** Pieces asked for. */
        quantity: z.number(),
        /** Pieces that went into the cart, or into the draft of the pack that `entry` names. */
        quantityAdded: z.number(),
        /** What one piece cost then and costs now, if that differs and is shown. */
        priceChange: z.object({ then: PriceSchema, now: PriceSchema }).optional(),
        /** The line of the order. */
        entry: OrderedEntrySchema,
      }),
    ),
  })
  .openapi("Reorder");

/** The lines of an order whose styles end, with what can be ordered in their place. */
export const ReorderSwapsSchema = z
  .object({ swaps: z.array(z.object({ orderEntryNumber: z.number(), ending: LineEndingSchema })) })
  .openapi("ReorderSwaps");
