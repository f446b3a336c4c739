import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { activeDays, code, instant } from "../../database/columns";
import { organisations } from "../organisation/tables";

/** The register of standing purchase orders, which the people of the chosen units may quote at checkout. */
export const purchaseOrders = pgTable(
  "purchase_orders",
  {
    id: code("id").primaryKey(),
    organisationUid: code("organisation_uid")
      .notNull()
      .references(() => organisations.uid),
    number: text("number").notNull(),
    description: text("description").notNull(),
    unitUids: text("unit_uids").array().notNull(),
    /** A closed one cannot be quoted by new orders. */
    status: text("status", { enum: ["active", "closed"] })
      .notNull()
      .default("active"),
    ...activeDays,
    addedAt: instant("added_at").notNull().defaultNow(),
    addedBy: code("added_by"),
    updatedAt: instant("updated_at").notNull().defaultNow(),
    updatedBy: code("updated_by"),
    /** Goes up with each change, so that two people who edit at once are told apart. */
    version: integer("version").notNull().default(1),
  },
  (t) => [
    uniqueIndex("purchase_orders_number").on(t.organisationUid, sql`upper(${t.number})`),
    index("purchase_orders_added").on(t.organisationUid, t.addedAt),
  ],
);
