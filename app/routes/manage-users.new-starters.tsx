import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { NewStartersPage } from "~/features/new-starters/list-page.server";
import { startersView } from "~/features/new-starters/view.server";
import { listQuery, pageOrLast } from "~/lists/list-query.server";
import { pageMeta } from "~/http/page-meta";
import { newStartersPath } from "~/paths";
import { signedIn } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "New starters");

const PAGE_SIZE = 20;

export async function loader(args: LoaderFunctionArgs) {
  const query = listQuery(args.request.url, { path: newStartersPath, sorts: [], names: [] });
  return signedIn(args, async (visit) =>
    startersView(
      await pageOrLast(query.currentPage, (currentPage) =>
        answer(
          visit.commerce.GET("/manage-users/new-starters", {
            params: { query: { currentPage, pageSize: PAGE_SIZE } },
          }),
        ),
      ),
    ),
  );
}

export default documentPage(
  serverOnly$(function NewStartersRoute() {
    return <NewStartersPage data={useLoaderData<typeof loader>()} />;
  }),
);
