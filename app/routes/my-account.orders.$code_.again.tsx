import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { loadAgain, orderAgain } from "~/features/orders/again.server";
import { AgainPage } from "~/features/orders/again-page";
import type { FormReply } from "~/forms/reply";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";

export const meta: MetaFunction = (args) => pageMeta(args, `Order again ${args.params["code"]}`);

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadAgain(visit, args.params["code"]!.slice(0, 60)));
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, (visit, form) => orderAgain(visit, args.params["code"]!.slice(0, 60), form));
}

export default function AgainRoute() {
  return <AgainPage {...useLoaderData<typeof loader>()} lastResult={useActionData<FormReply>()} />;
}
