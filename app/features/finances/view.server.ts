import { workingRows } from "~/features/lines/working-rows.server";
import type { components } from "~/commerce/occ";
import { readableDate, readableDay, readableMonth } from "~/ui/dates";
import type { StatusTone } from "~/ui/status-tag";

type Invoice = components["schemas"]["Invoice"];
type Credit = components["schemas"]["Credit"];
type Statement = components["schemas"]["Statement"];

const TONES: Record<Invoice["status"], StatusTone> = { OUTSTANDING: "plain", OVERDUE: "bad", PAID: "ok" };

/** An invoice in the words of its lists. @param timeZone of the organisation. */
export const invoiceRow = (one: Invoice, timeZone: string) => ({
  number: one.number,
  order: one.orderCode,
  po: one.poNumber,
  orderedBy: one.orderedBy,
  unit: one.unit.name,
  billTo: one.billTo.name,
  date: readableDate(one.date, timeZone),
  due: readableDay(one.dueDate),
  amount: one.amount.formattedValue,
  tax: one.taxAmount.formattedValue,
  credited: one.creditedAmount?.formattedValue,
  toPay: one.dueAmount.formattedValue,
  currency: one.amount.currencyIso,
  state: { label: one.statusDisplay, tone: TONES[one.status] },
  payment: one.payment && {
    code: one.payment.paymentId,
    date: readableDate(one.payment.date, timeZone),
    by: one.payment.paidBy,
    paidWith: one.payment.paidWith,
    amount: one.payment.amount.formattedValue,
  },
});

/** An invoice in the words of its page. @param timeZone of the organisation. */
export function invoiceView(one: Invoice, timeZone: string) {
  const {
    number,
    order,
    po,
    orderedBy,
    unit,
    billTo,
    date,
    due,
    amount,
    tax,
    credited,
    toPay,
    state,
    payment,
  } = invoiceRow(one, timeZone);
  const facts = [
    { label: "Order", value: order, written: true },
    { label: "Purchase order", value: po, written: true },
    { label: "Ordered by", value: orderedBy, written: true },
    { label: "For", value: unit, written: true },
    { label: "Invoiced to", value: billTo, written: true },
    { label: "Date", value: date },
    { label: "Due", value: due },
    { label: "Paid", value: payment && `${payment.date} by ${payment.by}, ${payment.paidWith}` },
    { label: "Payment", value: payment?.code, written: true },
  ];
  return {
    number,
    state,
    open: one.status !== "PAID",
    facts: facts.flatMap(({ value, ...fact }) => (value ? [{ ...fact, value }] : [])),
    rows: [
      { label: "Invoice", amount },
      { label: "GST in it", amount: tax },
      ...(credited ? [{ label: "Credits", amount: `−${credited}` }] : []),
      ...(payment ? [{ label: "Paid", amount: `−${payment.amount}` }] : []),
    ],
    toPay,
    working: workingRows(one.working),
  };
}

/** A credit in the words of its list. */
export const creditRow = (one: Credit, timeZone: string) => ({
  number: one.number,
  returned: one.returnCode,
  invoice: one.invoiceId,
  order: one.orderCode,
  unit: one.unit.name,
  billTo: one.billTo.name,
  date: readableDate(one.date, timeZone),
  amount: one.amount.formattedValue,
  tax: one.taxAmount.formattedValue,
  currency: one.amount.currencyIso,
  settled: one.settledDisplay,
});

/** A statement in the words of its list. */
export const statementRow = (one: Statement) => ({
  id: one.statementId,
  month: readableMonth(one.month),
  billTo: one.billTo.name,
  opening: one.openingBalance.formattedValue,
  invoiced: one.invoiced.formattedValue,
  credited: one.credited.formattedValue,
  paid: one.paid.formattedValue,
  closing: one.closingBalance.formattedValue,
  currency: one.closingBalance.currencyIso,
  invoices: one.invoiceCount,
});
