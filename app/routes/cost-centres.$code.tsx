import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CostCentrePages } from "~/features/cost-centres/pages.server";
import { changeCostCentre, loadCostCentrePage } from "~/features/cost-centres/detail.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data?.pageTitle ?? "Cost centre");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) =>
    loadCostCentrePage(visit, args.request, args.params["code"]!.slice(0, 60)),
  );
}

export async function action(args: ActionFunctionArgs) {
  const code = args.params["code"]!.slice(0, 60);
  return signedInPost(args, (visit, form) => changeCostCentre(visit, code, form));
}

export default documentPage(function CostCentreRoute() {
  return <CostCentrePages centre={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
});
