import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CancelReturnPage } from "~/features/returns/cancel-page";
import { cancelReturn, loadCancelReturn } from "~/features/returns/detail.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, `Cancel ${args.data?.code ?? ""}`);

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadCancelReturn(visit, args.params["code"]!.slice(0, 60)));
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, (visit, form) => cancelReturn(visit, args.params["code"]!.slice(0, 60), form));
}

export default function CancelReturnRoute() {
  return <CancelReturnPage view={useLoaderData<typeof loader>()} />;
}
