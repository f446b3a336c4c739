import type { SerializeFrom } from "@remix-run/node";
import { z } from "zod";
import { LIMITS } from "~/commerce/limits.server";
import type { ResponseOf } from "~/commerce/response";
import { couponView, type CouponView } from "./view.server";

/** A page of the coupons of a person: those to use, or those that have ended. */
export const couponsView = (
  { coupons, pagination, counts }: ResponseOf<"get", "/users/current/customercoupons">,
  ended: boolean,
  timeZone: string,
) => ({
  coupons: coupons.map((coupon) => couponView(coupon, timeZone)),
  ended,
  counts,
  total: pagination.totalCount,
  currentPage: pagination.page,
  totalPages: pagination.totalPages,
});

export type CouponsView = SerializeFrom<typeof couponsView>;

/** What the page of a link to claim shows: the coupon, or that there is none with this code. */
export interface ClaimView {
  code: string;
  coupon?: CouponView;
}

const words = "Enter a code.";
export const couponSchema = z.object({
  couponCode: z
    .string({ error: words })
    .trim()
    .min(1, words)
    .max(LIMITS["POST /users/current/carts/{cartId}/vouchers"].voucherId, "Enter a shorter code."),
});
