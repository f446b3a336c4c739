import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DashboardPages } from "~/features/approvals/dashboard-pages";
import { loadDashboard } from "~/features/approvals/dashboard.server";
import { approveSeveral } from "~/features/approvals/several.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data?.doing === "approve" ? "Approve several orders" : "Manage approvals");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadDashboard(visit, args.request));
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, approveSeveral);
}

export default function PendingApprovalsRoute() {
  return <DashboardPages data={useLoaderData<typeof loader>()} />;
}
