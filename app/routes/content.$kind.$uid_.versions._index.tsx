import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { contentKeyOf } from "~/features/content/calls.server";
import { VersionsPage } from "~/features/content/versions-page.server";
import { versionsView } from "~/features/content/versions.server";
import { pageNumberOf, pageOrLast } from "~/lists/list-query.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data ? `Versions of ${args.data.name}` : "Versions");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const key = contentKeyOf(args);
    const asked = pageNumberOf(new URL(args.request.url).searchParams);
    const [page, timeZone] = await Promise.all([
      pageOrLast(asked, (currentPage) =>
        answer(
          visit.commerce.GET("/cms/editing/{contentKind}/{contentId}/versions", {
            params: { path: key, query: { currentPage } },
          }),
        ),
      ),
      visit.timeZone(),
    ]);
    return versionsView(key, page, timeZone);
  });
}

export default documentPage(
  serverOnly$(function ContentVersionsRoute() {
    return <VersionsPage data={useLoaderData<typeof loader>()} />;
  }),
);
