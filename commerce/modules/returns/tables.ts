import { sql } from "drizzle-orm";
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { cents, code, instant } from "../../database/columns";
import { ACTORS, type EventPerson, type OrderedProduct, orderEntries, orders } from "../orders/tables";
import { RETURN_STATES } from "./states";

export const returnNumbers = pgSequence("return_numbers", { startWith: 4417 });

/** A request to exchange or return pieces of a delivered order. Its amounts are decided when it is made. */
export const returnRequests = pgTable(
  "return_requests",
  {
    /** The return authorisation number. */
    code: code("code").primaryKey(),
    orderCode: code("order_code")
      .notNull()
      .references(() => orders.code),
    customerId: code("customer_id").notNull(),
    organisationUid: code("organisation_uid").notNull(),
    /** Changed only by life.ts, which writes an event with it. */
    status: text("status", { enum: RETURN_STATES }).notNull(),
    /** The last event that its person has a notice of, because somebody else brought it about. */
    newsAt: instant("news_at"),
    /** Up to when its person has read its notices one by one; all at once is in users. */
    newsReadAt: instant("news_read_at"),
    /** The sequence of its last event. */
    lastEvent: integer("last_event").notNull().default(1),
    askedAt: instant("asked_at").notNull(),
    /** The last local day on which it should be posted, YYYY-MM-DD. */
    postBy: text("post_by").notNull(),
    currency: text("currency").notNull(),
    /** What is refunded: goods without GST, their GST, less the post that the person pays, with GST. */
    goodsCents: cents("goods_cents").notNull().default(0),
    taxCents: cents("tax_cents").notNull().default(0),
    postCents: cents("post_cents").notNull().default(0),
    /** The parcel with the exchanged pieces. */
    sentAt: instant("sent_at"),
    carrier: text("carrier"),
    trackingId: text("tracking_id"),
  },
  (t) => [
    index("return_requests_customer").on(t.customerId, t.askedAt),
    index("return_requests_news")
      .on(t.customerId, t.newsAt)
      .where(sql`news_at is not null`),
    index("return_requests_order").on(t.orderCode),
    index("return_requests_refunding")
      .on(t.code)
      .where(sql`status = 'REVERSING_PAYMENT'`),
  ],
);

/** Pieces of one order line in a request. */
export const returnEntries = pgTable(
  "return_entries",
  {
    returnCode: code("return_code")
      .notNull()
      .references(() => returnRequests.code, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    orderCode: code("order_code").notNull(),
    orderEntryNumber: integer("order_entry_number").notNull(),
    /** The earlier exchange by which the pieces came; null for those that the order delivered. */
    cameBy: code("came_by"),
    /** What goes back, as it was delivered. */
    sku: code("sku").notNull(),
    product: jsonb("product").$type<OrderedProduct>().notNull(),
    quantity: integer("quantity").notNull(),
    type: text("type", { enum: ["RETURN", "EXCHANGE"] }).notNull(),
    reason: text("reason").notNull(),
    comments: text("comments"),
    /** What is sent instead. The same garment again for a fault; null for a return. */
    newSku: code("new_sku"),
    newProduct: jsonb("new_product").$type<OrderedProduct>(),
    /** Pieces of it taken from stock, which cancelling puts back. */
    stockTaken: integer("stock_taken").notNull().default(0),
    /** How often these pieces were exchanged for another size, this time included. */
    exchanges: integer("exchanges").notNull().default(0),
    goodsCents: cents("goods_cents").notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.returnCode, t.position] }),
    foreignKey({
      columns: [t.orderCode, t.orderEntryNumber],
      foreignColumns: [orderEntries.orderCode, orderEntries.entryNumber],
    }),
    index("return_entries_order").on(t.orderCode),
  ],
);

/** What happened to a request, in sequence. A trigger refuses updates and deletes. */
export const returnEvents = pgTable(
  "return_events",
  {
    returnCode: code("return_code")
      .notNull()
      .references(() => returnRequests.code),
    /** Counts from 1. */
    sequence: integer("sequence").notNull(),
    /** Those of the order, filled in by the database as for an order's events. */
    organisationUid: code("organisation_uid").notNull().default(""),
    unitUid: code("unit_uid").notNull().default(""),
    at: instant("at").notNull(),
    actor: text("actor", { enum: ACTORS }).notNull(),
    by: jsonb("by").$type<EventPerson>(),
    onBehalfOf: jsonb("on_behalf_of").$type<EventPerson>(),
    from: text("from_state"),
    to: text("to_state").notNull(),
    channel: text("channel").notNull(),
    note: text("note"),
  },
  (t) => [
    primaryKey({ columns: [t.returnCode, t.sequence] }),
    index("return_events_log").on(t.organisationUid, t.at, t.sequence),
  ],
);
