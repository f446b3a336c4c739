import { bigint, index, pgSequence, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { code } from "../../database/columns";

/** What the feeds tell of. */
export const TOLD = ["order", "return"] as const;
export type Told = (typeof TOLD)[number];

export const feedNumbers = pgSequence("feed_numbers", { startWith: 1 });

/**
 * That something happened to an order or a return. Triggers on their events write the rows (migration 0085), in the
 * transaction of what happened; giving places takes them away.
 */
export const feedMarks = pgTable(
  "feed_marks",
  {
    id: bigint("id", { mode: "number" }).generatedAlwaysAsIdentity().primaryKey(),
    kind: text("kind", { enum: TOLD }).notNull(),
    code: code("code").notNull(),
  },
  (t) => [index("feed_marks_code").on(t.kind, t.code)],
);

/** The place of an order or a return in its feed: that of its last change. Places are given one transaction after the other. */
export const feedPlaces = pgTable(
  "feed_places",
  {
    kind: text("kind", { enum: TOLD }).notNull(),
    code: code("code").notNull(),
    place: bigint("place", { mode: "number" }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.code] }), index("feed_places_order").on(t.kind, t.place)],
);
