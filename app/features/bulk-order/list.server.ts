import { z } from "zod";
import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { LIMITS } from "~/commerce/limits.server";
import { idempotencyKeyOf, newIdempotencyKey } from "~/forms/idempotency.server";
import { parseForm, replyInvalid } from "~/forms/submission.server";
import { listQuery, pageOrLast } from "~/http/list-query.server";
import { listView, nameOf, optionsOf } from "~/http/list-view.server";
import type { UploadedFile } from "~/http/read-upload.server";
import { seeOther } from "~/http/redirects.server";
import { uploadedText } from "~/http/uploaded-text.server";
import type { Visit } from "~/session/visit.server";
import { readableMoment } from "~/ui/dates";
import { bulkOrderFilePath, bulkOrderPath, bulkOrdersPath } from "./addresses";
import { requireBulkOrders } from "./guard.server";
import { toneOf } from "./tones";

const PAGE_SIZE = 20;
const STATES = ["ready", "mend", "placing", "placed"] as const;

/** The form for a file, and the files that were sent before. */
export async function loadBulkOrders(visit: Visit, request: Request) {
  await requireBulkOrders(visit);
  const query = listQuery(request.url, {
    ...{ path: bulkOrdersPath, sorts: ["-sent"], names: ["status"] },
    choices: { status: STATES },
  });
  const status = STATES.find((one) => one === query.filters["status"]);
  const [page, { filters }, timeZone] = await Promise.all([
    pageOrLast(query.currentPage, (currentPage) =>
      answer(
        visit.commerce.GET("/bulkOrders", {
          params: { query: { currentPage, pageSize: PAGE_SIZE, search: query.search, status } },
        }),
      ),
    ),
    answer(visit.commerce.GET("/bulkOrders/filters")),
    visit.timeZone(),
  ]);
  const states = optionsOf(filters, "status");
  return {
    ...listView(query, { ...page, sorts: [] }, page.bulkOrders.length, { status: nameOf(states, status) }),
    csv: undefined,
    key: newIdempotencyKey(),
    template: bulkOrderFilePath(),
    states,
    rows: page.bulkOrders.map((one) => ({
      ...one,
      to: bulkOrderPath(one.uploadId),
      sent: readableMoment(one.sentDate, timeZone),
      tone: toneOf[one.status],
    })),
  };
}

const schema = z.object({});
const MOST = LIMITS["POST /bulkOrders"];

/** Sends a file to be checked. */
export async function postFile(visit: Visit, form: FormData, [file]: readonly UploadedFile[]) {
  await requireBulkOrders(visit);
  const submission = parseForm(form, schema);
  if (submission.status !== "success") return replyInvalid(submission, { hide: ["file"] });
  const refused = (words: string) =>
    replyInvalid(submission, { hide: ["file"], fieldErrors: { file: [words] } });
  const read = await uploadedText(file?.content);
  if ("refusal" in read) return refused(read.refusal);
  if (read.text.length > MOST.text) return refused("The file has more than 1 MB. Send it in two parts.");
  const fileName = file?.name.slice(-MOST.fileName).trim() || "orders.csv";
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
}
