import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { ContentListPage } from "~/features/content/list-page.server";
import { contentQuery, contentView, isState } from "~/features/content/list.server";
import { pageOrLast } from "~/lists/list-query.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "Content");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const query = contentQuery(args.request.url);
    const { type, state } = query.filters;
    const [page, timeZone] = await Promise.all([
      pageOrLast(query.currentPage, (currentPage) =>
        answer(
          visit.commerce.GET("/cms/editing/components", {
            params: {
              query: {
                search: query.search,
                componentType: type?.slice(0, 60),
                state: isState(state) ? state : undefined,
                currentPage,
              },
            },
          }),
        ),
      ),
      visit.timeZone(),
    ]);
    return contentView(query, page, timeZone);
  });
}

export default documentPage(
  serverOnly$(function ContentRoute() {
    return <ContentListPage data={useLoaderData<typeof loader>()} />;
  }),
);
