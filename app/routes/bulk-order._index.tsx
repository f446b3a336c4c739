import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { BulkOrdersPage } from "~/features/bulk-order/list-page.server";
import { loadBulkOrders, postFile } from "~/features/bulk-order/list.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInUpload } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, "Bulk order");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadBulkOrders(visit, args.request));
}

export async function action(args: ActionFunctionArgs) {
  return signedInUpload(args, postFile);
}

export default documentPage(function BulkOrdersRoute() {
  const data = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return <BulkOrdersPage data={data} reply={reply} />;
});
