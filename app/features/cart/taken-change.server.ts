import { isRefused } from "~/commerce/errors.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { type AnySubmission, mergeApiErrors, replyInvalid } from "~/forms/submission.server";
import type { Visit } from "~/session/visit.server";
import type { CartNote } from "./changed.server";
import { lineNow, linesNow } from "./line-changes.server";
import { lineField } from "./line-replies";
import type { SentLine } from "./line-schema.server";

const changedNote: CartNote = {
  kind: "warn",
  text: "Your cart had changed meanwhile. Check how many pieces were taken on site.",
};

/**
 * Sets how many pieces of a line were taken from the stockroom on site (spec 001 §4). What was taken becomes another
 * line, so an old page, or a second press, names pieces that have moved: then nothing is changed.
 */
export async function setTaken(
  visit: Visit,
  form: FormData,
  submission: AnySubmission,
  sent: SentLine,
  index: number,
): Promise<{ note: CartNote } | { refused: ReturnType<typeof replyInvalid> }> {
  const line = lineNow(await linesNow(visit), sent);
  const { takenQuantity: quantity = 0 } = sent;
  if (line?.quantity !== sent.quantity) return { note: changedNote };
  try {
    await visit.commerce.PATCH("/orgUsers/current/carts/{cartId}/takenEntries/{entryNumber}", {
      params: { path: { cartId: "current", entryNumber: line.number }, query: { lineId: line.lineId } },
      headers: { "Idempotency-Key": `${idempotencyKeyOf(form)}-${index}` },
      body: { quantity },
    });
  } catch (error) {
    if (!isRefused(error)) throw error;
    const field = lineField(index, "takenQuantity");
    return { refused: replyInvalid(submission, mergeApiErrors(submission, error, { quantity: field })) };
  }
  const words = quantity === 0 ? "None" : `${quantity} of ${line.quantity}`;
  return { note: { kind: "ok", text: `${line.name}: ${words} taken on site.` } };
}
