import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { rowsOf, type Database } from "../../database/connection";
import { refundCard } from "../cards";
import { cardPayments, cardRefunds } from "../cards/tables";
import { orders } from "../orders/tables";
import { refundCents } from "./cost";
import { refundFailed, refundPaid } from "./life";
import { locked } from "./locked";
import { mailRefusedRefund } from "./mails";
import { areOwnGoods } from "./refund-to";

/** Refunds of one run at most; the rest comes in the next one. */
const MOST = 200;

/** Whether what a return of an order refunds goes back to its person's card. */
export async function goesToCard(db: Database, orderCode: string): Promise<boolean> {
  const [order] = await db
    .select({ ownShareCents: orders.ownShareCents, accountCents: orders.accountCents })
    .from(cardPayments)
    .innerJoin(orders, eq(orders.code, cardPayments.orderCode))
    .where(eq(cardPayments.orderCode, orderCode));
  return order !== undefined && areOwnGoods(order);
}

/**
 * Requests the refunds of checked returns whose card has paid by now, and asks the processor about all that have no answer
 * yet, each in its own transaction; a scheduled job.
 * @param storefrontUrl of a site, for links in mails.
 */
export async function refundCards(
  db: Database,
  now: Date,
  storefrontUrl: (site: string) => string,
): Promise<void> {
  for (const code of await toRequest(db)) await db.transaction((tx) => requestRefund(tx, code, now));
  for (const number of await toAsk(db))
    await db.transaction((tx) => callProcessor(tx, number, now, storefrontUrl));
}

/** Checked returns without a refund, of orders whose card has paid: it pays when the last piece has left. */
async function toRequest(db: Database): Promise<string[]> {
  const rows = await rowsOf<{ code: string }>(
    db,
    sql`select r.code from return_requests r join card_payments p on p.order_code = r.order_code
      where r.status = 'REVERSING_PAYMENT' and p.captured_at is not null
        and not exists (select from card_refunds f where f.return_code = r.code and f.source = 'order')
      order by r.code limit ${MOST}`,
  );
  return rows.map(({ code }) => code);
}

/** Never more goes back than the card has paid; what is left of a refund then is the organisation's. */
async function requestRefund(db: Database, code: string, at: Date): Promise<void> {
  const request = await locked(db, code);
  if (request.status !== "REVERSING_PAYMENT") return;
  // One return of the order after the other.
  const [payment] = await db
    .select()
    .from(cardPayments)
    .where(eq(cardPayments.orderCode, request.orderCode))
    .for("update");
  const [before] = await rowsOf<{ cents: number }>(
    db,
    sql`select coalesce(sum(f.cents), 0)::int as cents from card_refunds f
      join return_requests r on r.code = f.return_code
      where r.order_code = ${request.orderCode} and f.source = 'order'`,
  );
  const cents = Math.min(refundCents(request), (payment?.capturedCents ?? 0) - before!.cents);
  if (!payment || cents <= 0) return refundPaid(db, code, at);
  await db
    .insert(cardRefunds)
    .values({
      number: sql`'RF-' || nextval('refund_numbers')`,
      returnCode: code,
      source: "order",
      paidWith: payment.paidWith,
      authorisation: payment.authorisation,
      currency: request.currency,
      cents,
      requestedAt: at,
    })
    .onConflictDoNothing({ target: [cardRefunds.returnCode, cardRefunds.source] });
}

/** Those that were asked about longest ago come first, so that banks that take their time keep nobody waiting. */
async function toAsk(db: Database): Promise<string[]> {
  const rows = await db
    .select({ number: cardRefunds.number })
    .from(cardRefunds)
    .where(and(eq(cardRefunds.state, "REQUESTED"), isNull(cardRefunds.settledAt)))
    .orderBy(sql`${cardRefunds.askedAt} nulls first`, asc(cardRefunds.number))
    .limit(MOST);
  return rows.map(({ number }) => number);
}

async function callProcessor(
  db: Database,
  number: string,
  at: Date,
  storefrontUrl: (site: string) => string,
): Promise<void> {
  const refund = await lockedRefund(db, number);
  if (refund?.state !== "REQUESTED") return;
  const answer = refundCard(refund, at);
  const state = answer === "pending" ? "REQUESTED" : answer === "refunded" ? "REFUNDED" : "REFUSED";
  await db
    .update(cardRefunds)
    .set({ state, askedAt: at, settledAt: answer === "refunded" ? at : null })
    .where(eq(cardRefunds.number, number));
  const own = refund.source === "order";
  if (answer === "refunded" && own) await refundPaid(db, refund.returnCode, at);
  if (answer !== "refused") return;
  if (own) await refundFailed(db, refund.returnCode, at);
  await mailRefusedRefund(db, refund, at, storefrontUrl);
}

/** Locks a refund until the transaction ends. */
export async function lockedRefund(
  db: Database,
  number: string,
): Promise<typeof cardRefunds.$inferSelect | undefined> {
  const [refund] = await db.select().from(cardRefunds).where(eq(cardRefunds.number, number)).for("update");
  return refund;
}
