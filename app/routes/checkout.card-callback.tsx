import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CallbackPage } from "~/features/cards/callback-page";
import { loadCallback, saveCard } from "~/features/cards/callback.server";
import { withCart } from "~/features/checkout/gate.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";

export const meta: MetaFunction = (args) => pageMeta(args, "Billing address");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadCallback(visit, args.request));
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, (visit, form) => withCart(visit, () => saveCard(visit, form)));
}

export default function CardCallbackRoute() {
  const reply = useActionData<typeof action>();
  return <CallbackPage data={useLoaderData<typeof loader>()} reply={reply} />;
}
