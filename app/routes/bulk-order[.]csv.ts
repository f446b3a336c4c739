import type { LoaderFunctionArgs } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import { fixColumns, template } from "~/features/bulk-order/file.server";
import { requireBulkOrders } from "~/features/bulk-order/guard.server";
import { csvFile, ROWS_OF_A_CALL } from "~/lists/csv.server";
import { signedIn } from "~/session/page.server";

/** The template of a file of orders, or all lines of the orders to mend of one that was sent. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    await requireBulkOrders(visit);
    const uploadId = new URL(args.request.url).searchParams.get("upload")?.slice(0, 60);
    if (!uploadId) return template();
    const path = { uploadId };
    const file = await answer(
      visit.commerce.GET("/bulkOrders/{uploadId}", { params: { path, query: { pageSize: 1 } } }),
    );
    return csvFile("orders-to-mend", fixColumns(file), async (currentPage) => {
      const query = { state: "mend", currentPage, pageSize: ROWS_OF_A_CALL } as const;
      const { lines } = await answer(
        visit.commerce.GET("/bulkOrders/{uploadId}", { params: { path, query } }),
      );
      return lines;
    });
  });
}
