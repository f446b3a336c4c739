import { z } from "zod";
import { answer } from "~/commerce/client.server";
import { apiTexts, type CommerceError, isRefused } from "~/commerce/errors.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { mergeApiErrors, parseForm, replyInvalid } from "~/forms/submission.server";
import type { Visit } from "~/session/visit.server";
import { isCartMissing, readCart } from "./cart.server";
import { type CartChanged, cartChanged, type CartNote, goneNote } from "./changed.server";
import { cartLineOf } from "./line.server";
import { changePack } from "./pack-actions.server";
import { changeVoucher } from "./vouchers.server";

const words = "Enter a whole number from 1 to 999.";

/** A line as the page showed it: by its own id, or from an API without ids by its number and what it is. */
const namedLine = {
  entry: z.coerce.number().int().min(0),
  line: z.coerce.number().int().min(0).optional(),
  sku: z.string().max(80).optional(),
  taken: z.literal("on").optional(),
};

const lineSchema = z.object({
  ...namedLine,
  quantity: z.coerce.number({ error: words }).int(words).min(0, words).max(999, words),
  step: z.coerce.number().int().min(-1).max(1).catch(0).default(0),
});

/**
 * The form posts of the cart page and its panel: changes a quantity, removes a line, updates, discards or removes
 * a pack, or adds or removes a voucher.
 */
export async function changeCart(visit: Visit, form: FormData, request: Request) {
  const intent = form.get("intent");
  const done = cartChanged(visit, request);
  if (typeof intent === "string" && intent.endsWith("-pack")) return changePack(visit, form, intent, done);
  if (intent === "add-voucher" || intent === "remove-voucher")
    return changeVoucher(visit, form, intent, done);
  if (intent === "taken") return changeTaken(visit, form, done);
  const submission = parseForm(form, lineSchema);
  if (submission.status !== "success") return replyInvalid(submission);
  const { quantity, step } = submission.value;
  const line = await lineAt(visit, submission.value);
  if (!line) return done(goneNote);
  const wanted = intent === "remove" ? 0 : quantity + step;
  const params = { path: { cartId: "current", entryNumber: line.number }, query: { lineId: line.lineId } };
  try {
    if (wanted <= 0) {
      await visit.commerce.DELETE("/users/current/carts/{cartId}/entries/{entryNumber}", { params });
      return await done({ kind: "ok", text: `${line.name} was removed from your cart.` });
    }
    const change = await answer(
      visit.commerce.PATCH("/users/current/carts/{cartId}/entries/{entryNumber}", {
        params,
        body: { quantity: wanted },
      }),
    );
    if (change.statusCode === "success") {
      return await done({ kind: "ok", text: `${line.name}: ${wanted} in your cart.`, seen: true });
    }
    const text = `${line.name}: ${change.statusMessage ?? "some are not available."}`;
    return await done({ kind: "warn", text });
  } catch (error) {
    if (!isRefused(error)) throw error;
    if (isGone(error)) return done(goneNote);
    // Other APIs refuse an entry without words of their own (contract §20).
    const errors = error.errors.map((one) => ({ ...one, message: one.message || apiTexts.cartErrors }));
    return replyInvalid(submission, mergeApiErrors(submission, { errors }));
  }
}

const takenWords = "Enter a whole number from 0 to 999.";

const takenSchema = z.object({
  ...namedLine,
  /** The pieces of the line, as the page showed them. */
  of: z.coerce.number().int(),
  takenQuantity: z.coerce
    .number({ error: takenWords })
    .int(takenWords)
    .min(0, takenWords)
    .max(999, takenWords)
    .default(0),
});

const changedNote: CartNote = {
  kind: "warn",
  text: "Your cart had changed meanwhile. Check how many pieces were taken on site.",
};

/**
 * Sets how many pieces of a line were taken from the stockroom on site (spec 001 §4). What was taken becomes another
 * line, so an old page, or a second press, names pieces that have moved: then nothing is changed.
 */
async function changeTaken(visit: Visit, form: FormData, done: CartChanged) {
  const submission = parseForm(form, takenSchema);
  if (submission.status !== "success") return replyInvalid(submission);
  const { takenQuantity: quantity, of } = submission.value;
  const line = await lineAt(visit, submission.value);
  if (line?.quantity !== of) return done(changedNote);
  try {
    await visit.commerce.PATCH("/orgUsers/current/carts/{cartId}/takenEntries/{entryNumber}", {
      params: { path: { cartId: "current", entryNumber: line.number }, query: { lineId: line.lineId } },
      headers: { "Idempotency-Key": idempotencyKeyOf(form) },
      body: { quantity },
    });
    const words = quantity === 0 ? "None" : `${quantity} of ${line.quantity}`;
    return await done({ kind: "ok", text: `${line.name}: ${words} taken on site.` });
  } catch (error) {
    if (!isRefused(error)) throw error;
    return replyInvalid(submission, mergeApiErrors(submission, error, { quantity: "takenQuantity" }));
  }
}

/** The line was removed meanwhile, in another tab. */
const isGone = (error: CommerceError) => isCartMissing(error) || error.is("CartEntryError", "notFound");

/** The line that the page showed; undefined if it is gone. No other line is taken for it, however alike it is. */
async function lineAt(visit: Visit, named: { entry: number; line?: number; sku?: string; taken?: "on" }) {
  const cart = await readCart(visit, "entries");
  const found = (cart?.entries ?? []).find((entry) =>
    named.line === undefined
      ? entry.entryNumber === named.entry &&
        entry.product.code === named.sku &&
        entry.taken === (named.taken === "on")
      : entry.lineId === named.line,
  );
  return found?.updateable ? cartLineOf(found) : undefined;
}
