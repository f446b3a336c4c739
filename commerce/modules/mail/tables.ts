import { sql } from "drizzle-orm";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { code, instant } from "../../database/columns";

/**
 * Outgoing mail and text messages. A row is written in the transaction of its event, so there is a mail for every event and
 * none for a rolled-back one. A job sends it afterwards.
 */
export const mailOutbox = pgTable(
  "mail_outbox",
  {
    id: code("id").primaryKey(),
    /** The event, such as `order-placed KR-100482`: each event has at most one mail. */
    about: text("about").notNull().unique(),
    channel: text("channel", { enum: ["EMAIL", "SMS"] })
      .notNull()
      .default("EMAIL"),
    /** An email address, or the number of a mobile. */
    toAddress: text("to_address").notNull(),
    toName: text("to_name").notNull(),
    replyTo: text("reply_to"),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    /** What the attached files were sent with; see modules/files. */
    filesOf: code("files_of"),
    createdAt: instant("created_at").notNull(),
    /** When the next attempt is due. */
    dueAt: instant("due_at").notNull(),
    /** Counted when an attempt starts, so that a mail that crashes the process is counted too. */
    attempts: integer("attempts").notNull().default(0),
    /** The run that is sending it, and how long no other run may. */
    claimedBy: text("claimed_by"),
    claimedUntil: instant("claimed_until"),
    sentAt: instant("sent_at"),
    /** Set when it was given up after the last attempt; a person must look. */
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
