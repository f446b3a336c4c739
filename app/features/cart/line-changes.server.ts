import { answer } from "~/commerce/client.server";
import { apiTexts, type CommerceError, isRefused } from "~/commerce/errors.server";
import { type AnySubmission, mergeApiErrors, replyInvalid } from "~/forms/submission.server";
import type { Visit } from "~/session/visit.server";
import { isCartMissing, readCart } from "~/session/cart.server";
import { type CartNote, goneNote } from "./changed.server";
import type { Line } from "~/features/lines/line";
import { lineField } from "./line-replies";
import type { SentLine } from "./line-schema.server";
import { cartLineOf } from "~/features/lines/line.server";

/** Pressed, or typed over what the page showed. */
const isChanged = ({ quantity, shown, step, remove }: SentLine): boolean =>
  remove !== undefined || Boolean(step) || quantity !== shown;

const wantedOf = ({ quantity, step = 0, remove }: SentLine): number => (remove ? 0 : quantity + step);

/**
 * Saves every line that was changed, so that no press loses what was typed elsewhere. What goes, goes last, because an
 * API without ids numbers the other lines anew.
 * @returns what became of it, or the reply to a refusal, which keeps all that was typed.
 */
export async function changeLines(visit: Visit, submission: AnySubmission, sent: readonly SentLine[]) {
  const changed = sent
    .map((line, index) => ({ line, index }))
    .filter(({ line }) => isChanged(line))
    .sort((a, b) => Number(wantedOf(a.line) <= 0) - Number(wantedOf(b.line) <= 0) || b.index - a.index);
  if (changed.length === 0) return { notes: [] };
  const lines = await linesNow(visit);
  const notes: CartNote[] = [];
  for (const { line, index } of changed) {
    const now = lineNow(lines, line);
    try {
      notes.push(now ? await setQuantity(visit, now, wantedOf(line)) : goneNote);
    } catch (error) {
      if (!isRefused(error)) throw error;
      if (isGone(error)) {
        notes.push(goneNote);
        continue;
      }
      // Other APIs refuse an entry without words of their own (contract §20).
      const errors = error.errors.map((one) => ({ ...one, message: one.message || apiTexts.cartErrors }));
      const faults = mergeApiErrors(submission, { errors }, { quantity: lineField(index, "quantity") });
      return { refused: replyInvalid(submission, faults) };
    }
  }
  return { notes };
}

async function setQuantity(visit: Visit, line: Line, wanted: number): Promise<CartNote> {
  const params = { path: { cartId: "current", entryNumber: line.number }, query: { lineId: line.lineId } };
  if (wanted <= 0) {
    await visit.commerce.DELETE("/users/current/carts/{cartId}/entries/{entryNumber}", { params });
    return { kind: "ok", text: `${line.name} was removed from your cart.` };
  }
  const change = await answer(
    visit.commerce.PATCH("/users/current/carts/{cartId}/entries/{entryNumber}", {
      params,
      body: { quantity: wanted },
    }),
  );
  return change.statusCode === "success"
    ? { kind: "ok", text: `${line.name}: ${wanted} in your cart.`, seen: true }
    : { kind: "warn", text: `${line.name}: ${change.statusMessage ?? "some are not available."}` };
}

/** The line was removed meanwhile, in another tab. */
const isGone = (error: CommerceError) => isCartMissing(error) || error.is("CartEntryError", "notFound");

/** The lines that can be changed, as they are now. */
export async function linesNow(visit: Visit): Promise<Line[]> {
  const cart = await readCart(visit, "entries");
  return (cart?.entries ?? []).filter(({ updateable }) => updateable).map(cartLineOf);
}

/** The line that the page showed; undefined if it is gone. No other line is taken for it, however alike it is. */
export const lineNow = (lines: readonly Line[], sent: SentLine): Line | undefined =>
  lines.find((line) =>
    sent.line === undefined
      ? line.number === sent.entry &&
        line.code === sent.sku &&
        (line.taken === true) === (sent.taken === "on")
      : line.lineId === sent.line,
  );
