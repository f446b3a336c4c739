import { sql } from "drizzle-orm";
import { index, jsonb, pgSequence, pgTable, text } from "drizzle-orm/pg-core";
import { cents, code, instant } from "../../database/columns";
import type { EventPerson } from "../../http/event-person";
import { orders } from "../orders/tables";
import { returnRequests } from "../returns/tables";

export const invoiceNumbers = pgSequence("invoice_numbers", { startWith: 300101 });
export const creditNumbers = pgSequence("credit_numbers", { startWith: 5101 });
export const paymentNumbers = pgSequence("payment_numbers", { startWith: 7101 });

/** A payment of one or more invoices, made once. A trigger refuses updates and deletes. */
export const invoicePayments = pgTable("invoice_payments", {
  code: code("code").primaryKey(),
  organisationUid: code("organisation_uid").notNull(),
  currency: text("currency").notNull(),
  amountCents: cents("amount_cents").notNull(),
  at: instant("at").notNull(),
  by: jsonb("by").$type<EventPerson>().notNull(),
  /** What it was paid with, in words: "Visa ending in 4242". */
  paidWith: text("paid_with").notNull(),
  /** What the processor calls the payment. */
  authorisation: text("authorisation").notNull(),
});

/**
 * What an organisation owes for one order, made when the last of its pieces has left. Amounts include GST. What a wearer
 * pays by an invoice of their own is not in it.
 */
export const invoices = pgTable(
  "invoices",
  {
    number: code("number").primaryKey(),
    orderCode: code("order_code")
      .notNull()
      .unique()
      .references(() => orders.code),
    organisationUid: code("organisation_uid").notNull(),
    /** The unit of the order, and the unit that the invoice is made out to. */
    unitUid: code("unit_uid").notNull(),
    billToUid: code("bill_to_uid").notNull(),
    currency: text("currency").notNull(),
    issuedAt: instant("issued_at").notNull(),
    /** The last local day on which it is paid in time, YYYY-MM-DD. */
    dueOn: text("due_on").notNull(),
    totalCents: cents("total_cents").notNull(),
    /** The GST in the total. */
    taxCents: cents("tax_cents").notNull(),
    /** What credits took off, before and after it was paid. */
    creditedCents: cents("credited_cents").notNull().default(0),
    /** Null while something is due. */
    paidAt: instant("paid_at"),
    /** What was paid of it; nothing if credits took all. */
    paidCents: cents("paid_cents").notNull().default(0),
    paymentCode: code("payment_code").references(() => invoicePayments.code),
    /** The client whose system gave it its number; null for one as the shop made it. */
    sentBy: code("sent_by"),
  },
  (t) => [
    index("invoices_bill_to").on(t.billToUid, t.issuedAt),
    index("invoices_organisation").on(t.organisationUid, t.paidAt),
    index("invoices_payment").on(t.paymentCode),
    index("invoices_due")
      .on(t.billToUid, t.dueOn)
      .where(sql`paid_at is null`),
  ],
);

/** What an organisation is owed for a completed return. Amounts include GST. */
export const credits = pgTable(
  "credits",
  {
    number: code("number").primaryKey(),
    returnCode: code("return_code")
      .notNull()
      .unique()
      .references(() => returnRequests.code),
    invoiceNumber: code("invoice_number")
      .notNull()
      .references(() => invoices.number),
    organisationUid: code("organisation_uid").notNull(),
    unitUid: code("unit_uid").notNull(),
    billToUid: code("bill_to_uid").notNull(),
    currency: text("currency").notNull(),
    issuedAt: instant("issued_at").notNull(),
    totalCents: cents("total_cents").notNull(),
    taxCents: cents("tax_cents").notNull(),
    /** Whether it was taken off an invoice that was still to be paid, or refunded. */
    settledBy: text("settled_by", { enum: ["invoice", "refund"] }).notNull(),
    /** As of an invoice. */
    sentBy: code("sent_by"),
  },
  (t) => [index("credits_bill_to").on(t.billToUid, t.issuedAt), index("credits_invoice").on(t.invoiceNumber)],
);

/** The days in which invoices are paid; a column of an organisation would be the place for other terms. */
export const TERMS_DAYS = 30;
