import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AddCostCentrePage } from "~/features/cost-centres/add-page.server";
import { addCostCentre } from "~/features/cost-centres/add.server";
import { CostCentresPage } from "~/features/cost-centres/list-page.server";
import { loadCostCentres } from "~/features/cost-centres/list.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data?.form ? "Add cost centre" : "Cost centres");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadCostCentres(visit, args.request));
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, addCostCentre);
}

export default documentPage(function CostCentresRoute() {
  const { form, list } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  if (form) return <AddCostCentrePage data={form} reply={reply} />;
  return list ? <CostCentresPage data={list} /> : null;
});
