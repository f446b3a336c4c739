import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, serial, text, uniqueIndex } from "drizzle-orm/pg-core";
import { code, instant } from "../../database/columns";
import { styles } from "../catalogue/tables";
import { organisations } from "../organisation/tables";
import { users } from "../users/tables";

/**
 * What a person says of a style; one review a person, and colleagues alone read it. A trigger keeps the sum and
 * the number of ratings at the style's assortment row (migration 0007).
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
    /** The name it is shown under; null stays unnamed. */
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
