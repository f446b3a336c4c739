import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BulkOrderPage } from "~/features/bulk-order/detail-page.server";
import { loadBulkOrder, postBulkOrder } from "~/features/bulk-order/detail.server";
import { lookAgain, pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) => [
  ...(pageMeta(args, args.data?.fileName ?? "Bulk order") ?? []),
  ...lookAgain(args.data?.status === "placing"),
];

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadBulkOrder(visit, args.params["uploadId"]!, new URL(args.request.url)));
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, (visit, form) => postBulkOrder(visit, args.params["uploadId"]!, form));
}

export default documentPage(function BulkOrderRoute() {
  return <BulkOrderPage data={useLoaderData<typeof loader>()} />;
});
