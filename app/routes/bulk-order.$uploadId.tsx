import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { acknowledgementPath, bulkOrderPath } from "~/paths";
import { meaningsSchema, orTold } from "~/features/bulk-order/change.server";
import { BulkOrderPage } from "~/features/bulk-order/detail-page.server";
import { ORDER_STATES, readBulkOrder } from "~/features/bulk-order/detail.server";
import { requireBulkOrders } from "~/features/bulk-order/guard.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { parseForm } from "~/forms/submission.server";
import { knownChoice } from "~/lists/known-choice.server";
import { pageNumberOf } from "~/lists/list-query.server";
import { lookAgain, pageMeta } from "~/http/page-meta";
import { seeOther } from "~/session/see-other.server";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) => [
  ...(pageMeta(args, args.data?.fileName ?? "Bulk order") ?? []),
  ...lookAgain(args.data?.status === "placing"),
];

const PAGE_SIZE = 50;

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    await requireBulkOrders(visit);
    const search = new URL(args.request.url).searchParams;
    return readBulkOrder(visit, args.params["uploadId"]!, {
      state: knownChoice(search, "state", ORDER_STATES),
      currentPage: pageNumberOf(search),
      pageSize: PAGE_SIZE,
    });
  });
}

/** Lets the ready orders be placed, or says what columns mean that were not understood. */
export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    await requireBulkOrders(visit);
    const uploadId = args.params["uploadId"]!;
    const submission = parseForm(form, meaningsSchema);
    const { intent, columns = [], fingerprint } = submission.status === "success" ? submission.value : {};
    return orTold(visit, uploadId, async () => {
      const headers = { "Idempotency-Key": idempotencyKeyOf(form) };
      const params = { path: { uploadId } };
      if (intent !== "columns") {
        await answer(
          visit.commerce.POST("/bulkOrders/{uploadId}/place", {
            headers,
            params: { ...params, query: { fingerprint } },
          }),
        );
        return seeOther(visit, acknowledgementPath(uploadId));
      }
      if (columns.length > 0) {
        await answer(visit.commerce.PATCH("/bulkOrders/{uploadId}", { headers, params, body: { columns } }));
        visit.flash({ kind: "ok", text: "All lines are checked again." });
      }
      return seeOther(visit, bulkOrderPath(uploadId));
    });
  });
}

export default documentPage(
  serverOnly$(function BulkOrderRoute() {
    return <BulkOrderPage data={useLoaderData<typeof loader>()} />;
  }),
);
