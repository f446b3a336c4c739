import { sql } from "drizzle-orm";
import { boolean, index, pgTable, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { code, instant } from "../../database/columns";
import { users } from "../users/tables";

/** A time in which an agent of the supplier acted for a customer (spec 002 §4.6). The customer can read it. */
export const assists = pgTable(
  "assists",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    agentId: code("agent_id")
      .notNull()
      .references(() => users.customerId),
    customerId: code("customer_id")
      .notNull()
      .references(() => users.customerId, { onDelete: "cascade" }),
    startedAt: instant("started_at").notNull(),
    /** The last call of it, to the minute. */
    lastAt: instant("last_at").notNull(),
    /** Whether the agent has ended it; one that is forgotten ends by itself. */
    ended: boolean("ended").notNull().default(false),
  },
  (t) => [
    index("assists_customer").on(t.customerId, t.startedAt),
    index("assists_agent").on(t.agentId, t.lastAt),
    // The calls of a page come at once, and are one time.
    uniqueIndex("assists_open")
      .on(t.agentId, t.customerId)
      .where(sql`not ended`),
  ],
);
