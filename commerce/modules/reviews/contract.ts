import { z } from "@hono/zod-openapi";
import { optionalText, requiredLines, requiredText } from "../../http/text-schema";

/** Stars of the best rating (spec 002 §9). */
const BEST = 5;

const CHOOSE_STARS = `Choose 1 to ${BEST} stars.`;

/** A review as OCC answers it (contract §5.3). */
export const ReviewSchema = z
  .object({
    id: z.string(),
    rating: z.number().int(),
    headline: z.string(),
    comment: z.string(),
    alias: z.string().optional(),
    date: z.string(),
    /** Only for the caller's own review. Other authors are shown by alias only. */
    principal: z.object({ uid: z.string(), name: z.string() }).optional(),
  })
  .openapi("Review");
export type Review = z.infer<typeof ReviewSchema>;

export const ReviewListSchema = z.object({ reviews: z.array(ReviewSchema) }).openapi("ReviewList");

export const NewReviewSchema = z.object({
  headline: requiredText(100),
  comment: requiredLines(2000),
  rating: z.coerce.number(CHOOSE_STARS).int(CHOOSE_STARS).min(1, CHOOSE_STARS).max(BEST, CHOOSE_STARS),
  alias: optionalText(60),
});
export type NewReview = z.infer<typeof NewReviewSchema>;
