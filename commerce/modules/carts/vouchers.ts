import { and, eq, isNull, or, sql } from "drizzle-orm";
import { OccError } from "../../http/errors";
import { lapseOf } from "../promotions";
import { cartVouchers, promotions, voucherRedemptions } from "../promotions/tables";
import { cartFor, touch, type CartCall, type CartRow } from "./records";

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

/** Codes are compared in capitals and without spaces, as they are printed. */
const codeOf = (entered: string) => entered.replace(/\s+/g, "").toUpperCase();

/**
 * Adds a voucher to a cart; one that is there already stays. Codes that do not exist, of others, or of another time
 * are all answered the same.
 * @throws OccError 400 VoucherOperationError `coupon.invalid.code.provided` or `coupon.already.redeemed` (contract §17).
 */
export async function addVoucher(call: CartCall, cartId: string, entered: string): Promise<void> {
  const cart = await cartFor(call, cartId, true);
  const code = codeOf(entered);
  const voucher = cart.punchoutSid ? undefined : await voucherFor(call, cart, code);
  if (!voucher) throw invalidCode(entered);
  const lapse = lapseOf(voucher, call.now());
  if (lapse === "expired") throw invalidCode(entered);
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

async function voucherFor({ db, about }: CartCall, cart: CartRow, code: string) {
  const uses = (whose: "all" | "own") => sql<number>`(select count(*)::int from ${voucherRedemptions}
    where ${voucherRedemptions.promotionCode} = ${promotions.code} ${
      whose === "own" ? sql`and ${voucherRedemptions.customerId} = ${about.user.customerId}` : sql``
    })`;
  const [found] = await db
    .select({
      startsAt: promotions.startsAt,
      endsAt: promotions.endsAt,
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
    .where(and(eq(cartVouchers.cartCode, cart.code), eq(cartVouchers.promotionCode, codeOf(entered))))
    .returning();
  if (gone.length === 0) throw invalidCode(entered);
  await touch(call.db, cart.code, call.now());
}
