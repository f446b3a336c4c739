import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { code, instant } from "../../database/columns";
import { users } from "../users/tables";
import type { Field } from "./bulk/file";

/** A file of people that an administrator sent. Nothing of it is a person before it is pressed. */
export const userUploads = pgTable(
  "user_uploads",
  {
    id: code("id").primaryKey(),
    organisationUid: code("organisation_uid").notNull(),
    sentBy: code("sent_by")
      .notNull()
      .references(() => users.customerId),
    /** The site that the mails of new people lead to. */
    site: code("site").notNull(),
    fileName: text("file_name").notNull(),
    /** The column heads of the file, so that the rows to mend go back under the same ones. */
    columns: text("columns").array().notNull(),
    /** Of the text of the file, so that the same one is known again. */
    digest: text("digest").notNull(),
    /** The good rows were pressed and are being added. */
    adding: boolean("adding").notNull().default(false),
    sentAt: instant("sent_at").notNull(),
    pressedAt: instant("pressed_at"),
    /** People whom earlier presses of it had added. */
    addedBefore: integer("added_before").notNull().default(0),
    /** Why the last press ended before every good row was added: its sender may not add people any more. */
    ended: text("ended", { enum: ["deactivated", "role"] }),
  },
  (t) => [index("user_uploads_digest").on(t.organisationUid, t.digest)],
);

/** A row to look at twice is good, but waits until it is added by name: it may be a mistake. */
export const ROW_STATES = ["ready", "look", "mend", "there", "added"] as const;
export type RowState = (typeof ROW_STATES)[number];

export interface RowFault {
  /** The head of the column in the file; empty for the whole row. */
  column: string;
  /** What the column means; absent for the whole row. */
  field?: Field;
  cell: string;
  message: string;
}

export const userUploadRows = pgTable(
  "user_upload_rows",
  {
    uploadId: code("upload_id")
      .notNull()
      .references(() => userUploads.id, { onDelete: "cascade" }),
    line: integer("line").notNull(),
    cells: text("cells").array().notNull(),
    state: text("state", { enum: ROW_STATES }).notNull(),
    /** What is to be mended, or looked at twice. */
    faults: jsonb("faults").$type<RowFault[]>().notNull().default([]),
    /** The same for all rows that one choice mends, such as those of a unit that nobody knows. */
    alike: text("alike"),
  },
  (t) => [primaryKey({ columns: [t.uploadId, t.line] })],
);
