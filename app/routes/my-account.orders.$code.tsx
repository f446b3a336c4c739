import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { exchangesOf } from "~/features/orders/exchanges.server";
import { orderView, readOrder } from "~/features/orders/order.server";
import { OrderPage } from "~/features/orders/order-page";
import { pageMeta } from "~/http/page-meta";
import { pathCode } from "~/http/path-code.server";
import { signedIn } from "~/session/page.server";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data ? `Order ${args.data.code}` : "Order");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const { order, timeZone } = await readOrder(visit, pathCode(args, "code"));
    return orderView(order, timeZone, await exchangesOf(visit, order));
  });
}

export default function OrderRoute() {
  return <OrderPage order={useLoaderData<typeof loader>()} />;
}
