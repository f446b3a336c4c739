import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, serial, text, uniqueIndex } from "drizzle-orm/pg-core";
import { code, instant } from "../../database/columns";
import { styles } from "../catalogue/tables";
import { organisations } from "../organisation/tables";
import { users } from "../users/tables";

/**
 * Reviews of styles: one for each person and style, visible to colleagues only. A trigger maintains the sum
 * and the number of ratings in the style's assortment row (migration 0007).
 */
export const reviews = pgTable(
  "reviews",
  {
    id: serial("id").primaryKey(),
    organisationUid: code("organisation_uid")
      .notNull()
      .references(() => organisations.uid),
    styleCode: code("style_code")
      .notNull()
      .references(() => styles.code),
    customerId: code("customer_id")
      .notNull()
      .references(() => users.customerId),
    /** The display name; null is anonymous. */
    alias: text("alias"),
    headline: text("headline").notNull(),
    comment: text("comment").notNull(),
    /** Stars out of 5 (spec 002 §9). */
    rating: integer("rating").notNull(),
    writtenAt: instant("written_at").notNull(),
  },
  (t) => [
    uniqueIndex("reviews_of_person").on(t.customerId, t.styleCode),
    index("reviews_of_style").on(t.organisationUid, t.styleCode),
    check("reviews_rating", sql`${t.rating} between 1 and 5`),
  ],
);
