import { z } from "zod";

const text = (max: number) => z.string().trim().min(1).max(max, `Please enter at most ${max} characters.`);

/** The form's rules; the API says them again (commerce/modules/reviews). */
export const reviewSchema = z.object({
  rating: z.coerce
    .number("Please choose 1 to 5 stars.")
    .int("Please choose 1 to 5 stars.")
    .min(1, "Please choose 1 to 5 stars.")
    .max(5, "Please choose 1 to 5 stars."),
  headline: text(100),
  comment: text(2000),
  alias: z.string().trim().max(60, "Please enter at most 60 characters.").optional(),
});
