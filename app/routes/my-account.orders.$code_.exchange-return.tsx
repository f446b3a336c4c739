import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AskPage } from "~/features/returns/ask-page";
import { type AskReply, loadAsk, sendAsk } from "~/features/returns/ask.server";
import { pageMeta } from "~/http/page-meta";
import { pathCode } from "~/http/path-code.server";
import { signedIn, signedInUpload } from "~/session/page.server";

export const handle = { noSearch: true };

export const meta: MetaFunction = (args) => pageMeta(args, `Exchange or return from ${args.params["code"]}`);

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadAsk(visit, pathCode(args, "code"), args.request));
}

export async function action(args: ActionFunctionArgs) {
  const code = pathCode(args, "code");
  return signedInUpload(args, (visit, form, files) => sendAsk(visit, code, form, files));
}

export default function ExchangeReturnRoute() {
  return <AskPage data={useLoaderData<typeof loader>()} lastResult={useActionData<AskReply>()} />;
}
