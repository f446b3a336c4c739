import { sql } from "drizzle-orm";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { code, instant } from "../../database/columns";

/**
 * What somebody asked for without being signed in: a link to set a new password, or a code to sign in with. The
 * call only writes the row, so that its answer takes as long for a stranger's name as for a known one. A job
 * looks for the person and sends the link or the code, of which a hash is kept.
 */
export const accessRequests = pgTable(
  "access_requests",
  {
    id: code("id").primaryKey(),
    purpose: text("purpose", { enum: ["RESET", "LOGIN"] }).notNull(),
    channel: text("channel", { enum: ["EMAIL", "SMS"] }).notNull(),
    /** What was typed; emptied once the job has looked for the person. */
    asked: text("asked").notNull(),
    /** The site that the link leads to. */
    site: text("site").notNull(),
    customerId: code("customer_id"),
    secretHash: text("secret_hash").unique(),
    createdAt: instant("created_at").notNull(),
    handledAt: instant("handled_at"),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
    /** Wrong codes that were typed for it. */
    attempts: integer("attempts").notNull().default(0),
  },
  (t) => [
    index("access_requests_waiting")
      .on(t.createdAt)
      .where(sql`handled_at is null`),
    index("access_requests_customer").on(t.customerId),
  ],
);
