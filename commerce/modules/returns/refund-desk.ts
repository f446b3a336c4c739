import { asc, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { formatMoney } from "../../http/money";
import { cardRefunds } from "../cards/tables";
import { lockedRefund } from "./card-refunds";
import { refundAgain, refundPaid } from "./life";
import { returnRequests } from "./tables";

/** A mistake of whoever works with refunds; the message says what to do. */
export class RefundMistake extends Error {}

/** Refunds that are not paid back: refused ones first, which wait for the desk. Amounts are as "AUD 22.00". */
export async function openRefunds(db: Database) {
  const rows = await db
    .select({
      number: cardRefunds.number,
      returnCode: cardRefunds.returnCode,
      orderCode: returnRequests.orderCode,
      paidWith: cardRefunds.paidWith,
      currency: cardRefunds.currency,
      cents: cardRefunds.cents,
      state: cardRefunds.state,
      requestedAt: cardRefunds.requestedAt,
    })
    .from(cardRefunds)
    .innerJoin(returnRequests, eq(returnRequests.code, cardRefunds.returnCode))
    .where(isNull(cardRefunds.settledAt))
    .orderBy(sql`${cardRefunds.state} = 'REQUESTED'`, asc(cardRefunds.requestedAt), asc(cardRefunds.number));
  return rows.map(({ currency, cents, ...row }) => ({ ...row, amount: formatMoney(cents, `${currency} `) }));
}

/** A refund that its bank refused, locked. @throws RefundMistake for any other. */
async function refused(db: Database, number: string) {
  const refund = await lockedRefund(db, number);
  if (!refund) throw new RefundMistake(`There is no refund ${number}`);
  if (refund.state === "REFUNDED") throw new RefundMistake(`${number} is paid back already`);
  if (refund.state === "REQUESTED")
    throw new RefundMistake(`${number} has no answer of the bank yet; the shop asks again by itself`);
  return refund;
}

/** Asks the bank once more for a refund that it refused. @throws RefundMistake for any other. */
export async function retryRefund(db: Database, number: string, at: Date): Promise<void> {
  const refund = await refused(db, number);
  await db
    .update(cardRefunds)
    .set({ state: "REQUESTED", askedAt: null })
    .where(eq(cardRefunds.number, number));
  if (refund.source === "order") await refundAgain(db, refund.returnCode, at);
}

/**
 * Records that a refused refund was paid back in another way, which ends its return.
 * @param how in words, as its person reads it: "Bank transfer of 3 December".
 * @throws RefundMistake for any other refund, or without words.
 */
export async function settleRefund(db: Database, number: string, how: string, at: Date): Promise<void> {
  const words = how.trim();
  if (words === "" || words.length > 120)
    throw new RefundMistake("Say how it was paid back, in 120 characters or fewer");
  const refund = await refused(db, number);
  await db
    .update(cardRefunds)
    .set({ state: "REFUNDED", settledAt: at, settledBy: words })
    .where(eq(cardRefunds.number, number));
  if (refund.source !== "order") return;
  await refundAgain(db, refund.returnCode, at);
  await refundPaid(db, refund.returnCode, at);
}
