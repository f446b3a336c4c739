import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { code, instant } from "../../database/columns";
import { users } from "../users/tables";

/** How ordering for somebody ended. */
export const PROXY_ENDS = ["placed", "stopped", "other-person", "taken-over"] as const;

/** A time in which somebody orders for another person (spec 001 §4 "Proxy order mode"). */
export const proxies = pgTable(
  "proxies",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    actorId: code("actor_id")
      .notNull()
      .references(() => users.customerId),
    wearerId: code("wearer_id")
      .notNull()
      .references(() => users.customerId),
    startedAt: instant("started_at").notNull(),
    endedAt: instant("ended_at"),
    end: text("ended_by", { enum: PROXY_ENDS }),
    /** The order that was placed. */
    orderCode: code("order_code"),
  },
  (t) => [
    // One person at a time orders for somebody, and for one person at a time.
    uniqueIndex("proxies_open_wearer")
      .on(t.wearerId)
      .where(sql`ended_at is null`),
    uniqueIndex("proxies_open_actor")
      .on(t.actorId)
      .where(sql`ended_at is null`),
    index("proxies_wearer").on(t.wearerId, t.startedAt),
  ],
);
