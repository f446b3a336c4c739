import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { PaymentsPage } from "~/features/account/payments-page.server";
import { paymentsView } from "~/features/account/payments.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "Billing and payments");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const query = { fields: "organisation(name),orgUnit(billToName)" };
    const [packs, payments, user] = await Promise.all([
      answer(visit.commerce.GET("/orgUsers/current/packs")),
      answer(visit.commerce.GET("/orgUsers/current/payments")),
      answer(visit.commerce.GET("/orgUsers/current", { params: { query } })),
    ]);
    return paymentsView(packs, payments, user);
  });
}

/** Template "my payment" (spec 001 §2). */
export default documentPage(
  serverOnly$(function PaymentsRoute() {
    return <PaymentsPage data={useLoaderData<typeof loader>()} />;
  }),
);
