import { index, integer, pgTable, primaryKey, text, timestamp, jsonb } from "drizzle-orm/pg-core";
import { code, instant } from "../../database/columns";

/** A shop front: default or wholesale variant, with its languages and currencies. */
export const baseSites = pgTable("base_sites", {
  uid: code("uid").primaryKey(),
  name: text("name").notNull(),
  theme: text("theme", { enum: ["default", "wholesale"] }).notNull(),
  locale: text("locale").notNull().default("en"),
  languages: text("languages").array().notNull(),
  currencies: text("currencies").array().notNull(),
});

/** The stored answer of a write with an idempotency key (one row for each key and person). */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    scope: text("scope").notNull(),
    key: text("key").notNull(),
    status: integer("status"),
    answer: jsonb("answer"),
    createdAt: timestamp("created_at", { withTimezone: true, mode: "date" }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.scope, t.key] }), index("idempotency_keys_created").on(t.createdAt)],
);

/** One row for each fact about the database, such as its seed. */
export const databaseFacts = pgTable("database_facts", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
  at: instant("at").notNull().defaultNow(),
});
