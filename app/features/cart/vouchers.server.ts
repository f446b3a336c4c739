import { z } from "zod";
import { isRefused } from "~/commerce/errors.server";
import { LIMITS } from "~/commerce/limits.server";
import type { components } from "~/commerce/occ";
import { mergeApiErrors, parseForm, replyInvalid } from "~/forms/submission.server";
import type { Visit } from "~/session/visit.server";
import { isCartMissing } from "./cart.server";
import { type CartChanged, goneNote } from "./changed.server";

type ApiCart = components["schemas"]["Cart"];

/**
 * The vouchers of a cart and what could still be taken off it. Vouchers are for goods of the catalogue, and not for a
 * punch-out visit, whose buyer's system expects the prices of the contract.
 */
export function vouchersOf(cart: ApiCart, visit: Pick<Visit, "keyed">) {
  const entered = (cart.appliedVouchers ?? []).map(({ code, name, note }) => ({ code, name, note }));
  const buysGoods = (cart.entries ?? []).some(({ packId }) => !packId);
  return {
    accepted: cart.pricesShown && !visit.keyed && (buysGoods || entered.length > 0),
    entered,
    offers: [...(cart.potentialProductPromotions ?? []), ...(cart.potentialOrderPromotions ?? [])].flatMap(
      ({ description }) => description ?? [],
    ),
  };
}

const schema = z.object({
  voucherCode: z
    .string({ error: "Enter a code." })
    .trim()
    .min(1, "Enter a code.")
    .max(LIMITS["POST /users/current/carts/{cartId}/vouchers"].voucherId, "Enter a shorter code."),
});

/** The codes of the API in words (spec 002 §8, cart). */
const WORDS: Record<string, string> = {
  "coupon.invalid.code.provided": "Invalid code provided.",
  "coupon.already.redeemed": "This code was used too many times.",
};

/** What the API says of a code, in words. */
export const voucherWords = (message: string): string => WORDS[message] ?? message;

/** Adds the voucher that was entered. */
export async function addVoucher(visit: Visit, form: FormData, done: CartChanged) {
  const submission = parseForm(form, schema);
  if (submission.status !== "success") return replyInvalid(submission);
  const code = submission.value.voucherCode;
  try {
    await visit.commerce.POST("/users/current/carts/{cartId}/vouchers", {
      params: { path: { cartId: "current" }, query: { voucherId: code } },
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
export async function removeVoucher(visit: Visit, code: string, done: CartChanged) {
  try {
    await visit.commerce.DELETE("/users/current/carts/{cartId}/vouchers/{voucherId}", {
      params: { path: { cartId: "current", voucherId: code } },
    });
  } catch (error) {
    if (isCartMissing(error)) return done(goneNote);
    if (!isRefused(error)) throw error;
  }
  return done({ kind: "ok", text: `Voucher ${code} was removed.` });
}
