import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { answer } from "~/commerce/client.server";
import { ordersView } from "~/features/orders/order.server";
import { OrdersPage } from "~/features/orders/orders-page";
import { pageNumberOf, pageOrLast } from "~/lists/list-query.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn } from "~/session/page.server";

export const meta: MetaFunction = (args) => pageMeta(args, "Orders");

const PAGE_SIZE = 20;

/** Newest first unless the address says otherwise. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const search = new URL(args.request.url).searchParams;
    const sort = search.get("sort")?.slice(0, 40) || undefined;
    const [page, timeZone] = await Promise.all([
      pageOrLast(pageNumberOf(search), (currentPage) =>
        answer(
          visit.commerce.GET("/users/current/orders", {
            params: { query: { currentPage, pageSize: PAGE_SIZE, sort } },
          }),
        ),
      ),
      visit.timeZone(),
    ]);
    return ordersView(page, timeZone);
  });
}

export default function OrdersRoute() {
  return <OrdersPage data={useLoaderData<typeof loader>()} />;
}
