import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { answer } from "~/commerce/client.server";
import { ReturnsPage } from "~/features/returns/list-page";
import { historyQuery, returnsQuery, returnsView } from "~/features/returns/list.server";
import { pageOrLast } from "~/lists/list-query.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn } from "~/session/page.server";

export const meta: MetaFunction = (args) => pageMeta(args, "Exchanges and returns");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const filters = await answer(visit.commerce.GET("/returnsHistory/filters"));
    const query = returnsQuery(args.request, filters);
    const [page, timeZone] = await Promise.all([
      pageOrLast(query.currentPage, (currentPage) =>
        answer(
          visit.commerce.GET("/returnsHistory", { params: { query: historyQuery(query, currentPage) } }),
        ),
      ),
      visit.timeZone(),
    ]);
    return returnsView(query, page, filters, timeZone);
  });
}

export default function ReturnsRoute() {
  return <ReturnsPage data={useLoaderData<typeof loader>()} />;
}
