import type { components } from "~/commerce/occ";
import { readableMoment } from "~/ui/dates";
import type { StatusTone } from "~/ui/status-tag";

type ApiCoupon = components["schemas"]["CustomerCoupon"];

/** The display states of spec 002 §4.7, and how a coupon ends. */
const STATES: Record<
  NonNullable<ApiCoupon["status"] | ApiCoupon["ended"]>,
  { tone: StatusTone; words: string }
> = {
  Effective: { tone: "ok", words: "Effective" },
  PreSession: { tone: "plain", words: "Effective soon" },
  ExpireSoon: { tone: "warn", words: "Expiring soon" },
  expired: { tone: "bad", words: "Expired" },
  "used-up": { tone: "bad", words: "Used up" },
};

/** What pages show of a coupon. @param timeZone in which its dates are read. */
export function couponView(coupon: ApiCoupon, timeZone: string) {
  const { couponId: code, name, description, status, ended, startDate, endDate } = coupon;
  const from = readableMoment(startDate, timeZone);
  const until = readableMoment(endDate, timeZone);
  return {
    ...{ code, name, description },
    state: STATES[ended ?? status ?? "Effective"],
    when:
      ended === "expired"
        ? `It expired on ${until}.`
        : status === "PreSession"
          ? `From ${from} until ${until}.`
          : `Until ${until}.`,
    usable: status === "Effective" || status === "ExpireSoon",
    ended: ended !== undefined,
    notified: coupon.notificationOn,
    claimed: coupon.claimed,
  };
}

export type CouponView = ReturnType<typeof couponView>;
