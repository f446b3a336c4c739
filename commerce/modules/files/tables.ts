import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { bytes, code, instant } from "../../database/columns";

/** What files are sent for; each has its own form. */
export const PURPOSES = ["enquiry", "fault"] as const;
export type Purpose = (typeof PURPOSES)[number];

/** Files that people sent. Each waits for its form to be sent, and is deleted after a day if that never comes. */
export const files = pgTable(
  "files",
  {
    id: code("id").primaryKey(),
    customerId: code("customer_id").notNull(),
    purpose: text("purpose", { enum: PURPOSES }).notNull(),
    name: text("name").notNull(),
    /** Judged by the content, whatever the sender said. */
    mediaType: text("media_type").notNull(),
    size: integer("size").notNull(),
    /** SHA-256 in hexadecimal. */
    digest: text("digest").notNull(),
    content: bytes("content").notNull(),
    createdAt: instant("created_at").notNull(),
    /** What it was sent with, such as an enquiry's reference; null while it waits. */
    usedBy: code("used_by"),
  },
  (t) => [
    // The same file twice, as by a second press, is one file.
    uniqueIndex("files_waiting")
      .on(t.customerId, t.purpose, t.digest)
      .where(sql`used_by is null`),
    index("files_used_by").on(t.usedBy),
    index("files_left")
      .on(t.createdAt)
      .where(sql`used_by is null`),
  ],
);
