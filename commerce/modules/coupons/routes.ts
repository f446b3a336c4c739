import { z } from "@hono/zod-openapi";
import type { Registrar } from "../../http/registrar";
import { pageQuery } from "../../http/paging";
import { claimCoupon, dropCoupon, notifyOf } from "./claim";
import { ClaimedSchema, CouponSchema, CouponsSchema } from "./contract";
import { listCoupons, showCoupon } from "./read";

const own = { tag: "Coupons", who: "person" } as const;
const base = "/users/{userId}/customercoupons";
const params = z.object({ couponCode: z.string().min(1).max(60) });

/** A person's list of coupons (contract §6). A coupon is a voucher, which is used at the cart with its code. */
export function couponRoutes(api: Registrar): void {
  api.call(
    {
      ...own,
      method: "get",
      path: base,
      summary: "The coupons that the person claimed: those that can be used or will be, or those that ended",
      query: pageQuery.extend({ ended: z.enum(["true", "false"]).optional() }),
      answer: CouponsSchema,
    },
    ({ query, ...call }) => listCoupons(call, { ...query, ended: query.ended === "true" }),
  );
  api.call(
    {
      ...own,
      method: "get",
      path: `${base}/{couponCode}`,
      summary: "One coupon, claimed or not",
      params,
      answer: CouponSchema,
    },
    (call) => showCoupon(call, call.params.couponCode),
  );
  api.call(
    {
      ...own,
      method: "post",
      path: `${base}/{couponCode}/claim`,
      summary: "Puts a coupon on the person's list; a second time changes nothing",
      params,
      answer: ClaimedSchema,
      status: 201,
    },
    (call) => claimCoupon(call, call.params.couponCode),
  );
  api.call(
    {
      ...own,
      method: "delete",
      path: `${base}/{couponCode}/claim`,
      summary: "Takes a coupon off the person's list",
      params,
      answer: ClaimedSchema,
    },
    (call) => dropCoupon(call, call.params.couponCode),
  );
  for (const method of ["post", "delete"] as const) {
    const on = method === "post";
    api.call(
      {
        ...own,
        method,
        path: `${base}/{couponCode}/notification`,
        summary: `Tells the person ${on ? "" : "no more "}when the coupon starts and before it expires`,
        params,
        answer: ClaimedSchema,
      },
      (call) => notifyOf(call, call.params.couponCode, on),
    );
  }
}
