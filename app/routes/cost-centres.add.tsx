import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AddCostCentrePage } from "~/features/cost-centres/add-page";
import { addCostCentre, loadAddCostCentre } from "~/features/cost-centres/add.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";

export const meta: MetaFunction = (args) => pageMeta(args, "Add cost centre");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, loadAddCostCentre);
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, addCostCentre);
}

export default function AddCostCentreRoute() {
  return <AddCostCentrePage data={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
