import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { ContentPagesPage } from "~/features/content/list-page.server";
import { contentPagesQuery, contentPagesView } from "~/features/content/list.server";
import { pageOrLast } from "~/lists/list-query.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "Pages");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const query = contentPagesQuery(args.request.url);
    const page = await pageOrLast(query.currentPage, (currentPage) =>
      answer(
        visit.commerce.GET("/cms/editing/pages", {
          params: { query: { search: query.search, currentPage } },
        }),
      ),
    );
    return contentPagesView(query, page);
  });
}

export default documentPage(
  serverOnly$(function ContentPagesRoute() {
    return <ContentPagesPage data={useLoaderData<typeof loader>()} />;
  }),
);
