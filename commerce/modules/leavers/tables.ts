import { foreignKey, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { code, instant } from "../../database/columns";
import { type EventPerson, orderEntries } from "../orders/tables";

/** What becomes of pieces that were issued, once somebody leaves. */
export const OUTCOMES = ["returned", "worn-out", "missing"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** How many pieces of an order line were handed in, are worn out or are missing. What has no row is still out. */
export const issuedOutcomes = pgTable(
  "issued_outcomes",
  {
    orderCode: code("order_code").notNull(),
    entryNumber: integer("entry_number").notNull(),
    /** The exchange by which the pieces came, as `cameBy` of modules/returns; empty for those that the order delivered. */
    cameBy: text("came_by").notNull().default(""),
    outcome: text("outcome", { enum: OUTCOMES }).notNull(),
    quantity: integer("quantity").notNull(),
    /** The last change of the number, and who made it. */
    at: instant("at").notNull(),
    by: jsonb("by").$type<EventPerson>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderCode, t.entryNumber, t.cameBy, t.outcome] }),
    foreignKey({
      columns: [t.orderCode, t.entryNumber],
      foreignColumns: [orderEntries.orderCode, orderEntries.entryNumber],
    }).onDelete("cascade"),
  ],
);
