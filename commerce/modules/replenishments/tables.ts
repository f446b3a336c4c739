import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { cents, code, instant } from "../../database/columns";
import type { AddressSnapshot } from "../carts/tables";
import type { OrderedProduct } from "../orders/tables";
import { users } from "../users/tables";
import type { Recurrence } from "./recurrence";

export const replenishmentNumbers = pgSequence("replenishment_numbers", { startWith: 10001 });

/** An order that is placed again and again, made of a cart. Dates are those of the organisation's calendar. */
export const replenishments = pgTable(
  "replenishments",
  {
    code: code("code").primaryKey(),
    /** The guid of its cart. A cart becomes at most one replenishment order. */
    guid: text("guid").notNull().unique(),
    site: code("site").notNull(),
    customerId: code("customer_id")
      .notNull()
      .references(() => users.customerId, { onDelete: "cascade" }),
    organisationUid: code("organisation_uid").notNull(),
    currency: text("currency").notNull(),
    recurrence: jsonb("recurrence").$type<Recurrence>().notNull(),
    /** The day that was chosen, from which days and weeks are counted; the first order may be later. */
    startDate: date("start_date", { mode: "string" }).notNull(),
    firstDate: date("first_date", { mode: "string" }).notNull(),
    nextDate: date("next_date", { mode: "string" }).notNull(),
    /** The hour of placing on the next date, as an instant. */
    dueAt: instant("due_at").notNull(),
    active: boolean("active").notNull().default(true),
    cancelledAt: instant("cancelled_at"),
    deliveryAddress: jsonb("delivery_address").$type<AddressSnapshot>().notNull(),
    deliveryMode: code("delivery_mode").notNull(),
    paymentType: text("payment_type", { enum: ["ACCOUNT", "CARD"] }).notNull(),
    purchaseOrderNumber: text("purchase_order_number"),
    costCentre: code("cost_centre"),
    /** What the last order cost with freight and GST; before there is one, what it would have cost. */
    totalCents: cents("total_cents").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    index("replenishments_customer").on(t.customerId, t.createdAt),
    index("replenishments_due")
      .on(t.dueAt)
      .where(sql`active`),
  ],
);

export const replenishmentLines = pgTable(
  "replenishment_lines",
  {
    replenishmentCode: code("replenishment_code")
      .notNull()
      .references(() => replenishments.code, { onDelete: "cascade" }),
    entryNumber: integer("entry_number").notNull(),
    sku: code("sku").notNull(),
    /** As it was called then, for when it is no longer sold. */
    product: jsonb("product").$type<OrderedProduct>().notNull(),
    quantity: integer("quantity").notNull(),
    /** Why it is needed though it does not meet what the person's role requires. */
    ppeReason: text("ppe_reason"),
  },
  (t) => [primaryKey({ columns: [t.replenishmentCode, t.entryNumber] })],
);

/** What came of a date: an order, or why there is none. The key lets a date be worked off once. */
export const replenishmentRuns = pgTable(
  "replenishment_runs",
  {
    replenishmentCode: code("replenishment_code")
      .notNull()
      .references(() => replenishments.code, { onDelete: "cascade" }),
    dueDate: date("due_date", { mode: "string" }).notNull(),
    at: instant("at").notNull(),
    orderCode: code("order_code"),
    reason: text("reason"),
    /** Later dates that had passed too, because the shop was down; this order stands for them. */
    missedDates: integer("missed_dates").notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.replenishmentCode, t.dueDate] }),
    index("replenishment_runs_order").on(t.orderCode),
    check("replenishment_runs_outcome", sql`(order_code is null) <> (reason is null)`),
  ],
);
