import { answer } from "~/commerce/client.server";
import type { Visit } from "~/session/visit.server";

/** An order as the PDF file that the API makes. Another person's order is thrown as not found. */
export async function orderFile(visit: Visit, code: string): Promise<Response> {
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
}
