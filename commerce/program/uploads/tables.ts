import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { bytes, code, instant } from "../../database/columns";
import type { EventPerson } from "../../http/event-person";

/** What an applied upload did to the rows of one kind. */
export interface AppliedCounts {
  kind: string;
  added: number;
  changed: number;
  /** Closed or deleted, because the file did not have them. */
  ended: number;
}

/** A file or a zip of files of a program that staff sent. Nothing of it is written before it is applied. */
export const programUploads = pgTable(
  "program_uploads",
  {
    id: code("id").primaryKey(),
    fileName: text("file_name").notNull(),
    /** The kind of a CSV file that is not named after it. */
    kind: code("kind"),
    /** In bytes. */
    size: integer("size").notNull(),
    /** As it was sent; null once it is no longer kept. */
    content: bytes("content"),
    sentAt: instant("sent_at").notNull(),
    sentBy: jsonb("sent_by").$type<EventPerson>().notNull(),
    appliedAt: instant("applied_at"),
    appliedBy: jsonb("applied_by").$type<EventPerson>(),
    applied: jsonb("applied").$type<AppliedCounts[]>(),
  },
  (t) => [index("program_uploads_sent").on(t.sentAt)],
);
