import { z } from "@hono/zod-openapi";

/** Stars of the best rating (spec 002 §9). */
const BEST = 5;

const CHOOSE_STARS = `Please choose 1 to ${BEST} stars.`;

const text = (max: number) => z.string().trim().min(1).max(max, `Please enter at most ${max} characters.`);

/** A review as OCC answers it (contract §5.3). */
export const ReviewSchema = z
  .object({
    id: z.string(),
    rating: z.number().int(),
    headline: z.string(),
    comment: z.string(),
    alias: z.string().optional(),
    date: z.string(),
    /** Only of the caller's own review: who else wrote one is told by the alias alone. */
    principal: z.object({ uid: z.string(), name: z.string() }).optional(),
  })
  .openapi("Review");
export type Review = z.infer<typeof ReviewSchema>;

export const ReviewListSchema = z.object({ reviews: z.array(ReviewSchema) }).openapi("ReviewList");

export const NewReviewSchema = z.object({
  headline: text(100),
  comment: text(2000),
  rating: z.coerce.number(CHOOSE_STARS).int(CHOOSE_STARS).min(1, CHOOSE_STARS).max(BEST, CHOOSE_STARS),
  alias: z.string().trim().max(60, "Please enter at most 60 characters.").optional(),
});
export type NewReview = z.infer<typeof NewReviewSchema>;
