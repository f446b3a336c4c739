import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RequisitionPage } from "~/features/punch-out/requisition-page";
import { loadRequisition, sendRequisition } from "~/features/punch-out/requisition.server";
import { pageMeta } from "~/http/page-meta";
import { readAsSent } from "~/forms/read-form.server";
import { signedIn, signedInPost } from "~/session/page.server";

export const handle = { header: "logo" };

export const meta: MetaFunction = (args) => pageMeta(args, "Return to your system");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, loadRequisition);
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, sendRequisition, (request) => readAsSent(request));
}

export default function RequisitionRoute() {
  return <RequisitionPage requisition={useLoaderData<typeof loader>()} />;
}
