import { z } from "zod";
import { LIMITS } from "~/commerce/limits.server";
import type { components } from "~/commerce/occ";
import type { Visit } from "~/session/visit.server";
import { isOfCatalogue } from "~/features/lines/line.server";

type ApiCart = components["schemas"]["Cart"];

/**
 * The vouchers of a cart and what could still be taken off it. Vouchers are for goods of the catalogue, and not for a
 * punch-out visit, whose buyer's system expects the prices of the contract.
 */
export function vouchersOf(cart: ApiCart, visit: Pick<Visit, "keyed">) {
  const entered = (cart.appliedVouchers ?? []).map(({ code, name, note }) => ({ code, name, note }));
  const buysGoods = (cart.entries ?? []).some(isOfCatalogue);
  return {
    accepted: cart.pricesShown && !visit.keyed && (buysGoods || entered.length > 0),
    entered,
    offers: [...(cart.potentialProductPromotions ?? []), ...(cart.potentialOrderPromotions ?? [])].flatMap(
      ({ description }) => description ?? [],
    ),
  };
}

/** The field of a code. */
export const voucherSchema = z.object({
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
