import { createHash } from "node:crypto";
import { inArray, sql } from "drizzle-orm";
import type { z } from "@hono/zod-openapi";
import { authorOf } from "../../http/author";
import type { Call } from "../../http/call";
import { counted } from "../../http/counted";
import { readableTime } from "../../http/dates";
import { invalid, OccError } from "../../http/errors";
import { formatMoney } from "../../http/money";
import { todayOf } from "../../http/today";
import { noteChange, type NotingCall } from "../changes";
import { invoicePayments, invoices } from "../invoices/tables";
import { cardWords, chargeCard, usableCard } from "../cards";
import type { PayBody } from "./pay-contract";
import { invoiceWorking } from "./working";
import {
  dueCents,
  type FinanceCall,
  inScope,
  type InvoiceRow,
  invoicesOf,
  invoiceView,
  moneyOf,
  symbolOf,
} from "./read";

type PayCall = FinanceCall & NotingCall & Pick<Call, "demo" | "header">;

const numbersOf = (ids: string): string[] => ids.split(",").filter(Boolean).slice(0, 100);
const sumOf = (rows: readonly InvoiceRow[]) => rows.reduce((sum, row) => sum + dueCents(row), 0);

/**
 * Invoices that somebody is about to pay, with what is to be paid of them.
 * @throws OccError 404 as invoicesOf; 400 for none, or for invoices of two currencies.
 */
export async function showToPay(call: FinanceCall, ids: string) {
  const rows = await invoicesOf(call, numbersOf(ids));
  const money = moneyOf({ currency: currencyOf(rows) });
  const invoices = rows.map((row) => ({
    ...invoiceView(row, todayOf(call)),
    working: invoiceWorking(row, call.about),
  }));
  return { invoices, totalAmount: money(sumOf(rows)) };
}

/** The one currency of invoices. @throws OccError 400 */
function currencyOf(rows: readonly InvoiceRow[]): string {
  const [currency, other] = [...new Set(rows.map((row) => row.currency))].sort();
  if (!currency) throw invalid("invoiceIds", "Choose at least one invoice.");
  if (other) throw invalid("invoiceIds", `Pay invoices in ${currency} and in ${other} apart.`);
  return currency;
}

/**
 * Pays invoices wholly with a saved card, all of them or none. The rows are locked first, so that an invoice is paid
 * once, whoever pays it.
 * @throws OccError 404 as invoicesOf; 409 ConflictError for one that was paid meanwhile, or if the amount is another than
 * the one that was agreed to; 400 for invoices of two currencies, and for a card that cannot be charged.
 */
export async function makePayment(call: PayCall, sent: z.infer<typeof PayBody>) {
  const numbers = [...new Set(sent.invoiceIds)];
  // In the order of their numbers, so that two payments of the same invoices never wait for each other.
  await call.db.execute(sql`
    select from invoices i where i.number = any(${sql.param(numbers)}::text[]) and ${inScope(call, sql`i`)}
    order by i.number for update`);
  const rows = await invoicesOf(call, numbers);
  const paid = rows.find((row) => row.paid_at);
  if (paid) throw paidMeanwhile(call, paid);
  const currency = currencyOf(rows);
  const amountCents = sumOf(rows);
  const money = (cents: number) => formatMoney(cents, symbolOf(currency));
  if (sent.amount !== undefined && Math.round(sent.amount * 100) !== amountCents) {
    throw conflict(`${money(amountCents)} is to be paid by now, because of a credit. Nothing was charged.`);
  }
  const card = await usableCard(call, sent.paymentDetailsId);
  const at = call.now();
  const authorisation = chargeCard(call, card, referenceOf(call, numbers, amountCents));
  const [payment] = await call.db
    .insert(invoicePayments)
    .values({
      code: sql`'PAY-' || nextval('payment_numbers')::text`,
      organisationUid: call.about.organisation.uid,
      currency,
      amountCents,
      at,
      by: authorOf(call).by,
      paidWith: cardWords(card),
      authorisation,
    })
    .returning({ code: invoicePayments.code });
  const { code } = payment!;
  await call.db
    .update(invoices)
    .set({
      paidAt: at,
      paidCents: sql`${invoices.totalCents} - ${invoices.creditedCents}`,
      paymentCode: code,
    })
    .where(inArray(invoices.number, numbers));
  await noteChange(call, {
    kind: "payment",
    subject: { code, name: code },
    unitUid: call.about.unit.uid,
    changes: [
      { what: "Paid", from: null, to: `${money(amountCents)}, ${cardWords(card)}` },
      ...rows.map((row) => ({ what: row.number, from: `${money(dueCents(row))} to be paid`, to: "Paid" })),
    ],
  });
  return {
    status: "SUCCESS" as const,
    message: `You paid ${money(amountCents)} for ${counted(rows.length, "invoice")} with ${cardWords(card)}. The payment is ${code}.`,
    paymentId: code,
    amount: moneyOf({ currency })(amountCents),
    invoiceIds: numbers,
  };
}

/** One for each payment, and the same for one that is sent again: a client may use one key for other invoices. */
const referenceOf = ({ header }: Pick<Call, "header">, numbers: readonly string[], cents: number): string =>
  createHash("sha256")
    .update([header("Idempotency-Key") ?? "", cents, ...[...numbers].sort()].join(" "))
    .digest("hex");

const conflict = (message: string) =>
  new OccError(409, { type: "ConflictError", message, subject: "invoiceIds", subjectType: "parameter" });

function paidMeanwhile({ about }: FinanceCall, row: InvoiceRow): OccError {
  const when = readableTime(new Date(row.paid_at!), about.organisation.timeZone);
  const how = row.payment_code
    ? `${row.paid_by} paid it at ${when} (${row.payment_code})`
    : "a credit took it off";
  return conflict(`${row.number} is not to be paid any more: ${how}. Nothing was charged.`);
}
