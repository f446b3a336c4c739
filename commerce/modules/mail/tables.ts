import { sql } from "drizzle-orm";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { code, instant } from "../../database/columns";

/**
 * Mail on its way. A row is written in the transaction of the event it tells of, so there is a mail for
 * everything that happened and none for what did not; a job sends it afterwards.
 */
export const mailOutbox = pgTable(
  "mail_outbox",
  {
    id: code("id").primaryKey(),
    /** The event, such as `order-placed KR-100482`: one event makes one mail, ever. */
    about: text("about").notNull().unique(),
    toAddress: text("to_address").notNull(),
    toName: text("to_name").notNull(),
    replyTo: text("reply_to"),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    createdAt: instant("created_at").notNull(),
    /** When it is tried next. */
    dueAt: instant("due_at").notNull(),
    /** Counted when an attempt begins, so that a mail that ends the process is counted too. */
    attempts: integer("attempts").notNull().default(0),
    /** Which run is sending it, and until when nobody else may. */
    claimedBy: text("claimed_by"),
    claimedUntil: instant("claimed_until"),
    sentAt: instant("sent_at"),
    /** Given up after the last attempt; a person must look. */
    deadAt: instant("dead_at"),
    lastError: text("last_error"),
  },
  (t) => [
    index("mail_outbox_waiting")
      .on(t.dueAt)
      .where(sql`sent_at is null and dead_at is null`),
    index("mail_outbox_created").on(t.createdAt),
  ],
);
