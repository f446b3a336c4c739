import { sql } from "drizzle-orm";
import { index, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { code, instant } from "../../database/columns";
import { variants } from "../catalogue/tables";
import { users } from "../users/tables";

/** A SKU that somebody wants to hear of when it is back in stock. */
export const productInterests = pgTable(
  "product_interests",
  {
    customerId: code("customer_id")
      .notNull()
      .references(() => users.customerId),
    sku: code("sku")
      .notNull()
      .references(() => variants.sku),
    addedAt: instant("added_at").notNull(),
    /** When they were told that it is back; null while they wait. */
    toldAt: instant("told_at"),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.sku] }),
    index("product_interests_waiting")
      .on(t.sku)
      .where(sql`told_at is null`),
  ],
);
