import { z } from "zod";
import { optionalText, requiredText } from "~/forms/text-schema.server";

const CHOOSE_STARS = "Choose 1 to 5 stars.";

/** The form's rules; the API says them again (commerce/modules/reviews). */
export const reviewSchema = z.object({
  rating: z.coerce.number(CHOOSE_STARS).int(CHOOSE_STARS).min(1, CHOOSE_STARS).max(5, CHOOSE_STARS),
  headline: requiredText(100, "Enter a headline."),
  comment: requiredText(2000, "Enter your review."),
  alias: optionalText(60),
});
