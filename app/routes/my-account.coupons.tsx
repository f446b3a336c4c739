import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CouponsPage } from "~/features/coupons/coupons-page.server";
import { changeCoupons, loadCoupons } from "~/features/coupons/coupons.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "My coupons");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadCoupons(visit, new URL(args.request.url).searchParams));
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, changeCoupons);
}

export default documentPage(function CouponsRoute() {
  return <CouponsPage data={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
});
