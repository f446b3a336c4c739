import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { loadPasskey, savePasskey } from "~/features/account/passkey.server";
import { PasskeyPanel } from "~/features/account/passkey-panel";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";

export const meta: MetaFunction = (args) => pageMeta(args, "Passkey");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadPasskey(visit, args.params["id"]!.slice(0, 60)));
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, (visit, form) => savePasskey(visit, args.params["id"]!.slice(0, 60), form));
}

export default function PasskeyPage() {
  return <PasskeyPanel {...useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />;
}
