import { timeAfter } from "../../calendar";
import { lapseOf, type Lapse } from "../promotions";

/** Days before its end in which a coupon is about to expire. */
export const SOON_DAYS = 7;

/** The display states of spec 002 §4.7 in the words of the contract: effective, effective soon, expiring soon. */
export const STATUSES = ["Effective", "PreSession", "ExpireSoon"] as const;
type CouponStatus = (typeof STATUSES)[number];

type Dated = Parameters<typeof lapseOf>[0];

/** A coupon has a status while it can be used or waits for its start; after that, why it ended. */
export type CouponState = { status: CouponStatus; ended?: undefined } | { ended: Lapse; status?: undefined };

/** What a coupon is at an instant. One that was used as often as it may be has ended, whatever its dates. */
export function stateOf(coupon: Dated, now: Date): CouponState {
  const [startsAt, endsAt] = [new Date(coupon.startsAt), new Date(coupon.endsAt)];
  if (now >= endsAt) return { ended: "expired" };
  // Its uses do not depend on the time: they are asked for at its start, which is before its end.
  const usedUp = lapseOf(coupon, startsAt) === "used-up";
  if (usedUp) return { ended: "used-up" };
  if (now < startsAt) return { status: "PreSession" };
  const soon = endsAt <= timeAfter(now, { days: SOON_DAYS });
  return { status: soon ? "ExpireSoon" : "Effective" };
}
