import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answer } from "~/commerce/client.server";
import { addToCart, goOnTo } from "~/features/product/add-to-cart.server";
import { isRun, orderRun } from "~/features/product/order-run.server";
import { followSize } from "~/features/interests/interests.server";
import { selectedOf } from "~/features/product/choice.server";
import { ProductPage } from "~/features/product/product-page";
import { productPath } from "~/features/product/product-path";
import { productView, readProduct } from "~/features/product/product.server";
import { REFERENCES, referencesView } from "~/features/product/references.server";
import { guideOf } from "~/features/product/size-guide.server";
import { FIRST, MOST, reviewsView } from "~/features/reviews/reviews.server";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";

export const handle = { section: "/search" };

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data?.product.choice.name ?? "Product");

export async function loader(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  const code = args.params["productCode"]!;
  return signedIn(args, async (visit) => {
    // The account belongs to whoever signed in, not to the wearer or the buyer's system that is ordered for.
    const own = !visit.keyed && !visit.session.has("proxy");
    const all = searchParams.get("reviews") === "all";
    const [product, reviews, timeZone, references] = await Promise.all([
      readProduct(visit, code),
      answer(
        visit.commerce.GET("/products/{code}/reviews", {
          params: { path: { code }, query: { maxCount: all ? MOST : FIRST } },
        }),
      ),
      visit.timeZone(),
      answer(
        visit.commerce.GET("/products/{code}/references", { params: { path: { code }, query: REFERENCES } }),
      ),
    ]);
    return {
      product: productView(product, timeZone, product.purchasable ? await guideOf(visit, product) : [], {
        inRuns: visit.site === "wholesale",
        mayFollow: own,
      }),
      reviews: reviewsView(reviews, timeZone, all),
      references: referencesView(references),
      path: productPath(args.params),
      selected: selectedOf(searchParams),
      idempotencyKey: newIdempotencyKey(),
      wishes: own,
    };
  });
}

export async function action(args: ActionFunctionArgs) {
  const code = args.params["productCode"]!;
  return signedInPost(args, (visit, form) => {
    if (form.has("follow")) return followSize(visit, form, productPath(args.params));
    const place = { code, path: productPath(args.params), done: goOnTo(visit, "/cart") };
    return isRun(form) ? orderRun(visit, form, place) : addToCart(visit, form, place);
  });
}

export default function ProductRoute() {
  const reply = useActionData<typeof action>();
  const data = useLoaderData<typeof loader>();
  // The key resets the page for another product: its own colour, front view, no zoom.
  return <ProductPage key={data.product.choice.code} {...data} reply={reply} />;
}
