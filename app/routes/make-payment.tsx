import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PaymentPage } from "~/features/finances/pay-page.server";
import { loadPayment, payInvoices } from "~/features/finances/pay.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "Make payment");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadPayment(visit, args.request));
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, (visit, form) => payInvoices(visit, form, args.request));
}

export default documentPage(function MakePaymentRoute() {
  return <PaymentPage data={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
});
