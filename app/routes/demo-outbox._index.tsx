import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { OutboxPage } from "~/features/demo/outbox-page.server";
import { outboxView } from "~/features/demo/outbox.server";
import { pageNumberOf } from "~/lists/list-query.server";
import { pageMeta } from "~/http/page-meta";
import { anyVisitor } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "Outbox");

const PAGE_SIZE = 20;

/** Newest first. Outside the demo the API answers 404. */
export async function loader(args: LoaderFunctionArgs) {
  return anyVisitor(args, async (visit) => {
    const currentPage = pageNumberOf(new URL(args.request.url).searchParams);
    const mails = await answer(
      visit.commerce.GET("/demo/outbox", { params: { query: { currentPage, pageSize: PAGE_SIZE } } }),
    );
    return outboxView(mails, await visit.timeZone());
  });
}

export default documentPage(
  serverOnly$(function OutboxRoute() {
    return <OutboxPage data={useLoaderData<typeof loader>()} />;
  }),
);
