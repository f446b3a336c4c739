import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { addToCart, goOnTo } from "~/features/product/add-to-cart.server";
import { selectedOf } from "~/features/product/choice.server";
import { ProductPage } from "~/features/product/product-page";
import { productView, readProduct } from "~/features/product/product.server";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";

export const handle = { section: "/search" };

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data?.product.choice.name ?? "Product");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => ({
    product: productView(await readProduct(visit, args.params["productCode"]!)),
    selected: selectedOf(new URL(args.request.url).searchParams),
    idempotencyKey: newIdempotencyKey(),
  }));
}

export async function action(args: ActionFunctionArgs) {
  const code = args.params["productCode"]!;
  const path = `/product/${encodeURIComponent(code)}/${encodeURIComponent(args.params["name"]!)}`;
  return signedInPost(args, (visit, form) =>
    addToCart(visit, form, { code, path, done: goOnTo(visit, "/cart") }),
  );
}

export default function ProductRoute() {
  const reply = useActionData<typeof action>();
  return <ProductPage {...useLoaderData<typeof loader>()} reply={reply} />;
}
