import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DashboardPages } from "~/features/approvals/dashboard-pages";
import { loadDashboard, sendDashboard } from "~/features/approvals/dashboard.server";
import type { FormReply } from "~/forms/reply";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";

const TITLES = {
  list: "Manage approvals",
  approve: "Approve several orders",
  decline: "Decline several orders",
  delegate: "Give your approvals to somebody",
};

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, TITLES[args.data?.doing ?? "list"]);

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadDashboard(visit, args.request));
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, sendDashboard);
}

export default function PendingApprovalsRoute() {
  return <DashboardPages data={useLoaderData<typeof loader>()} lastResult={useActionData<FormReply>()} />;
}
