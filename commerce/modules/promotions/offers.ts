import { sql } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { plainCode } from "../../http/plain-text";
import type { Offer } from "./discounts";

/** Codes are compared in capitals and without spaces, as they are printed. */
export const voucherCodeOf = (entered: string): string =>
  plainCode(entered).replaceAll(" ", "").toUpperCase();

/** A promotion beside a cart, with how often it was used. */
export interface OfferRow extends Offer {
  startsAt: string;
  endsAt: string;
  mostUses: number | null;
  mostUsesPerPerson: number | null;
  uses: number;
  usesOfPerson: number;
}

/**
 * The promotions of the row of `carts` that a statement reads, and the vouchers that were entered on it. A punch-out
 * cart has none, because the buyer's system expects the prices of the contract.
 */
export const offersJson = sql<OfferRow[]>`coalesce((select json_agg(json_build_object(
  'code', p.code, 'kind', p.kind, 'title', p.title, 'styleCode', p.style_code, 'everyPieces', p.every_pieces,
  'percent', p.percent, 'cents', p.cents, 'minimumCents', p.minimum_cents,
  'startsAt', p.starts_at, 'endsAt', p.ends_at,
  'mostUses', p.most_uses, 'mostUsesPerPerson', p.most_uses_per_person,
  'uses', case when p.most_uses is null then 0
    else (select count(*) from voucher_redemptions r where r.promotion_code = p.code) end,
  'usesOfPerson', case when p.most_uses_per_person is null then 0
    else (select count(*) from voucher_redemptions r
      where r.promotion_code = p.code and r.customer_id = "carts"."customer_id") end) order by p.code)
  from (select * from promotions where kind <> 'voucher' and site = "carts"."site"
    union all select o.* from cart_vouchers v join promotions o on o.code = v.promotion_code
      where v.cart_code = "carts"."code") p
  where "carts"."punchout_sid" is null
    and (p.organisation_uid is null or p.organisation_uid = "carts"."organisation_uid")
    and (p.currency is null or p.currency = "carts"."currency")), '[]')`;

/** Why a voucher does not apply any more: its time, or the number of orders that used it. */
export type Lapse = "expired" | "used-up";

type Dated = Pick<OfferRow, "mostUses" | "mostUsesPerPerson" | "uses" | "usesOfPerson"> & {
  startsAt: string | Date;
  endsAt: string | Date;
};

/** Whether an offer is valid at an instant; otherwise why not. */
export function lapseOf(offer: Dated, now: Date): Lapse | undefined {
  if (now < new Date(offer.startsAt) || now >= new Date(offer.endsAt)) return "expired";
  const usedUp =
    (offer.mostUses !== null && offer.uses >= offer.mostUses) ||
    (offer.mostUsesPerPerson !== null && offer.usesOfPerson >= offer.mostUsesPerPerson);
  return usedUp ? "used-up" : undefined;
}

/** The offers that apply now, and the entered vouchers that do not any more. */
export function offersNow(rows: readonly OfferRow[], now: Date) {
  const lapsed = rows.flatMap((row) => {
    const lapse = row.kind === "voucher" ? lapseOf(row, now) : undefined;
    return lapse ? [{ code: row.code, title: row.title, lapse }] : [];
  });
  return { offers: rows.filter((row) => !lapseOf(row, now)) as Offer[], lapsed };
}

/** Locks the vouchers of a cart until the transaction ends, so that two orders cannot have the last use of one. */
export async function lockVouchers(db: Database, cartCode: string): Promise<void> {
  await db.execute(sql`select 1 from promotions where code in
    (select promotion_code from cart_vouchers where cart_code = ${cartCode}) order by code for update`);
}

/** Gives an order's vouchers back, so that they can be used again. */
export async function giveVouchersBack(db: Database, orderCode: string): Promise<void> {
  await db.execute(sql`delete from voucher_redemptions where order_code = ${orderCode}`);
}
