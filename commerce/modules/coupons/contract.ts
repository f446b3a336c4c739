import { z } from "@hono/zod-openapi";
import { STATUSES } from "./state";

/** A voucher on a person's list, or one that they may put there (contract §6). */
export const CouponSchema = z
  .object({
    /** What is entered at the cart. */
    couponId: z.string(),
    name: z.string(),
    /** What it needs, in words. */
    description: z.string(),
    startDate: z.string(),
    /** The instant from which it is not valid any more. */
    endDate: z.string(),
    /** Effective, effective soon or expiring soon; absent for one that has ended. */
    status: z.enum(STATUSES).optional(),
    /** Why it cannot be used any more: its time, or that it was used as often as it may be. */
    ended: z.enum(["expired", "used-up"]).optional(),
    /** Whether the person is told when it starts and before it expires. */
    notificationOn: z.boolean(),
    /** Always true: vouchers are for all goods of the catalogue. */
    allProductsApplicable: z.boolean(),
    /** Whether it is on the person's list. */
    claimed: z.boolean(),
  })
  .openapi("CustomerCoupon");

export const CouponsSchema = z
  .object({
    coupons: z.array(CouponSchema),
    /** The second list shape of the contract (§1.5). */
    pagination: z.object({
      page: z.number(),
      count: z.number(),
      totalCount: z.number(),
      totalPages: z.number(),
    }),
    sorts: z.array(z.object({ code: z.string(), asc: z.boolean() })),
    /** How many coupons of the person can be used or will be, and how many have ended. */
    counts: z.object({ usable: z.number(), ended: z.number() }),
  })
  .openapi("CustomerCoupons");

export const ClaimedSchema = z
  .object({ coupon: CouponSchema, customer: z.object({ uid: z.string(), name: z.string() }) })
  .openapi("CustomerCouponClaim");

export const SORTS = ["startDate:asc", "startDate:desc", "endDate:asc", "endDate:desc"] as const;
export type Sort = (typeof SORTS)[number];
