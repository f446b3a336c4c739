import { z } from "zod";
import { answer } from "~/commerce/client.server";
import { LIMITS } from "~/commerce/limits.server";
import { costCentrePath } from "~/paths";
import { save } from "~/features/manage-organisation/save.server";
import { daysShape, endsAfterItBegins, LAST_DAY_FIRST } from "~/forms/day-schema.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { parseForm, replyInvalid } from "~/forms/submission.server";
import { requiredText } from "~/forms/text-schema.server";
import type { Visit } from "~/session/visit.server";
import { readCostCentre } from "./detail.server";

const updateSchema = z
  .object({
    section: z.literal("update"),
    version: z.coerce.number().int().optional(),
    name: requiredText(LIMITS["PATCH /orgUsers/current/wwg-cost-centers/{costCenterCode}"].name),
    ...daysShape,
  })
  .refine(endsAfterItBegins, LAST_DAY_FIRST);

/** Saves the name and the days, or shows both sides if somebody else saved first. */
export async function renameCostCentre(visit: Visit, code: string, form: FormData) {
  const submission = parseForm(form, updateSchema);
  if (submission.status !== "success") return replyInvalid(submission);
  const { name, version, activeFrom = null, activeUntil = null } = submission.value;
  return save(visit, {
    submission,
    to: costCentrePath,
    now: async () => {
      const now = await readCostCentre(visit, code);
      const { activeFrom = "", activeUntil = "" } = now;
      return { values: { name: now.name, activeFrom, activeUntil }, version: now.version };
    },
    send: () =>
      answer(
        visit.commerce.PATCH("/orgUsers/current/wwg-cost-centers/{costCenterCode}", {
          params: { path: { costCenterCode: code } },
          headers: { "Idempotency-Key": idempotencyKeyOf(form) },
          body: { name, activeFrom, activeUntil, version },
        }),
      ),
  });
}
