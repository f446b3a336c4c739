import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { productPath } from "~/features/product/product-path";
import { ReviewPage } from "~/features/reviews/review-page";
import { loadReviewForm, writeReview } from "~/features/reviews/reviews.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";

export const handle = { section: "/search" };

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data ? `Review, ${args.data.product.name}` : "Review");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadReviewForm(visit, args.params["productCode"]!));
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, (visit, form) =>
    writeReview(visit, form, args.params["productCode"]!, productPath(args.params)),
  );
}

export default function ReviewRoute() {
  const reply = useActionData<typeof action>();
  return <ReviewPage data={useLoaderData<typeof loader>()} reply={reply} />;
}
