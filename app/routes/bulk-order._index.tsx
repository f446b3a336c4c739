import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { LIMITS } from "~/commerce/limits.server";
import { bulkOrderPath } from "~/paths";
import { requireBulkOrders } from "~/features/bulk-order/guard.server";
import { BulkOrdersPage } from "~/features/bulk-order/list-page.server";
import { bulkOrdersQuery, bulkOrdersView, filesQuery, uploadSchema } from "~/features/bulk-order/list.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { parseForm, replyInvalid } from "~/forms/submission.server";
import { pageOrLast } from "~/lists/list-query.server";
import { pageMeta } from "~/http/page-meta";
import { seeOther } from "~/session/see-other.server";
import { uploadedText } from "~/forms/uploaded-text.server";
import { signedIn, signedInUpload } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, "Bulk order");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    await requireBulkOrders(visit);
    const query = bulkOrdersQuery(args.request);
    const [page, filters, timeZone] = await Promise.all([
      pageOrLast(query.currentPage, (currentPage) =>
        answer(visit.commerce.GET("/bulkOrders", { params: { query: filesQuery(query, currentPage) } })),
      ),
      answer(visit.commerce.GET("/bulkOrders/filters")),
      visit.timeZone(),
    ]);
    return bulkOrdersView(query, page, filters, timeZone);
  });
}

/** Sends a file to be checked. */
export async function action(args: ActionFunctionArgs) {
  return signedInUpload(args, async (visit, form, [file]) => {
    await requireBulkOrders(visit);
    const most = LIMITS["POST /bulkOrders"];
    const submission = parseForm(form, uploadSchema);
    if (submission.status !== "success") return replyInvalid(submission, { hide: ["file"] });
    const refused = (words: string) =>
      replyInvalid(submission, { hide: ["file"], fieldErrors: { file: [words] } });
    const read = await uploadedText(file?.content, most.text);
    if ("refusal" in read) return refused(read.refusal);
    const fileName = file?.name.slice(-most.fileName).trim() || "orders.csv";
    try {
      const { uploadId } = await answer(
        visit.commerce.POST("/bulkOrders", {
          headers: { "Idempotency-Key": idempotencyKeyOf(form) },
          body: { fileName, text: read.text },
        }),
      );
      return await seeOther(visit, bulkOrderPath(uploadId));
    } catch (error) {
      if (!(error instanceof CommerceError) || error.status !== 400) throw error;
      return refused(error.errors[0]?.message ?? "The file cannot be read.");
    }
  });
}

export default documentPage(
  serverOnly$(function BulkOrdersRoute() {
    const data = useLoaderData<typeof loader>();
    const reply = useActionData<typeof action>();
    return <BulkOrdersPage data={data} reply={reply} />;
  }),
);
