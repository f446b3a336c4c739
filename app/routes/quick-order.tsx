import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import type { RowsReply } from "~/features/quick-order/add-rows.server";
import { QuickOrderPage } from "~/features/quick-order/quick-order-page.server";
import { loadQuickOrder, postQuickOrder } from "~/features/quick-order/quick-order.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "Quick order");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, loadQuickOrder);
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, postQuickOrder);
}

export default documentPage(
  serverOnly$(function QuickOrderRoute() {
    return <QuickOrderPage data={useLoaderData<typeof loader>()} reply={useActionData<RowsReply>()} />;
  }),
);
