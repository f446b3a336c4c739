import { z } from "@hono/zod-openapi";
import { MAX_QUANTITY } from "./change";

/** What calls about carts and their lines take. */
export const CartParams = z.object({ cartId: z.string().min(1).max(60) });
export const EntryParams = CartParams.extend({ entryNumber: z.coerce.number().int().min(0).max(100_000) });

/** The line that was shown, so that a renumbered one is not taken for it. */
export const LineQuery = z.object({ lineId: z.coerce.number().int().min(0).max(2_147_483_647).optional() });

export const QUANTITY_TEXT = `Enter a whole number from 1 to ${MAX_QUANTITY}.`;
/**
 * Where a line is picked up (spec 001 §7). Every order is sent or taken from a stockroom on site, so a store is refused
 * and not left out without a word; an empty one is delivery.
 */
export const pointOfService = z
  .object({ name: z.string().max(255).optional() })
  .nullish()
  .refine((point) => !point?.name, "Goods are delivered. They cannot be picked up at a store.");
export const quantityField = z.coerce
  .number({ error: QUANTITY_TEXT })
  .int(QUANTITY_TEXT)
  .min(1, QUANTITY_TEXT)
  .max(MAX_QUANTITY, QUANTITY_TEXT);
