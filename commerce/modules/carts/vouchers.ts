import { and, eq, isNull, or, sql } from "drizzle-orm";
import { OccError } from "../../http/errors";
import { readableTime } from "../../http/dates";
import { customerCoupons } from "../coupons/tables";
import { lapseOf, voucherCodeOf } from "../promotions";
import { cartVouchers, promotions, voucherRedemptions } from "../promotions/tables";
import { touch } from "./records";
import { cartFor } from "./find";
import type { CartCall, CartRow } from "./loaded-cart";

/** The most vouchers of one cart. */
const MOST_VOUCHERS = 5;

const refusal = (voucher: string, message: string, reason: string) =>
  new OccError(400, {
    type: "VoucherOperationError",
    message,
    reason,
    subject: voucher,
    subjectType: "voucher",
  });

const invalidCode = (voucher: string) => refusal(voucher, "coupon.invalid.code.provided", "invalid");

/**
 * Adds a voucher to a cart; one that is there already stays. Codes that do not exist, of others, or of another time
 * are all answered the same; of one that is on the person's list of coupons, who knows it, its time is told.
 * @throws OccError 400 VoucherOperationError `coupon.invalid.code.provided` or `coupon.already.redeemed` (contract §17).
 */
export async function addVoucher(call: CartCall, cartId: string, entered: string): Promise<void> {
  const cart = await cartFor(call, cartId, true);
  const code = voucherCodeOf(entered);
  const voucher = cart.punchoutSid ? undefined : await voucherFor(call, cart, code);
  if (!voucher) throw invalidCode(entered);
  const lapse = lapseOf(voucher, call.now());
  if (lapse === "expired") throw voucher.claimed ? atAnotherTime(call, code, voucher) : invalidCode(entered);
  if (lapse) throw refusal(entered, "coupon.already.redeemed", "redeemed");
  const here = await call.db.select().from(cartVouchers).where(eq(cartVouchers.cartCode, cart.code));
  if (here.length >= MOST_VOUCHERS && !here.some(({ promotionCode }) => promotionCode === code)) {
    throw refusal(entered, `A cart can have ${MOST_VOUCHERS} vouchers. Remove one first.`, "limit");
  }
  await call.db
    .insert(cartVouchers)
    .values({ cartCode: cart.code, promotionCode: code })
    .onConflictDoNothing();
  await touch(call.db, cart.code, call.now());
}

/** A coupon of the person's list that has ended, or that has not started. */
function atAnotherTime(
  { now, about }: CartCall,
  code: string,
  { startsAt, endsAt }: Record<"startsAt" | "endsAt", Date>,
) {
  const { timeZone } = about.organisation;
  return now() < startsAt
    ? refusal(code, `Coupon ${code} can be used from ${readableTime(startsAt, timeZone)}.`, "early")
    : refusal(code, `Coupon ${code} expired at ${readableTime(endsAt, timeZone)}.`, "expired");
}

async function voucherFor({ db, about }: CartCall, cart: CartRow, code: string) {
  const uses = (whose: "all" | "own") => sql<number>`(select count(*)::int from ${voucherRedemptions}
    where ${voucherRedemptions.promotionCode} = ${promotions.code} ${
      whose === "own" ? sql`and ${voucherRedemptions.customerId} = ${about.user.customerId}` : sql``
    })`;
  const [found] = await db
    .select({
      startsAt: promotions.startsAt,
      endsAt: promotions.endsAt,
      claimed: sql<boolean>`exists (select 1 from ${customerCoupons}
        where ${customerCoupons.promotionCode} = ${promotions.code}
          and ${customerCoupons.customerId} = ${about.user.customerId})`,
      mostUses: promotions.mostUses,
      mostUsesPerPerson: promotions.mostUsesPerPerson,
      uses: uses("all"),
      usesOfPerson: uses("own"),
    })
    .from(promotions)
    .where(
      and(
        eq(promotions.code, code),
        eq(promotions.kind, "voucher"),
        eq(promotions.site, cart.site),
        or(isNull(promotions.organisationUid), eq(promotions.organisationUid, cart.organisationUid)),
        or(isNull(promotions.currency), eq(promotions.currency, cart.currency)),
      ),
    );
  return found;
}

/** Takes a voucher off a cart. @throws OccError 400 VoucherOperationError if it is not there. */
export async function removeVoucher(call: CartCall, cartId: string, entered: string): Promise<void> {
  const cart = await cartFor(call, cartId, true);
  const gone = await call.db
    .delete(cartVouchers)
    .where(and(eq(cartVouchers.cartCode, cart.code), eq(cartVouchers.promotionCode, voucherCodeOf(entered))))
    .returning();
  if (gone.length === 0) throw invalidCode(entered);
  await touch(call.db, cart.code, call.now());
}
