import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { withCart } from "~/features/checkout/gate.server";
import { RepeatPage } from "~/features/replenishments/repeat-page.server";
import { loadRepeat, postRepeat } from "~/features/replenishments/repeat.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "Repeat this order");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, loadRepeat);
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, (visit, form) => withCart(visit, () => postRepeat(visit, form)));
}

export default documentPage(function RepeatRoute() {
  return <RepeatPage data={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
});
