import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { InvoicePage } from "~/features/finances/invoice-page.server";
import { numbersOf } from "~/features/finances/pay.server";
import { invoiceView } from "~/features/finances/view.server";
import { pageMeta } from "~/http/page-meta";
import { pathCode } from "~/http/path-code.server";
import { signedIn } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data ? `Invoice ${args.data.number}` : "Invoice");

/** One invoice. @throws Response 404 for what cannot be a number; CommerceError 404 for one of somebody else. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const [number] = numbersOf([pathCode(args, "number")]);
    if (!number) throw new Response(null, { status: 404 });
    const [{ invoices }, timeZone] = await Promise.all([
      answer(
        visit.commerce.GET("/payment/payment-invoice", {
          params: { query: { invoiceIds: number, fields: "invoices(FULL)" } },
        }),
      ),
      visit.timeZone(),
    ]);
    return invoiceView(invoices[0]!, timeZone);
  });
}

export default documentPage(
  serverOnly$(function InvoiceRoute() {
    return <InvoicePage invoice={useLoaderData<typeof loader>()} />;
  }),
);
