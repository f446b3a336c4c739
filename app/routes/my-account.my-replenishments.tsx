import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { ReplenishmentsPage } from "~/features/replenishments/list-page.server";
import { replenishmentsQuery, replenishmentsView } from "~/features/replenishments/list.server";
import { pageOrLast } from "~/lists/list-query.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "Replenishment orders");

const PAGE_SIZE = 20;

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const query = replenishmentsQuery(args.request);
    const { search, sort } = query;
    const page = await pageOrLast(query.currentPage, (currentPage) =>
      answer(
        visit.commerce.GET("/users/current/replenishmentOrders", {
          params: { query: { search, sort, currentPage, pageSize: PAGE_SIZE } },
        }),
      ),
    );
    return replenishmentsView(query, page);
  });
}

export default documentPage(
  serverOnly$(function ReplenishmentsRoute() {
    return <ReplenishmentsPage data={useLoaderData<typeof loader>()} />;
  }),
);
