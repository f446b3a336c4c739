import { sql } from "drizzle-orm";
import { boolean, index, jsonb, pgSequence, pgTable, text, unique } from "drizzle-orm/pg-core";
import { cents, code, instant } from "../../database/columns";
import type { AddressSnapshot } from "../carts/tables";
import { orders } from "../orders/tables";
import { returnRequests } from "../returns/tables";

/** A card of a person, as the card processor keeps it. The number itself is never here. */
export const savedCards = pgTable(
  "saved_cards",
  {
    id: code("id").primaryKey(),
    customerId: code("customer_id").notNull(),
    /** What the processor knows the card by. */
    token: text("token").notNull(),
    holder: text("holder").notNull(),
    /** visa, master or amex, as OCC writes them. */
    type: text("type").notNull(),
    lastDigits: text("last_digits").notNull(),
    /** The last month in which it pays, YYYY-MM. */
    expires: text("expires").notNull(),
    isDefault: boolean("is_default").notNull().default(false),
    /** Null for a card that was saved without one. */
    billingAddress: jsonb("billing_address").$type<AddressSnapshot>(),
  },
  (t) => [index("saved_cards_customer").on(t.customerId)],
);

/**
 * What a card pays of an order: the own share of whoever ordered, in cents with GST. The bank agrees to it when the order
 * is placed, and it is taken when the last piece has left.
 */
export const cardPayments = pgTable("card_payments", {
  orderCode: code("order_code")
    .primaryKey()
    .references(() => orders.code),
  customerId: code("customer_id").notNull(),
  /** In words: "Visa ending in 4242". */
  paidWith: text("paid_with").notNull(),
  /** What the processor calls it. */
  authorisation: text("authorisation").notNull(),
  authorisedCents: cents("authorised_cents").notNull(),
  authorisedAt: instant("authorised_at").notNull(),
  /** Null until it is taken. Never more than what was agreed to. */
  capturedCents: cents("captured_cents"),
  capturedAt: instant("captured_at"),
});

export const refundNumbers = pgSequence("refund_numbers", { startWith: 6101 });

/** What goes back to a card for a return, in cents with GST. A job asks the processor for it until there is an answer. */
export const cardRefunds = pgTable(
  "card_refunds",
  {
    /** The processor's reference too: it refunds the same one once. */
    number: code("number").primaryKey(),
    returnCode: code("return_code")
      .notNull()
      .references(() => returnRequests.code),
    /** What the card had paid: the person's own order, or the organisation's invoice of it. */
    source: text("source", { enum: ["order", "invoice"] }).notNull(),
    /** In words: "Visa ending in 4242". */
    paidWith: text("paid_with").notNull(),
    /** What the processor calls the payment. */
    authorisation: text("authorisation").notNull(),
    currency: text("currency").notNull(),
    cents: cents("cents").notNull(),
    state: text("state", { enum: ["REQUESTED", "REFUSED", "REFUNDED"] })
      .notNull()
      .default("REQUESTED"),
    requestedAt: instant("requested_at").notNull(),
    /** When the processor was last asked; null before. */
    askedAt: instant("asked_at"),
    /** Null until it is paid back. */
    settledAt: instant("settled_at"),
    /** How it was paid back in the end, if the card could not take it: "Bank transfer of 3 December". */
    settledBy: text("settled_by"),
  },
  (t) => [
    unique("card_refunds_of").on(t.returnCode, t.source),
    index("card_refunds_open")
      .on(t.state, t.askedAt)
      .where(sql`settled_at is null`),
  ],
);
