import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { approveOrder } from "~/features/approvals/decide.server";
import { ApprovalPage } from "~/features/approvals/detail-page";
import { loadApproval } from "~/features/approvals/detail.server";
import type { FormReply } from "~/forms/reply";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data ? `Approve order ${args.data.code}` : "Approve order");

const codeOf = ({ params }: Pick<LoaderFunctionArgs, "params">) => params["approvalCode"]!.slice(0, 60);

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadApproval(visit, codeOf(args)));
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, (visit, form) => approveOrder(visit, codeOf(args), form));
}

export default function ApprovalRoute() {
  return <ApprovalPage one={useLoaderData<typeof loader>()} lastResult={useActionData<FormReply>()} />;
}
