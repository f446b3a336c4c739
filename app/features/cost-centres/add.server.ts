import { z } from "zod";
import { answer } from "~/commerce/client.server";
import { LIMITS } from "~/commerce/limits.server";
import { costCentrePath } from "~/features/manage-organisation/addresses";
import { save } from "~/features/manage-organisation/save.server";
import { unitChoice } from "~/features/manage-organisation/unit-choice.server";
import { idempotencyKeyOf, newIdempotencyKey } from "~/forms/idempotency.server";
import { parseForm, replyInvalid } from "~/forms/submission.server";
import { requiredText } from "~/forms/text-schema.server";
import type { Visit } from "~/session/visit.server";

const schema = z.object({
  code: requiredText(30),
  name: requiredText(LIMITS["POST /orgUsers/current/wwg-cost-centers"].name),
  unitUid: requiredText(LIMITS["POST /orgUsers/current/wwg-cost-centers"].unitUid),
});

/** What the form of a new cost centre shows. */
export async function loadAddCostCentre(visit: Visit) {
  const [units, user] = await Promise.all([unitChoice(visit), visit.person()]);
  return { units, values: { unitUid: user.orgUnit.uid }, key: newIdempotencyKey() };
}

/** Adds the cost centre and leads to its page. A refusal leads back to the form with all that was typed. */
export async function addCostCentre(visit: Visit, form: FormData) {
  const submission = parseForm(form, schema);
  if (submission.status !== "success") return replyInvalid(submission);
  return save(visit, {
    submission,
    to: costCentrePath,
    send: () =>
      answer(
        visit.commerce.POST("/orgUsers/current/wwg-cost-centers", {
          headers: { "Idempotency-Key": idempotencyKeyOf(form) },
          body: submission.value,
        }),
      ),
  });
}
