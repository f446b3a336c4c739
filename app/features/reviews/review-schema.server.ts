import { z } from "zod";
import { LIMITS } from "~/commerce/limits.server";
import { optionalText, requiredText } from "~/forms/text-schema.server";

const LIMIT = LIMITS["POST /products/{code}/reviews"];

const CHOOSE_STARS = "Choose 1 to 5 stars.";

/** The form's rules; the API says them again (commerce/modules/reviews). */
export const reviewSchema = z.object({
  rating: z.coerce.number(CHOOSE_STARS).int(CHOOSE_STARS).min(1, CHOOSE_STARS).max(5, CHOOSE_STARS),
  headline: requiredText(LIMIT.headline, "Enter a headline."),
  comment: requiredText(LIMIT.comment, "Enter your review."),
  alias: optionalText(LIMIT.alias),
});
