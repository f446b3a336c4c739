import { json } from "@remix-run/node";
import { type CommerceError, isRefused } from "~/commerce/errors.server";
import { steppedQuantity } from "~/features/product/choice.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import type { FormReply } from "~/forms/reply";
import { mergeApiErrors, parseForm, replyInvalid } from "~/forms/submission.server";
import { seeOther } from "~/http/redirects.server";
import type { Visit } from "~/session/visit.server";
import { packPath } from "./addresses";
import { itemSchema } from "./item-schema.server";
import type { Place } from "./step.server";

/** Adds the choice of the form to the bundle summary; a refusal goes to its field with everything kept. */
export async function addItem(visit: Visit, form: FormData, place: Place, bundleId: string) {
  const submission = parseForm(form, itemSchema);
  const stepped = steppedQuantity(form);
  if (stepped !== undefined) return json(redrawn(submission.payload, stepped));
  if (submission.status !== "success") return replyInvalid(submission);
  const { setId, colour, fit, quantity, valueAdd, additionalComments } = submission.value;
  const [size, dimension] = (fit ?? "").split("|");
  try {
    await visit.commerce.POST("/orgUsers/current/packs/{packId}/bundles/{bundleId}/items", {
      params: { path: { packId: place.packId, bundleId } },
      headers: { "Idempotency-Key": idempotencyKeyOf(form) },
      body: {
        setId,
        styleCode: place.style ?? "",
        colour,
        size: size || undefined,
        dimension: dimension || undefined,
        quantity,
        valueAdds: Object.entries(valueAdd ?? {}).map(([code, entries]) => ({
          code,
          entries: entries.map((entry) => entry ?? ""),
        })),
        additionalComments,
      },
    });
  } catch (error) {
    if (!isRefused(error)) throw error;
    return replyInvalid(submission, mergeApiErrors(submission, error, subjectsOf(error)));
  }
  visit.flash({ kind: "ok", text: "Added to your bundle summary." });
  return seeOther(
    visit,
    packPath({ packId: place.packId, step: Number(place.step ?? 1), isolated: place.isolated }),
  );
}

/** The form as it was typed with another quantity: − and + without scripts, or only another colour to look at. */
const redrawn = (payload: Record<string, unknown>, quantity: number): FormReply => ({
  initialValue: { ...payload, quantity: String(quantity) },
});

/** Which field an API subject belongs to: size and leg are one choice, a value-add's prompt has its own. */
function subjectsOf(error: CommerceError): Record<string, string> {
  const subjects: Record<string, string> = {
    size: "fit",
    dimension: "fit",
    colour: "colour",
    quantity: "quantity",
  };
  for (const { subject = "" } of error.errors) {
    const prompt = /^valueAdd\.(\w+)\.(\d+)$/.exec(subject);
    if (prompt) subjects[subject] = `valueAdd.${prompt[1]}[${prompt[2]}]`;
  }
  return subjects;
}
