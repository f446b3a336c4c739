import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { NoticesPage } from "~/features/notices/notices-page.server";
import { isInstant, noticesView, shownOf, shownQuery } from "~/features/notices/notices.server";
import { noticesPath } from "~/paths";
import { pageNumberOf, pageOrLast } from "~/lists/list-query.server";
import { pageMeta } from "~/http/page-meta";
import { seeOther } from "~/session/see-other.server";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "Notices");

const PAGE_SIZE = 20;

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const search = new URL(args.request.url).searchParams;
    const shown = shownOf(search);
    const [page, preferences, timeZone] = await Promise.all([
      pageOrLast(pageNumberOf(search), (currentPage) =>
        answer(
          visit.commerce.GET("/users/current/notifications", {
            params: { query: { currentPage, pageSize: PAGE_SIZE, ...shownQuery(shown.show) } },
          }),
        ),
      ),
      answer(visit.commerce.GET("/users/current/notificationpreferences")),
      visit.timeZone(),
    ]);
    return noticesView(page, preferences, { ...shown, timeZone });
  });
}

/** Counts one notice as read, or all that the page showed; what came meanwhile stays unread. */
export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    const noticeId = form.get("notice");
    if (typeof noticeId === "string") {
      await visit.commerce
        .POST("/users/current/notifications/{noticeId}/read", {
          params: { path: { noticeId: noticeId.slice(0, 60) } },
        })
        .catch((error: unknown) => {
          // It was cleared away, or the page is of somebody whom an agent acted for before.
          if (!(error instanceof CommerceError) || error.status !== 404) throw error;
        });
      return seeOther(visit, noticesPath + new URL(args.request.url).search);
    }
    const upTo = String(form.get("upTo"));
    if (isInstant(upTo)) {
      await visit.commerce.POST("/users/current/notifications/read", { body: { upTo } });
      visit.flash({ kind: "ok", text: "All notices are read." });
    }
    return seeOther(visit, noticesPath);
  });
}

export default documentPage(
  serverOnly$(function NoticesRoute() {
    return <NoticesPage data={useLoaderData<typeof loader>()} />;
  }),
);
