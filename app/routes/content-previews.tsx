import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { PreviewsPage } from "~/features/previews/previews-page.server";
import { previewsView } from "~/features/previews/previews.server";
import { pageNumberOf } from "~/lists/list-query.server";
import { pageMeta } from "~/http/page-meta";
import { seeOther } from "~/session/see-other.server";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "Content previews");

const PAGE_SIZE = 20;

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const currentPage = pageNumberOf(new URL(args.request.url).searchParams);
    const [drafts, timeZone] = await Promise.all([
      answer(visit.commerce.GET("/cms/drafts", { params: { query: { currentPage, pageSize: PAGE_SIZE } } })),
      visit.timeZone(),
    ]);
    return previewsView(drafts, timeZone);
  });
}

/** Opens a preview of a page: a ticket of an hour, and the address that a back office opens with it. */
export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    const label = String(form.get("label") ?? "");
    const pageLabel = /^\/[\w/-]{0,119}$/.test(label) ? label : "/";
    const { previewPath } = await answer(visit.commerce.POST("/cms/previewTickets", { body: { pageLabel } }));
    return seeOther(visit, previewPath);
  });
}

export default documentPage(
  serverOnly$(function ContentPreviewsRoute() {
    return <PreviewsPage data={useLoaderData<typeof loader>()} />;
  }),
);
