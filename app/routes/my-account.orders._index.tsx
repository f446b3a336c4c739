import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadOrders } from "~/features/orders/order.server";
import { OrdersPage } from "~/features/orders/orders-page";
import { pageMeta } from "~/http/page-meta";
import { signedIn } from "~/session/page.server";

export const meta: MetaFunction = (args) => pageMeta(args, "Orders");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadOrders(visit, new URL(args.request.url).searchParams));
}

export default function OrdersRoute() {
  return <OrdersPage data={useLoaderData<typeof loader>()} />;
}
