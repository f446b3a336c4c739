import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { InProgressPage } from "~/features/proxy/in-progress-page";
import { endOrder, loadInProgress } from "~/features/proxy/in-progress.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";

export const meta: MetaFunction = (args) => pageMeta(args, "Order in progress");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadInProgress(visit, args.request));
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, endOrder);
}

export default function OrderInProgressRoute() {
  return <InProgressPage data={useLoaderData<typeof loader>()} />;
}
