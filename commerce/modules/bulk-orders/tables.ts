import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { cents, code, instant } from "../../database/columns";
import { users } from "../users/tables";

/** What is wrong with a line, beside the head of its column; without one it is about the whole line. */
export interface LineFault {
  column: string;
  message: string;
}

/** ready: something can be ordered; mend: nothing can; placing: its orders are being placed; placed: that is done. */
export const FILE_STATES = ["ready", "mend", "placing", "placed"] as const;
export type FileState = (typeof FILE_STATES)[number];

/** A file of orders that a wholesale buyer sent. Nothing of it is ordered before it is pressed. */
export const bulkUploads = pgTable(
  "bulk_uploads",
  {
    id: code("id").primaryKey(),
    customerId: code("customer_id")
      .notNull()
      .references(() => users.customerId, { onDelete: "cascade" }),
    organisationUid: code("organisation_uid").notNull(),
    site: code("site").notNull(),
    fileName: text("file_name").notNull(),
    /** The column heads of the file, so that the lines to mend go back under the same ones. */
    columns: text("columns").array().notNull(),
    /** Of the text of the file, so that the same one is known again. */
    digest: text("digest").notNull(),
    status: text("status", { enum: FILE_STATES }).notNull(),
    sentAt: instant("sent_at").notNull(),
    pressedAt: instant("pressed_at"),
  },
  (t) => [index("bulk_uploads_sent").on(t.customerId, t.sentAt), index("bulk_uploads_status").on(t.status)],
);

/** ready: it would be placed as it is; mend: a line or the order is refused; placed: it has an order. */
export const ORDER_STATES = ["mend", "ready", "placed"] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** One order of a file: its lines with the same purchase order number and delivery address. */
export const bulkUploadOrders = pgTable(
  "bulk_upload_orders",
  {
    uploadId: code("upload_id")
      .notNull()
      .references(() => bulkUploads.id, { onDelete: "cascade" }),
    /** From 1, in the order of the file. */
    number: integer("number").notNull(),
    purchaseOrderNumber: text("purchase_order_number").notNull(),
    deliverTo: text("deliver_to").notNull(),
    /** The address that `deliver_to` names; null is the usual one. */
    addressId: code("address_id"),
    state: text("state", { enum: ORDER_STATES }).notNull(),
    /** Why the order as a whole is refused. */
    message: text("message"),
    /** What it costs with freight and GST, when it was tried. */
    totalCents: cents("total_cents"),
    /** Whether it will wait for an approval. */
    waits: boolean("waits"),
    orderCode: code("order_code"),
  },
  (t) => [primaryKey({ columns: [t.uploadId, t.number] })],
);

export const bulkUploadLines = pgTable(
  "bulk_upload_lines",
  {
    uploadId: code("upload_id")
      .notNull()
      .references(() => bulkUploads.id, { onDelete: "cascade" }),
    line: integer("line").notNull(),
    /** The number of its order. */
    number: integer("number").notNull(),
    cells: text("cells").array().notNull(),
    sku: code("sku").notNull(),
    quantity: integer("quantity").notNull(),
    /** The garment, colour and size; empty for a code that is unknown. */
    name: text("name").notNull(),
    faults: jsonb("faults").$type<LineFault[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.uploadId, t.line] })],
);
