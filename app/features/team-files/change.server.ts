import { z } from "zod";
import { isRefusedOrChanged } from "~/commerce/errors.server";
import { LIMITS } from "~/commerce/limits.server";
import { columnMeanings } from "~/forms/column-meanings.server";
import { mendedCells } from "~/forms/mended-cells.server";
import type { parseForm } from "~/forms/submission.server";
import { optionalText } from "~/forms/text-schema.server";
import { seeOther } from "~/session/see-other.server";
import type { Visit } from "~/session/visit.server";
import { teamFilePath } from "~/paths";

const MOST = LIMITS["PATCH /orgUsers/current/proxy/teamFiles/{draftId}"];
const FIELDS = ["person", "style", "colour", "size", "quantity", "text"] as const;

/** What the forms on the page of a file send. */
export const changeSchema = z.object({
  intent: z.enum(["place", "mend", "columns", "all"]),
  fingerprint: z.string().max(60).optional(),
  columns: columnMeanings(FIELDS),
  mend: mendedCells({ column: MOST["cells[].column"], text: MOST["cells[].text"] }),
  purchaseOrderNumber: optionalText(MOST.purchaseOrderNumber),
  reason: optionalText(MOST.reason),
});

type Submission = ReturnType<typeof parseForm<typeof changeSchema>>;

/** Does what was sent. What cannot be read, and what the API refuses, is told on the page of the file. */
export async function orTold(
  visit: Visit,
  draftId: string,
  submission: Submission,
  work: (sent: z.infer<typeof changeSchema>) => Promise<Response>,
): Promise<Response> {
  const told = (text: string) => {
    visit.flash({ kind: "warn", text });
    return seeOther(visit, teamFilePath(draftId));
  };
  if (submission.status !== "success") {
    return told(Object.values(submission.error ?? {}).flat()[0] ?? "Nothing was changed.");
  }
  try {
    return await work(submission.value);
  } catch (error) {
    if (!isRefusedOrChanged(error)) throw error;
    return told(error.errors[0]?.message ?? "Nothing was changed.");
  }
}
