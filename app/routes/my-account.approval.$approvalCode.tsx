import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type AmendReply, sendAmend } from "~/features/approvals/amend.server";
import { approveOrder } from "~/features/approvals/decide.server";
import { loadApprovalPage } from "~/features/approvals/detail.server";
import { ApprovalPages } from "~/features/approvals/pages";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(
    args,
    args.data ? `${args.data.amend ? "Amend" : "Approve"} order ${args.data.one.code}` : "Approve order",
  );

const codeOf = ({ params }: Pick<LoaderFunctionArgs, "params">) => params["approvalCode"]!.slice(0, 60);

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadApprovalPage(visit, args.request, codeOf(args)));
}

export async function action(args: ActionFunctionArgs) {
  const send = new URL(args.request.url).searchParams.get("do") === "amend" ? sendAmend : approveOrder;
  return signedInPost(args, (visit, form) => send(visit, codeOf(args), form));
}

export default function ApprovalRoute() {
  return <ApprovalPages data={useLoaderData<typeof loader>()} lastResult={useActionData<AmendReply>()} />;
}
