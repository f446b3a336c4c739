import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { AcknowledgementPage } from "~/features/bulk-order/detail-page.server";
import { type BulkOrder, readBulkOrder } from "~/features/bulk-order/detail.server";
import { requireBulkOrders } from "~/features/bulk-order/guard.server";
import { lookAgain, pageMeta } from "~/http/page-meta";
import { seeOther } from "~/session/see-other.server";
import { signedIn } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) => [
  ...(pageMeta(args, "Acknowledgement") ?? []),
  ...lookAgain(args.data?.status === "placing"),
];

/** What became of a file after the press; before it there is nothing to acknowledge. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit): Promise<BulkOrder> => {
    await requireBulkOrders(visit);
    // Its page has the orders alone, and looks again every 5 seconds.
    const data = await readBulkOrder(visit, args.params["uploadId"]!, { currentPage: 0, pageSize: 1 });
    if (!data.pressed) throw await seeOther(visit, data.self);
    return data;
  });
}

export default documentPage(
  serverOnly$(function AcknowledgementRoute() {
    return <AcknowledgementPage data={useLoaderData<typeof loader>()} />;
  }),
);
