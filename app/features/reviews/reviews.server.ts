import type { SerializeFrom } from "@remix-run/node";
import type { components } from "~/commerce/occ";
import type { ResponseOf } from "~/commerce/response";
import { cardOf } from "~/features/product-cards/card.server";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import { constraintOf } from "~/forms/submission.server";
import { readableDate } from "~/ui/dates";
import { reviewSchema } from "./review-schema.server";

type Review = components["schemas"]["Review"];

/** Reviews under a product before all are asked for. */
export const FIRST = 3;
/** The most that one answer of the API holds. */
export const MOST = 100;

type Reviews = ResponseOf<"get", "/products/{code}/reviews">;

/** What colleagues say of a product: the reader's own review first. */
export function reviewsView({ reviews }: Reviews, timeZone: string, all: boolean) {
  return {
    shown: reviews.map((review) => reviewView(review, timeZone)),
    /** Whether the reader's own is among them. */
    written: reviews.some(isOwn),
    /** Whether all were asked for. */
    all,
  };
}

export type ReviewsView = SerializeFrom<typeof reviewsView>;

/** Only the own review tells who wrote it. */
const isOwn = ({ principal }: Review) => principal !== undefined;

const reviewView = (review: Review, timeZone: string) => ({
  id: review.id,
  rating: review.rating,
  headline: review.headline,
  comment: review.comment,
  author: isOwn(review) ? "You" : (review.alias ?? "A colleague"),
  date: readableDate(review.date, timeZone),
});

/** The form for one product, with what the person said before. */
export function reviewFormView(
  product: Parameters<typeof cardOf>[0],
  { reviews }: Reviews,
  person: { preferredName?: string; firstName: string },
) {
  const own = reviews.find(isOwn);
  return {
    product: cardOf(product),
    again: own !== undefined,
    values: own
      ? { rating: String(own.rating), headline: own.headline, comment: own.comment, alias: own.alias ?? "" }
      : { alias: person.preferredName || person.firstName },
    constraint: constraintOf(reviewSchema),
    idempotencyKey: newIdempotencyKey(),
  };
}

export type ReviewFormData = SerializeFrom<typeof reviewFormView>;
