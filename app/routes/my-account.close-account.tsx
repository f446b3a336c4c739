import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ClosePage } from "~/features/account/close-page";
import { closeAccount, loadClosing } from "~/features/account/close.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";

export const meta: MetaFunction = (args) => pageMeta(args, "Close your account");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, loadClosing);
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, closeAccount);
}

export default function CloseAccountPage() {
  return <ClosePage closing={useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />;
}
