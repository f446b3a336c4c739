import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ApprovalsPage } from "~/features/approvals/list-page";
import { loadApprovals } from "~/features/approvals/list.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn } from "~/session/page.server";

export const meta: MetaFunction = (args) => pageMeta(args, "Manage approvals");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadApprovals(visit, args.request, "pending"));
}

export default function PendingApprovalsRoute() {
  return <ApprovalsPage data={useLoaderData<typeof loader>()} />;
}
