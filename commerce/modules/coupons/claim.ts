import { and, eq } from "drizzle-orm";
import { readableTime } from "../../http/dates";
import { notFound, OccError } from "../../http/errors";
import { personName } from "../../http/person-name";
import { couponRow, viewOf, type CouponCall, type CouponRow } from "./read";
import { stateOf } from "./state";
import { customerCoupons } from "./tables";

const refusal = (code: string, message: string, reason: string) =>
  new OccError(400, { type: "VoucherOperationError", message, reason, subject: code, subjectType: "coupon" });

const answerOf = (call: CouponCall, row: CouponRow) => {
  const { uid, firstName, lastName } = call.about.user;
  return { coupon: viewOf(row, call), customer: { uid, name: personName({ firstName, lastName }) } };
};

const its = ({ about }: CouponCall, code: string) =>
  and(eq(customerCoupons.customerId, about.user.customerId), eq(customerCoupons.promotionCode, code));

/**
 * Puts a voucher on a person's list of coupons. Claiming twice is claiming once.
 * @throws OccError 404 for a code that is no voucher of theirs, 400 for one that has ended.
 */
export async function claimCoupon(call: CouponCall, entered: string) {
  const row = await couponRow(call, entered);
  if (row.claimed) return answerOf(call, row);
  const { ended } = stateOf(row, call.now());
  if (ended === "expired") {
    const when = readableTime(new Date(row.endsAt), call.about.organisation.timeZone);
    throw refusal(row.code, `Coupon ${row.code} expired at ${when}.`, "expired");
  }
  if (ended) throw refusal(row.code, `Coupon ${row.code} was used as often as it may be.`, "redeemed");
  await call.db
    .insert(customerCoupons)
    .values({ customerId: call.about.user.customerId, promotionCode: row.code, claimedAt: call.now() })
    .onConflictDoNothing();
  return answerOf(call, { ...row, claimed: true });
}

/** Takes a coupon off the list; its code still works at the cart. @throws OccError 404 for one that is not there. */
export async function dropCoupon(call: CouponCall, entered: string) {
  const row = await claimedRow(call, entered);
  await call.db.delete(customerCoupons).where(its(call, row.code));
  return answerOf(call, { ...row, claimed: false, notify: false });
}

/**
 * Says whether the person is told when a coupon of their list starts and before it expires. What is so already stays.
 * @throws OccError 404 for one that is not there.
 */
export async function notifyOf(call: CouponCall, entered: string, on: boolean) {
  const row = await claimedRow(call, entered);
  if (row.notify !== on) {
    await call.db
      .update(customerCoupons)
      .set({ notifyAt: on ? call.now() : null })
      .where(its(call, row.code));
  }
  return answerOf(call, { ...row, notify: on });
}

async function claimedRow(call: CouponCall, entered: string): Promise<CouponRow> {
  const row = await couponRow(call, entered);
  if (!row.claimed) {
    throw notFound(`Coupon ${row.code} is not on your list.`, { subject: row.code, subjectType: "coupon" });
  }
  return row;
}
