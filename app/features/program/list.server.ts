import { z } from "zod";
import type { ResponseOf } from "~/commerce/response";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import { programDataPath, programUploadPath } from "~/paths";
import { readableMoment } from "~/ui/dates";

/** A file stands beside the form; a CSV file that is not named after its kind says here what it has. */
export const uploadSchema = z.object({ kind: z.string().max(60).optional() });

type Upload = ResponseOf<"get", "/program/uploads">["uploads"][number];

const toneOf = { checked: "plain", applied: "ok" } as const;

const rowView = (upload: Upload, timeZone: string) => ({
  ...upload,
  to: programUploadPath(upload.uploadId),
  sent: readableMoment(upload.sentDate, timeZone),
  tone: toneOf[upload.status],
});

/** The form for a file, the files that were sent before, and what can be downloaded. */
export function programDataView(
  page: ResponseOf<"get", "/program/uploads">,
  { kinds }: ResponseOf<"get", "/program/kinds">,
  timeZone: string,
) {
  return {
    key: newIdempotencyKey(),
    kinds: kinds.map(({ code, name }) => ({ value: code, label: name })),
    rows: page.uploads.map((upload) => rowView(upload, timeZone)),
    list: { ...page.pagination, total: page.pagination.totalResults, firstPage: programDataPath },
  };
}
