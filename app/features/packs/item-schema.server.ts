import { z } from "zod";

/** The most pieces of an item of a bundle. */
export const MOST_PIECES = 99;
const quantityWords = `Enter a whole number from 1 to ${MOST_PIECES}.`;

/** The form for one item. The API validates the choice; only short texts are measured here as well. */
export const itemSchema = z.object({
  setId: z.string().max(60),
  colour: z.string().max(40).optional(),
  fit: z.string().max(80).optional(),
  quantity: z.coerce
    .number({ error: quantityWords })
    .int(quantityWords)
    .min(1, quantityWords)
    .max(MOST_PIECES, quantityWords),
  valueAdd: z.record(z.string(), z.array(z.string().optional())).optional(),
  /** Sent by a card: the product, and the number of pieces that fills the step. */
  style: z.string().max(60).optional(),
  all: z.coerce.number().int().min(1).max(MOST_PIECES).optional(),
  /** Sent by a card: where a step that is finished leads. */
  then: z.literal("next").optional(),
  reasonOfReplacement: z.string().optional(),
  ppeReason: z.string().optional(),
  /** A form without scripts sends each line break as two characters; it counts as one. */
  additionalComments: z
    .string()
    .overwrite((text) => text.replaceAll("\r\n", "\n"))
    .optional(),
});
