import { sql } from "drizzle-orm";
import { bigint, index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { code, instant } from "../../database/columns";
import type { Facts } from "./facts";

/** A secret in the form of Standard Webhooks: `whsec_` and base64. It signs, so it cannot be kept as a hash. */
export interface WebhookSecret {
  secret: string;
  madeAt: string;
}

/** Where events are sent to, and which. */
export const webhooks = pgTable("webhooks", {
  id: code("id").primaryKey(),
  url: text("url").notNull(),
  /** Types of events. */
  events: text("events").array().notNull(),
  /** Only events of this organisation; null for those of the whole shop. */
  organisationUid: code("organisation_uid"),
  /** Newest first; at most two, so that one can be replaced while the other still signs. */
  secrets: jsonb("secrets").$type<WebhookSecret[]>().notNull(),
  createdAt: instant("created_at").notNull(),
  /** Set when the receiver answered that it is gone: nothing is written for it any more. */
  endedAt: instant("ended_at"),
});

/**
 * What happened, for whoever subscribed. Triggers write the rows in the transaction of what happened, with a delivery
 * for each subscription (migration 0073); what nobody subscribed to has no row.
 */
export const webhookEvents = pgTable(
  "webhook_events",
  {
    /** Grows with each event: of one order, person or product the later event has the higher number. */
    sequence: bigint("sequence", { mode: "number" }).generatedAlwaysAsIdentity().primaryKey(),
    /** The `webhook-id`: the same in each attempt and for each receiver. */
    id: code("id")
      .notNull()
      .unique()
      .default(sql`'evt_' || replace(gen_random_uuid()::text, '-', '')`),
    type: text("type").notNull(),
    organisationUid: code("organisation_uid"),
    /** The person it is about, so that their rows are found. */
    customerId: code("customer_id"),
    at: instant("at").notNull(),
    /** What held when it was committed; the body is made of it. */
    facts: jsonb("facts").$type<Facts>().notNull(),
  },
  (t) => [index("webhook_events_at").on(t.at), index("webhook_events_customer").on(t.customerId)],
);

export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: bigint("id", { mode: "number" }).generatedAlwaysAsIdentity().primaryKey(),
    event: bigint("event", { mode: "number" })
      .notNull()
      .references(() => webhookEvents.sequence, { onDelete: "cascade" }),
    webhookId: code("webhook_id")
      .notNull()
      .references(() => webhooks.id, { onDelete: "cascade" }),
    /** When the next attempt is due; null: at once. */
    dueAt: instant("due_at"),
    /** Counted when an attempt starts, so that one that crashes the process is counted too. */
    attempts: integer("attempts").notNull().default(0),
    /** The run that is sending it, and how long no other run may. */
    claimedBy: text("claimed_by"),
    claimedUntil: instant("claimed_until"),
    deliveredAt: instant("delivered_at"),
    /** Set when it was given up; a person must look. */
    deadAt: instant("dead_at"),
    lastError: text("last_error"),
  },
  (t) => [
    unique("webhook_deliveries_once").on(t.event, t.webhookId),
    index("webhook_deliveries_waiting")
      .on(t.webhookId, t.event)
      .where(sql`delivered_at is null and dead_at is null`),
  ],
);
