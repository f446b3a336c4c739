import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { declineOrder, loadDecline } from "~/features/approvals/decide.server";
import { DeclinePage } from "~/features/approvals/decline-page";
import type { FormReply } from "~/forms/reply";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data ? `Decline order ${args.data.code}` : "Decline order");

const codeOf = ({ params }: Pick<LoaderFunctionArgs, "params">) => params["approvalCode"]!.slice(0, 60);

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadDecline(visit, codeOf(args)));
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, (visit, form) => declineOrder(visit, codeOf(args), form));
}

export default function DeclineRoute() {
  return <DeclinePage data={useLoaderData<typeof loader>()} lastResult={useActionData<FormReply>()} />;
}
