import { z } from "@hono/zod-openapi";

/** Packs of which an order used a period that is over: what it gives back cannot be chosen again. */
export const LapsedPacksSchema = z.array(
  z
    .object({
      packId: z.string(),
      name: z.string(),
      /** The last day of the period, YYYY-MM-DD. */
      lastDay: z.string(),
    })
    .openapi("LapsedPack"),
);

/** The lines of an order that can be cancelled (contract §21.3). */
export const CancelDetailsSchema = z
  .object({
    code: z.string(),
    cancellable: z.boolean(),
    lapsedPacks: LapsedPacksSchema,
    entries: z.array(
      z.object({
        orderEntryNumber: z.number(),
        quantity: z.number(),
        cancellableQuantity: z.number(),
        /** Entries with the same group can only be cancelled together, in full. */
        group: z.string().optional(),
        groupName: z.string().optional(),
      }),
    ),
  })
  .openapi("CancelDetails");

export const CancellationBody = z.object({
  cancellationRequestEntryInputs: z
    .array(
      z.object({
        orderEntryNumber: z.number().int().min(0).max(100_000),
        quantity: z.number().int().min(0).max(100_000),
      }),
    )
    .max(2000),
});
