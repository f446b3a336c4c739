import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { answer } from "~/commerce/client.server";
import { RegisterPage } from "~/features/purchase-orders/list-page";
import { registerBody, registerQuery, registerView } from "~/features/purchase-orders/list.server";
import { wordsFor } from "~/features/purchase-orders/view.server";
import { pageOrLast } from "~/lists/list-query.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn } from "~/session/page.server";

export const meta: MetaFunction = (args) => pageMeta(args, "Purchase orders");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const query = registerQuery(args.request);
    const [page, filters, words] = await Promise.all([
      pageOrLast(query.currentPage, (currentPage) =>
        answer(
          visit.commerce.POST("/wwgPurchaseOrders/getPurchaseOrdersList", {
            body: registerBody(query, currentPage),
          }),
        ),
      ),
      answer(visit.commerce.GET("/wwgPurchaseOrders/filters")),
      wordsFor(visit),
    ]);
    return registerView(query, page, filters, words);
  });
}

export default function PurchaseOrdersRoute() {
  return <RegisterPage data={useLoaderData<typeof loader>()} />;
}
