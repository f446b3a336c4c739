import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answer } from "~/commerce/client.server";
import { isRefused } from "~/commerce/errors.server";
import { productPath } from "~/features/product/product-path";
import { readProduct } from "~/features/product/product.server";
import { ReviewPage } from "~/features/reviews/review-page";
import { reviewSchema } from "~/features/reviews/review-schema.server";
import { reviewFormView } from "~/features/reviews/reviews.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { mergeApiErrors, parseForm, replyInvalid } from "~/forms/submission.server";
import { pageMeta } from "~/http/page-meta";
import { seeOther } from "~/session/see-other.server";
import { signedIn, signedInPost } from "~/session/page.server";

export const handle = { section: "/search" };

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data ? `Review, ${args.data.product.name}` : "Review");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const code = args.params["productCode"]!;
    const [product, reviews, person] = await Promise.all([
      readProduct(visit, code, "DEFAULT"),
      answer(
        visit.commerce.GET("/products/{code}/reviews", {
          params: { path: { code }, query: { maxCount: 1 } },
        }),
      ),
      visit.person(),
    ]);
    return reviewFormView(product, reviews, person);
  });
}

/** Takes a review and goes back to the product. */
export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    const submission = parseForm(form, reviewSchema);
    if (submission.status !== "success") return replyInvalid(submission);
    try {
      await visit.commerce.POST("/products/{code}/reviews", {
        params: { path: { code: args.params["productCode"]! } },
        headers: { "Idempotency-Key": idempotencyKeyOf(form) },
        body: submission.value,
      });
    } catch (error) {
      if (!isRefused(error) || error.is("UnknownIdentifierError")) throw error;
      return replyInvalid(submission, mergeApiErrors(submission, error));
    }
    visit.flash({ kind: "ok", text: "Thank you. Your colleagues can read your review now." });
    return seeOther(visit, productPath(args.params));
  });
}

export default function ReviewRoute() {
  const reply = useActionData<typeof action>();
  return <ReviewPage data={useLoaderData<typeof loader>()} reply={reply} />;
}
