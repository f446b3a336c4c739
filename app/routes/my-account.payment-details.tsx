import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PaymentsPage } from "~/features/account/payments-page.server";
import { loadPayments } from "~/features/account/payments.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "Billing and payments");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, loadPayments);
}

/** Template "my payment" (spec 001 §2). */
export default documentPage(function PaymentsRoute() {
  return <PaymentsPage data={useLoaderData<typeof loader>()} />;
});
