import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CommerceError, isRefused } from "~/commerce/errors.server";
import { CartPage } from "~/features/cart/cart-page";
import { loadCart, WITH_LINE_WORKINGS, withChanges } from "~/features/cart/cart.server";
import { isCartMissing } from "~/session/cart.server";
import {
  type CartChanged,
  cartChanged,
  type CartNote,
  goneNote,
  noteAfter,
  pressOf,
} from "~/features/cart/changed.server";
import { changeLines } from "~/features/cart/line-changes.server";
import { cartSchema } from "~/features/cart/line-schema.server";
import { putPackInCart } from "~/features/cart/put-pack.server";
import { swapLine } from "~/features/cart/swap.server";
import { setTaken } from "~/features/cart/taken-change.server";
import { voucherSchema, voucherWords } from "~/features/cart/vouchers.server";
import { packPath } from "~/paths";
import { mergeApiErrors, parseForm, replyInvalid } from "~/forms/submission.server";
import { pageMeta } from "~/http/page-meta";
import { seeOther } from "~/session/see-other.server";
import { signedIn, signedInPost } from "~/session/page.server";
import type { Visit } from "~/session/visit.server";

const cartId = "current";

export const meta: MetaFunction = (args) => pageMeta(args, "Your cart");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => withChanges(visit, () => loadCart(visit, WITH_LINE_WORKINGS)));
}

/**
 * The post of the cart page and its panel. A button says what it does and to which; whatever is pressed, first the
 * quantities are saved that were typed.
 */
export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    const [intent, which] = pressOf(form);
    const done = cartChanged(visit, args.request);
    if (intent === "update-pack" || intent === "discard-pack") return changePack(visit, form, intent, done);
    const submission = parseForm(form, cartSchema);
    if (submission.status !== "success") return replyInvalid(submission);
    const { lines } = submission.value;
    const changes = await changeLines(visit, submission, lines);
    if (changes.refused) return changes.refused;
    const { notes } = changes;
    for (const [index, line] of lines.entries()) {
      const pressed = intent === "taken" && which === String(index);
      if (!pressed && line.takenQuantity === line.takenShown) continue;
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
    if (intent === "swap") return last(await swapLine(visit, which));
    if (intent === "remove-pack") return removePack(visit, which, last);
    if (intent === "remove-quote") return removeQuote(visit, which, last);
    if (intent === "checkout" && notes.every(({ kind }) => kind === "ok"))
      return seeOther(visit, visit.keyed ? "/requisition" : "/checkout");
    return done(noteAfter(notes));
  });
}

/** A pack in the cart that was changed meanwhile: the cart is updated, or the changes are discarded. */
async function changePack(
  visit: Visit,
  form: FormData,
  intent: "update-pack" | "discard-pack",
  done: CartChanged,
) {
  const packId = String(form.get("packId") ?? "").slice(0, 60);
  const back = form.get("from") === "checkout" ? "/checkout" : "/cart";
  if (!packId) return done(goneNote);
  if (intent === "discard-pack") {
    await visit.commerce.DELETE("/orgUsers/current/packs/{packId}/summary", { params: { path: { packId } } });
    visit.flash({ kind: "ok", text: "Your changes were discarded." });
    return seeOther(visit, back);
  }
  try {
    await putPackInCart(visit, packId);
  } catch (error) {
    if (isCartMissing(error)) return done(goneNote);
    if (!(error instanceof CommerceError) || !error.is("PackRuleError")) throw error;
    // If the changed pack is not complete, its review page says why.
    visit.flash({ kind: "bad", text: error.errors.map(({ message }) => message).join(" ") });
    return seeOther(visit, packPath({ packId, step: "review" }));
  }
  visit.flash({ kind: "ok", text: "Your cart now has your latest choices." });
  return seeOther(visit, back);
}

const removePack = (visit: Visit, packId: string, done: CartChanged) =>
  takeOut(
    packId,
    () =>
      visit.commerce.DELETE("/orgUsers/current/carts/{cartId}/packs/{packId}", {
        params: { path: { cartId, packId } },
      }),
    done,
    "The pack was removed from your cart. Your choices are saved in My packs.",
  );

/** Takes the offer of a quote out; the quote stays. */
const removeQuote = (visit: Visit, quoteCode: string, done: CartChanged) =>
  takeOut(
    quoteCode,
    () =>
      visit.commerce.DELETE("/orgUsers/current/carts/{cartId}/quotes/{quoteCode}", {
        params: { path: { cartId, quoteCode } },
      }),
    done,
    `Quote ${quoteCode} was taken out of your cart. You can accept it while it holds.`,
  );

/** Takes lines out that stand together; of those that are gone already it says so. */
async function takeOut(which: string, remove: () => Promise<unknown>, done: CartChanged, text: string) {
  if (!which) return done(goneNote);
  try {
    await remove();
  } catch (error) {
    if (isCartMissing(error) || (error instanceof CommerceError && error.is("CartEntryError"))) {
      return done(goneNote);
    }
    throw error;
  }
  return done({ kind: "ok", text });
}

async function addVoucher(visit: Visit, form: FormData, done: CartChanged) {
  const submission = parseForm(form, voucherSchema);
  if (submission.status !== "success") return replyInvalid(submission);
  const code = submission.value.voucherCode;
  try {
    await visit.commerce.POST("/users/current/carts/{cartId}/vouchers", {
      params: { path: { cartId }, query: { voucherId: code } },
    });
  } catch (error) {
    if (isCartMissing(error)) return done(goneNote);
    if (!isRefused(error)) throw error;
    const errors = error.errors.map((one) => ({ ...one, message: voucherWords(one.message) }));
    const field = { [code]: "voucherCode", voucherId: "voucherCode" };
    return replyInvalid(submission, mergeApiErrors(submission, { errors }, field));
  }
  return done({ kind: "ok", text: `Voucher ${code.toUpperCase()} was added.` });
}

/** Takes a voucher off; one that was taken off in another tab too. */
async function removeVoucher(visit: Visit, code: string, done: CartChanged) {
  try {
    await visit.commerce.DELETE("/users/current/carts/{cartId}/vouchers/{voucherId}", {
      params: { path: { cartId, voucherId: code } },
    });
  } catch (error) {
    if (isCartMissing(error)) return done(goneNote);
    if (!isRefused(error)) throw error;
  }
  return done({ kind: "ok", text: `Voucher ${code} was removed.` });
}

export default function CartRoute() {
  const { cart, changes } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return <CartPage cart={cart} changes={changes} reply={reply && "note" in reply ? undefined : reply} />;
}
