import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { MethodPage } from "~/features/cards/method-page.server";
import { chooseMethod, loadMethods } from "~/features/cards/method.server";
import { withCart } from "~/features/checkout/gate.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "How do you pay?");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, loadMethods);
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, (visit, form) => withCart(visit, () => chooseMethod(visit, form, args.request)));
}

export default documentPage(function PaymentMethodRoute() {
  return <MethodPage data={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
});
