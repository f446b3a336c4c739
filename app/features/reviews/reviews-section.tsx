import { useSearchParams } from "@remix-run/react";
import { ButtonLink } from "~/ui/button";
import { counted } from "~/ui/counted";
import { ActionLink } from "~/ui/link-button";
import { queryWith } from "~/ui/query";
import { Stars } from "~/ui/stars";
import { reviewPath } from "./review-path";
import type { ReviewsView } from "./reviews.server";

export type Rating = { average: number; count: number };

/** The average beside the name of a product, leading to what was said. */
export function RatingLink({ rating }: { rating: Rating }) {
  return (
    <p className="row sm mb-2">
      <Stars rating={rating.average} />
      <a href="#reviews">
        {rating.average} out of 5, {counted(rating.count, "review")}
      </a>
    </p>
  );
}

export type ReviewsSectionProps = { reviews: ReviewsView; rating?: Rating; productPath: string };

/** What colleagues say of a product. */
export function ReviewsSection({ reviews, rating, productPath }: ReviewsSectionProps) {
  const { shown, written, all } = reviews;
  return (
    <section className="stack" id="reviews" aria-labelledby="reviews-title">
      <div className="row between">
        <h2 id="reviews-title">Reviews</h2>
        <ButtonLink size="small" to={reviewPath(productPath)}>
          {written ? "Change your review" : "Write a review"}
        </ButtonLink>
      </div>
      {rating ? (
        <p className="row">
          <Stars rating={rating.average} />
          <span>
            {rating.average} out of 5 from {counted(rating.count, "colleague")}
          </span>
        </p>
      ) : (
        <p className="mut">Nobody has reviewed this yet. Tell your colleagues how it fits and wears.</p>
      )}
      {shown.length > 0 ? (
        <ul className="grid">
          {shown.map((review) => (
            <li key={review.id} className="card pad stack-s">
              <Stars rating={review.rating} />
              <h3 className="wrap-anywhere">{review.headline}</h3>
              <p className="whitespace-pre-wrap wrap-anywhere">{review.comment}</p>
              <p className="sm mut wrap-anywhere">
                {review.author}, {review.date}
              </p>
            </li>
          ))}
        </ul>
      ) : null}
      <MoreReviews shown={shown.length} count={rating?.count ?? 0} all={all} />
    </section>
  );
}

/** Leads to all; beyond what one answer holds it says how many there are. */
function MoreReviews({ shown, count, all }: { shown: number; count: number; all: boolean }) {
  const [search] = useSearchParams();
  if (shown >= count) return null;
  if (all)
    return (
      <p className="mut">
        These are the newest {shown} of {count} reviews.
      </p>
    );
  return (
    <p>
      <ActionLink to={`${queryWith(search, { reviews: "all" })}#reviews`} preventScrollReset>
        Show all {count} reviews
      </ActionLink>
    </p>
  );
}
