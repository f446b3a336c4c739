import type { LoaderFunctionArgs } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import { pdf } from "~/features/finances/file.server";
import { signedIn } from "~/session/page.server";

/**
 * An invoice, a credit or a statement as the PDF file that the API makes.
 * @throws Response 404 without one; CommerceError 404 for one of another organisation.
 */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async ({ commerce }) => {
    const asked = new URL(args.request.url).searchParams;
    const idOf = (kind: string) => asked.get(kind)?.slice(0, 60) || undefined;
    const [invoiceId, creditId] = [idOf("invoice"), idOf("credit")];
    const statementId = asked.get("statement")?.slice(0, 120) || undefined;
    const parseAs = "arrayBuffer" as const;
    if (invoiceId) {
      const body = { ids: [invoiceId], tabName: "other" as const };
      return pdf(
        await answer(commerce.POST("/wwg-manage-finances/downloadInvoice", { body, parseAs })),
        invoiceId,
      );
    }
    if (creditId) {
      const body = { ids: [creditId], tabName: "credit" as const };
      return pdf(
        await answer(commerce.POST("/wwg-manage-finances/downloadCredit", { body, parseAs })),
        creditId,
      );
    }
    if (!statementId) throw new Response(null, { status: 404 });
    const file = await answer(commerce.POST("/downloadStatement", { body: { statementId }, parseAs }));
    return pdf(file, `statement-${statementId.replaceAll(".", "-")}`);
  });
}
