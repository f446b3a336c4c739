import type { LoaderFunctionArgs } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import { registerBody, registerColumns, registerQuery } from "~/features/purchase-orders/list.server";
import { purchaseOrderView, wordsFor } from "~/features/purchase-orders/view.server";
import { csvFile, ROWS_OF_A_CALL } from "~/lists/csv.server";
import { readableOnly } from "~/lists/list-query.server";
import { signedIn } from "~/session/page.server";

/** The list of purchase orders, with its search, filters and sort, as a file of all its pages. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const query = readableOnly(registerQuery(args.request));
    const words = await wordsFor(visit);
    return csvFile("purchase-orders", registerColumns, async (page) => {
      const { purchaseOrders } = await answer(
        visit.commerce.POST("/wwgPurchaseOrders/getPurchaseOrdersList", {
          body: registerBody(query, page, ROWS_OF_A_CALL),
        }),
      );
      return purchaseOrders.map((one) => purchaseOrderView(one, words));
    });
  });
}
