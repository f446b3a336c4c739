import { z } from "zod";
import { answer } from "~/commerce/client.server";
import { LIMITS } from "~/commerce/limits.server";
import { costCentrePath } from "~/paths";
import { save } from "~/features/manage-organisation/save.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { parseForm, replyInvalid } from "~/forms/submission.server";
import { requiredText } from "~/forms/text-schema.server";
import type { Visit } from "~/session/visit.server";
import { readCostCentre } from "./detail.server";

const updateSchema = z.object({
  section: z.literal("update"),
  version: z.coerce.number().int().optional(),
  name: requiredText(LIMITS["PATCH /orgUsers/current/wwg-cost-centers/{costCenterCode}"].name),
});

/** Saves the name, or shows both sides if somebody else saved first. */
export async function renameCostCentre(visit: Visit, code: string, form: FormData) {
  const submission = parseForm(form, updateSchema);
  if (submission.status !== "success") return replyInvalid(submission);
  return save(visit, {
    submission,
    to: costCentrePath,
    now: async () => {
      const { name, version } = await readCostCentre(visit, code);
      return { values: { name }, version };
    },
    send: () =>
      answer(
        visit.commerce.PATCH("/orgUsers/current/wwg-cost-centers/{costCenterCode}", {
          params: { path: { costCenterCode: code } },
          headers: { "Idempotency-Key": idempotencyKeyOf(form) },
          body: { name: submission.value.name, version: submission.value.version },
        }),
      ),
  });
}
