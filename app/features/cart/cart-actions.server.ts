import { isRefused } from "~/commerce/errors.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { type AnySubmission, mergeApiErrors, parseForm, replyInvalid } from "~/forms/submission.server";
import { seeOther } from "~/http/redirects.server";
import type { Visit } from "~/session/visit.server";
import { cartChanged, type CartNote, noteAfter } from "./changed.server";
import { changeLines, lineNow, linesNow } from "./line-changes.server";
import { lineField } from "./line-replies";
import { cartSchema, type SentLine } from "./line-schema.server";
import { changePack, removePack } from "./pack-actions.server";
import { addVoucher, removeVoucher } from "./vouchers.server";

/**
 * The post of the cart page and its panel. A button says what it does and to which ("remove-pack PK-1"); whatever is
 * pressed, first the quantities are saved that were typed.
 */
export async function changeCart(visit: Visit, form: FormData, request: Request) {
  const [intent, which] = pressOf(form);
  const done = cartChanged(visit, request);
  if (intent === "update-pack" || intent === "discard-pack") return changePack(visit, form, intent, done);
  const submission = parseForm(form, cartSchema);
  if (submission.status !== "success") return replyInvalid(submission);
  const { lines } = submission.value;
  const changes = await changeLines(visit, submission, lines);
  if (changes.refused) return changes.refused;
  const { notes } = changes;
  for (const [index, line] of lines.entries()) {
    if (!(intent === "taken" && which === String(index)) && line.takenQuantity === line.takenShown) continue;
    const outcome = await setTaken(visit, form, submission, line, index);
    if ("refused" in outcome) return outcome.refused;
    notes.push(outcome.note);
  }
  const last = (note: CartNote) => done(noteAfter(notes, note));
  // A code that was typed is applied before somebody goes on; Enter in its field is no button.
  const typedCode = form.get("voucherCode");
  if (intent === "add-voucher" || (typedCode && (intent === "checkout" || intent === "update")))
    return addVoucher(visit, form, last);
  if (intent === "remove-voucher") return removeVoucher(visit, which, last);
  if (intent === "remove-pack") return removePack(visit, which, last);
  if (intent === "checkout" && notes.every(({ kind }) => kind === "ok"))
    return seeOther(visit, visit.keyed ? "/requisition" : "/checkout");
  return done(noteAfter(notes));
}

/** What was pressed, and what it is about. */
function pressOf(form: FormData): [intent: string, which: string] {
  const pressed = form.get("intent");
  const [, intent = "", which = ""] = /^(\S+) ?(.*)$/s.exec(typeof pressed === "string" ? pressed : "") ?? [];
  return [intent, which.slice(0, 200)];
}

const changedNote: CartNote = {
  kind: "warn",
  text: "Your cart had changed meanwhile. Check how many pieces were taken on site.",
};

/**
 * Sets how many pieces of a line were taken from the stockroom on site (spec 001 §4). What was taken becomes another
 * line, so an old page, or a second press, names pieces that have moved: then nothing is changed.
 */
async function setTaken(
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
