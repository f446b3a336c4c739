import { boolean, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { cents, code, instant } from "../../database/columns";
import type { AddressSnapshot } from "../carts/tables";
import { orders } from "../orders/tables";

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
