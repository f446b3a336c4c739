import { z } from "zod";
import { LIMITS } from "~/commerce/limits.server";
import type { unitChoice } from "~/features/manage-organisation/unit-choice.server";
import { daysShape, endsAfterItBegins, LAST_DAY_FIRST } from "~/forms/day-schema.server";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import { requiredText } from "~/forms/text-schema.server";

export const costCentreSchema = z
  .object({
    code: requiredText(30),
    name: requiredText(LIMITS["POST /orgUsers/current/wwg-cost-centers"].name),
    unitUid: requiredText(LIMITS["POST /orgUsers/current/wwg-cost-centers"].unitUid),
    ...daysShape,
  })
  .refine(endsAfterItBegins, LAST_DAY_FIRST);

/** What the form of a new cost centre shows. @param unitUid of the person's own unit. */
export const addCostCentreView = (units: Awaited<ReturnType<typeof unitChoice>>, unitUid: string) => ({
  units,
  values: { unitUid },
  key: newIdempotencyKey(),
});
