import { z } from "zod";

const words = "Enter a whole number from 1 to 999.";
const takenWords = "Enter a whole number from 0 to 999.";

const whole = (text: string) => z.coerce.number({ error: text }).int(text).min(0, text).max(999, text);

const lineSchema = z.object({
  /** A line as the page showed it: by its own id, or from an API without ids by its number and what it is. */
  line: z.coerce.number().int().min(0).optional(),
  entry: z.coerce.number().int().min(0).optional(),
  sku: z.string().max(80).optional(),
  taken: z.literal("on").optional(),
  /** Its pieces, as the page showed them; -1 once scripts have sent another number. */
  shown: z.coerce.number().int().min(-1),
  quantity: whole(words),
  /** Of the line whose −, + or Update was pressed: -1, 1 or 0. */
  step: z.coerce.number().int().min(-1).max(1).optional().catch(0),
  remove: z.literal("on").optional(),
  /** How many pieces were taken on site, and how many the page showed; of people without a stockroom neither is sent. */
  takenQuantity: whole(takenWords).optional(),
  takenShown: z.coerce.number().int().min(0).optional(),
});

/** The form of a cart: every line with what is typed there. What else is pressed has its own fields. */
export const cartSchema = z.object({ lines: z.array(lineSchema).default([]) });

export type SentLine = z.infer<typeof lineSchema>;
