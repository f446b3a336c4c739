import { answer } from "~/commerce/client.server";
import { CommerceError, isRefused } from "~/commerce/errors.server";
import { isCartMissing, readCart } from "~/session/cart.server";
import { voucherWords } from "~/features/cart/vouchers.server";
import { seeOther } from "~/session/see-other.server";
import type { Visit } from "~/session/visit.server";
import { couponsPath } from "~/paths";

export const isUnknown = (error: unknown): boolean => error instanceof CommerceError && error.status === 404;

const path = (couponCode: string) => ({ params: { path: { couponCode } } });

/** The person is told when it starts and before it expires. */
export const showOutcomeOfCoupon = (visit: Visit, code: string) =>
  changed(visit, code, `We tell you when ${code} starts and before it expires.`, () =>
    visit.commerce.POST("/users/current/customercoupons/{couponCode}/notification", path(code)),
  );

export const silenceCoupon = (visit: Visit, code: string) =>
  changed(visit, code, `We do not tell you of ${code} any more.`, () =>
    visit.commerce.DELETE("/users/current/customercoupons/{couponCode}/notification", path(code)),
  );

export const removeCoupon = (visit: Visit, code: string) =>
  changed(visit, code, `${code} is not on your list any more.`, () =>
    visit.commerce.DELETE("/users/current/customercoupons/{couponCode}/claim", path(code)),
  );

async function changed(visit: Visit, code: string, done: string, send: () => Promise<unknown>) {
  try {
    await send();
    visit.flash({ kind: "ok", text: done });
  } catch (error) {
    // It was removed by an earlier press, or in another tab.
    if (!isUnknown(error)) throw error;
    visit.flash({ kind: "ok", text: `${code} is not on your list any more.` });
  }
  return seeOther(visit, couponsPath);
}

/** Enters the coupon at the cart, as its code would be there. */
export async function useCoupon(visit: Visit, code: string) {
  const empty = {
    kind: "warn",
    text: `Your cart is empty. Choose products first, then use ${code}.`,
  } as const;
  try {
    const cart = await readCart(visit, "totalItems");
    if (!cart?.totalItems) {
      visit.flash(empty);
      return await seeOther(visit, couponsPath);
    }
    const params = { path: { cartId: "current" }, query: { voucherId: code } };
    await visit.commerce.POST("/users/current/carts/{cartId}/vouchers", { params });
  } catch (error) {
    if (!isCartMissing(error) && !isRefused(error)) throw error;
    visit.flash(
      isRefused(error) && !isCartMissing(error)
        ? { kind: "bad", text: voucherWords(error.errors[0]!.message) }
        : empty,
    );
    return seeOther(visit, couponsPath);
  }
  visit.flash({ kind: "ok", text: `Voucher ${code} was added.` });
  return seeOther(visit, "/cart");
}

/** Claims a coupon, and says so. @returns why it was refused */
export async function claim(visit: Visit, code: string): Promise<string | undefined> {
  try {
    const { coupon } = await answer(
      visit.commerce.POST("/users/current/customercoupons/{couponCode}/claim", {
        params: { path: { couponCode: code }, query: { fields: "coupon(couponId)" } },
      }),
    );
    visit.flash({ kind: "ok", text: `${coupon.couponId} is on your list. Enter it at the cart to use it.` });
    return undefined;
  } catch (error) {
    if (!isRefused(error) && !isUnknown(error)) throw error;
    return (error as CommerceError).errors[0]!.message;
  }
}
