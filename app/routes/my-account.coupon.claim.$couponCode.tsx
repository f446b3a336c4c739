import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ClaimPage } from "~/features/coupons/claim-page.server";
import { claimLinked, loadClaim } from "~/features/coupons/coupons.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "Claim a coupon");

const codeOf = ({ params }: Pick<LoaderFunctionArgs, "params">) => params["couponCode"]!.slice(0, 60);

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const data = await loadClaim(visit, codeOf(args));
    return json(data, data.coupon ? {} : { status: 404 });
  });
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, (visit) => claimLinked(visit, codeOf(args)));
}

export default documentPage(function ClaimRoute() {
  return <ClaimPage data={useLoaderData<typeof loader>()} />;
});
