import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { cancelOrder, loadCancel } from "~/features/orders/cancel.server";
import { CancelPage } from "~/features/orders/cancel-page";
import type { FormReply } from "~/forms/reply";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";

export const meta: MetaFunction = (args) => pageMeta(args, "Cancel order");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadCancel(visit, args.params["code"]!.slice(0, 60)));
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, (visit, form) => cancelOrder(visit, args.params["code"]!.slice(0, 60), form));
}

export default function CancelRoute() {
  return <CancelPage {...useLoaderData<typeof loader>()} lastResult={useActionData<FormReply>()} />;
}
