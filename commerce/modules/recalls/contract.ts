import { z } from "@hono/zod-openapi";
import { ENDING_KINDS } from "./ending";

/** How a style ends: its last day (YYYY-MM-DD), a sentence about it, and why it is refused if that day has passed. */
export const EndingSchema = z
  .object({
    kind: z.enum(ENDING_KINDS),
    endsOn: z.string(),
    reason: z.string(),
    message: z.string(),
    refusal: z.string().optional(),
    replacement: z.object({ code: z.string(), name: z.string(), url: z.string() }).optional(),
  })
  .openapi("ProductEnding");

/** The same of a line, with what would stand in its place. */
export const LineEndingSchema = EndingSchema.extend({
  /** What a swap changes: size and colour, what is lost, and the difference in money. */
  swap: z.object({ sku: z.string(), changes: z.array(z.string()) }).optional(),
  /** Why it cannot be swapped, if there is a replacement. */
  noSwap: z.string().optional(),
}).openapi("LineEnding");
