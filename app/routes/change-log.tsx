import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { changeLogQuery, changeLogView, changesBody } from "~/features/change-log/list.server";
import { ChangeLogPage } from "~/features/change-log/page.server";
import { pageOrLast } from "~/lists/list-query.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "Change log");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const query = changeLogQuery(args.request);
    const [page, filters, timeZone] = await Promise.all([
      pageOrLast(query.currentPage, (currentPage) =>
        answer(
          visit.commerce.POST("/manage-organisation/changes", { body: changesBody(query, currentPage) }),
        ),
      ),
      answer(visit.commerce.GET("/manage-organisation/changes/filters")),
      visit.timeZone(),
    ]);
    return changeLogView(query, page, filters, timeZone);
  });
}

export default documentPage(
  serverOnly$(function ChangeLogRoute() {
    return <ChangeLogPage data={useLoaderData<typeof loader>()} />;
  }),
);
