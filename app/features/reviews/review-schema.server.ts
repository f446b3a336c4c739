import { z } from "zod";
import { optionalText, requiredText } from "~/forms/text-schema.server";

/** The form's rules; the API says them again (commerce/modules/reviews). */
export const reviewSchema = z.object({
  rating: z.coerce
    .number("Please choose 1 to 5 stars.")
    .int("Please choose 1 to 5 stars.")
    .min(1, "Please choose 1 to 5 stars.")
    .max(5, "Please choose 1 to 5 stars."),
  headline: requiredText(100),
  comment: requiredText(2000),
  alias: optionalText(60),
});
