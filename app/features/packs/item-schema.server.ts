import { z } from "zod";
import { optionalText } from "~/forms/text-schema.server";

/** The form of one choice; what it may be is the API's to say, how long it may be is said here too. */
export const itemSchema = z.object({
  setId: z.string().max(60),
  colour: z.string().max(40).optional(),
  fit: z.string().max(80).optional(),
  quantity: z.coerce
    .number({ error: "Enter a whole number from 1 to 99." })
    .int("Enter a whole number from 1 to 99.")
    .min(1, "Enter a whole number from 1 to 99.")
    .max(99, "Enter a whole number from 1 to 99."),
  valueAdd: z.record(z.string(), z.array(z.string().optional())).optional(),
  /** Of a card: which product, and how many pieces fill the step. */
  style: z.string().max(60).optional(),
  all: z.coerce.number().int().min(1).max(99).optional(),
  additionalComments: optionalText(255),
});
