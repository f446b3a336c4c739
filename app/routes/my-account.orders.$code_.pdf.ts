import type { LoaderFunctionArgs } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import { pathCode } from "~/http/path-code.server";
import { signedIn } from "~/session/page.server";

/** An order as the PDF file that the API makes. Another person's order is not found. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const code = pathCode(args, "code");
    const file = await answer(
      visit.commerce.GET("/users/current/orders/{code}/pdf", {
        params: { path: { code } },
        parseAs: "arrayBuffer",
      }),
    );
    return new Response(file, {
      headers: {
        "Content-Type": "application/pdf",
        "Content-Disposition": `attachment; filename="order-${code.replace(/[^\w-]/g, "")}.pdf"`,
        "Cache-Control": "private, no-store",
      },
    });
  });
}
