import { boolean, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { code } from "../../database/columns";

export const deliveryModes = pgTable(
  "delivery_modes",
  {
    code: code("code").notNull(),
    country: text("country").notNull(),
    name: text("name").notNull(),
    description: text("description").notNull(),
    /** Null: the organisation's freight rule; otherwise cents ex GST. */
    cents: integer("cents"),
    /** Working days that a parcel takes, at least and at most. */
    minDays: integer("min_days").notNull().default(3),
    maxDays: integer("max_days").notNull().default(5),
    /** Whether a box or a bag at a post office can be served, as the post does and couriers do not. */
    postBoxes: boolean("post_boxes").notNull().default(true),
    sort: integer("sort").notNull(),
  },
  (t) => [primaryKey({ columns: [t.code, t.country] })],
);
