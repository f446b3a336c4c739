import { z } from "zod";
import { answer } from "~/commerce/client.server";
import { isRefusedOrChanged } from "~/commerce/errors.server";
import { LIMITS } from "~/commerce/limits.server";
import { uploadPath } from "~/paths";
import { columnMeanings } from "~/forms/column-meanings.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { mendedCells } from "~/forms/mended-cells.server";
import { parseForm, replyInvalid } from "~/forms/submission.server";
import type { UploadedFile } from "~/forms/read-upload.server";
import { seeOther } from "~/session/see-other.server";
import { uploadedText } from "~/forms/uploaded-text.server";
import type { Visit } from "~/session/visit.server";

const MENDED = LIMITS["PATCH /manage-users/bulk/{uploadId}"];
/** The most characters of a cell, in the file or typed. */
export const MOST_CELL = MENDED["cells[].text"];

const FIELDS = [
  ...(["name", "firstName", "lastName", "employeeCode", "email"] as const),
  ...(["mobile", "unit", "roles", "job", "workingTime", "startsOn", "endsOn"] as const),
] as const;

const schema = z.object({
  intent: z.enum(["send", "add", "look", "mend", "columns"]),
  upload: z.string().max(60).optional(),
  columns: columnMeanings(FIELDS),
  mend: mendedCells({ column: MENDED["cells[].column"], text: MOST_CELL }),
});

/** Sends a file to be checked, or lets its good rows be added. */
export async function postUpload(visit: Visit, form: FormData, [file]: readonly UploadedFile[]) {
  const submission = parseForm(form, schema);
  if (submission.status !== "success") return replyInvalid(submission, { hide: ["file"] });
  const headers = { "Idempotency-Key": idempotencyKeyOf(form) };
  const refused = (words: string) =>
    replyInvalid(submission, { hide: ["file"], fieldErrors: { file: [words] } });
  try {
    const { intent } = submission.value;
    if (intent === "add" || intent === "look") {
      const path = { uploadId: submission.value.upload ?? "" };
      const query = { look: intent === "look" ? ("true" as const) : undefined };
      await answer(
        visit.commerce.POST("/manage-users/bulk/{uploadId}/add", { headers, params: { path, query } }),
      );
      return await seeOther(visit, uploadPath(path.uploadId));
    }
    if (intent === "mend" || intent === "columns") return await fixRows(visit, submission.value, headers);
    const read = await uploadedText(file?.content);
    if ("refusal" in read) return refused(read.refusal);
    const fileName = file?.name.slice(-120).trim() || "users.csv";
    const { uploadId } = await answer(
      visit.commerce.POST("/manage-users/bulk", { headers, body: { fileName, text: read.text } }),
    );
    return await seeOther(visit, uploadPath(uploadId));
  } catch (error) {
    if (!isRefusedOrChanged(error)) throw error;
    const words = error.errors[0]?.message ?? "The file cannot be read.";
    if (submission.value.intent === "send") return refused(words);
    visit.flash({ kind: "warn", text: words });
    return seeOther(visit, uploadPath(submission.value.upload));
  }
}

/** Keeps what was typed in the rows, checks them again and leads back to where one was. */
async function fixRows(
  visit: Visit,
  { upload = "", mend, columns }: z.infer<typeof schema>,
  headers: { "Idempotency-Key": string },
) {
  const here = uploadPath(upload, "mend");
  if (mend.length + columns.length === 0) return seeOther(visit, here);
  const { message } = await answer(
    visit.commerce.PATCH("/manage-users/bulk/{uploadId}", {
      headers,
      params: { path: { uploadId: upload } },
      body: { cells: mend, columns },
    }),
  );
  visit.flash({ kind: "ok", text: message });
  return seeOther(visit, uploadPath(upload));
}
