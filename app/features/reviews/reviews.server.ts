import type { SerializeFrom } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import { isRefused } from "~/commerce/errors.server";
import type { components } from "~/commerce/occ";
import { readProduct } from "~/features/product/product.server";
import { cardOf } from "~/features/product/card.server";
import { idempotencyKeyOf, newIdempotencyKey } from "~/forms/idempotency.server";
import { constraintOf, mergeApiErrors, parseForm, replyInvalid } from "~/forms/submission.server";
import { seeOther } from "~/http/redirects.server";
import type { Visit } from "~/session/visit.server";
import { readableDate } from "~/ui/dates";
import { reviewSchema } from "./review-schema.server";

type Review = components["schemas"]["Review"];

/** Reviews under a product before all are asked for. */
const FIRST = 3;
/** The most that one answer of the API holds. */
const MOST = 100;

const readReviews = (visit: Visit, code: string, maxCount: number) =>
  answer(visit.commerce.GET("/products/{code}/reviews", { params: { path: { code }, query: { maxCount } } }));

/** What colleagues say of a product: the reader's own review first. */
export async function loadReviews(visit: Visit, code: string, all: boolean) {
  const [{ reviews }, timeZone] = await Promise.all([
    readReviews(visit, code, all ? MOST : FIRST),
    visit.timeZone(),
  ]);
  return {
    shown: reviews.map((review) => reviewView(review, timeZone)),
    /** Whether the reader's own is among them. */
    written: reviews.some(isOwn),
    /** Whether all were asked for. */
    all,
  };
}

export type ReviewsView = SerializeFrom<typeof loadReviews>;

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
export async function loadReviewForm(visit: Visit, code: string) {
  const [product, { reviews }, person] = await Promise.all([
    readProduct(visit, code, "DEFAULT"),
    readReviews(visit, code, 1),
    visit.person(),
  ]);
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

export type ReviewFormData = SerializeFrom<typeof loadReviewForm>;

/** Takes a review and goes back to the product; `path` is the product's page. */
export async function writeReview(visit: Visit, form: FormData, code: string, path: string) {
  const submission = parseForm(form, reviewSchema);
  if (submission.status !== "success") return replyInvalid(submission);
  try {
    await visit.commerce.POST("/products/{code}/reviews", {
      params: { path: { code } },
      headers: { "Idempotency-Key": idempotencyKeyOf(form) },
      body: submission.value,
    });
  } catch (error) {
    if (!isRefused(error) || error.is("UnknownIdentifierError")) throw error;
    return replyInvalid(submission, mergeApiErrors(submission, error));
  }
  visit.flash({ kind: "ok", text: "Thank you. Your colleagues can read your review now." });
  return seeOther(visit, path);
}
