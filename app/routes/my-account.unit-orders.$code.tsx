import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { answer } from "~/commerce/client.server";
import { orderView } from "~/features/orders/order.server";
import { UnitOrderPage } from "~/features/unit-orders/order-page";
import { pageMeta } from "~/http/page-meta";
import { pathCode } from "~/http/path-code.server";
import { signedIn } from "~/session/page.server";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data ? `Order ${args.data.code}` : "Order");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const code = pathCode(args, "code");
    const [order, timeZone] = await Promise.all([
      answer(
        visit.commerce.GET("/orgUsers/current/orgUnits/orders/{code}", {
          params: { path: { code }, query: { fields: "FULL" } },
        }),
      ),
      visit.timeZone(),
    ]);
    return orderView(order, timeZone);
  });
}

export default function UnitOrderRoute() {
  return <UnitOrderPage order={useLoaderData<typeof loader>()} />;
}
