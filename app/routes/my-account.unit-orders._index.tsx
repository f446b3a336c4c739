import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { answer } from "~/commerce/client.server";
import { UnitOrdersPage } from "~/features/unit-orders/list-page";
import { unitOrdersAsked, unitOrdersQuery, unitOrdersView } from "~/features/unit-orders/list.server";
import { pageOrLast } from "~/lists/list-query.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn } from "~/session/page.server";

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data?.title ?? "Orders");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const query = unitOrdersQuery(args.request);
    const [page, timeZone] = await Promise.all([
      pageOrLast(query.currentPage, (currentPage) =>
        answer(
          visit.commerce.GET("/orgUsers/current/orgUnits/orders", {
            params: { query: unitOrdersAsked(query, currentPage) },
          }),
        ),
      ),
      visit.timeZone(),
    ]);
    return unitOrdersView(query, page, timeZone, visit.site);
  });
}

export default function UnitOrdersRoute() {
  return <UnitOrdersPage data={useLoaderData<typeof loader>()} />;
}
