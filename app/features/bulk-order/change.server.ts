import { z } from "zod";
import { isRefusedOrChanged } from "~/commerce/errors.server";
import { columnMeanings } from "~/forms/column-meanings.server";
import { seeOther } from "~/session/see-other.server";
import type { Visit } from "~/session/visit.server";
import { bulkOrderPath } from "~/paths";

const FIELDS = ["sku", "quantity", "purchaseOrder", "deliverTo"] as const;
export const meaningsSchema = z.object({
  intent: z.literal("columns").optional(),
  columns: columnMeanings(FIELDS),
  fingerprint: z.string().max(60).optional(),
});

/** What the API refuses is told on the page of the file. */
export async function orTold(
  visit: Visit,
  uploadId: string,
  work: () => Promise<Response>,
): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (!isRefusedOrChanged(error)) throw error;
    visit.flash({ kind: "warn", text: error.errors[0]?.message ?? "Nothing was changed." });
    return seeOther(visit, bulkOrderPath(uploadId));
  }
}
