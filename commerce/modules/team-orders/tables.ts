import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { cents, code, instant } from "../../database/columns";
import type { ChosenValueAdd } from "../packs/tables";
import { users } from "../users/tables";
import type { Field } from "./file/fields";

/** What stood in the form of the team page: the page that it was, and what was typed by the names of its fields. */
export interface Grid {
  unit?: string;
  packId?: string;
  /** Codes of garments, separated by commas. */
  garments?: string;
  currentPage: number;
  typed: Record<string, string>;
}

/** A team order that somebody began: the page as they left it, or a file that they sent. */
export const teamDrafts = pgTable(
  "team_drafts",
  {
    id: code("id").primaryKey(),
    customerId: code("customer_id")
      .notNull()
      .references(() => users.customerId, { onDelete: "cascade" }),
    organisationUid: code("organisation_uid").notNull(),
    site: code("site").notNull(),
    name: text("name").notNull(),
    createdAt: instant("created_at").notNull(),
    changedAt: instant("changed_at").notNull(),
    /** Of the page; null for a file. */
    grid: jsonb("grid").$type<Grid>(),
  },
  (t) => [index("team_drafts_changed").on(t.customerId, t.changedAt)],
);

/** The file of a team order. Nothing of it is ordered before it is pressed. */
export const teamFiles = pgTable(
  "team_files",
  {
    draftId: code("draft_id")
      .primaryKey()
      .references(() => teamDrafts.id, { onDelete: "cascade" }),
    organisationUid: code("organisation_uid").notNull(),
    fileName: text("file_name").notNull(),
    /** The column heads of the file, so that the rows to mend go back under the same ones. */
    columns: text("columns").array().notNull(),
    /** Of what its rows say, so that the same file is known again however it was saved. */
    digest: text("digest").notNull(),
    /** Of all its orders. */
    purchaseOrderNumber: text("purchase_order_number"),
    /** Of all its orders from packs that ask for one. */
    reason: text("reason"),
    /** What those packs let choose from. */
    reasons: text("reasons").array().notNull(),
    pressedAt: instant("pressed_at"),
  },
  (t) => [index("team_files_digest").on(t.organisationUid, t.digest)],
);

/** check: not tried yet; ready: it would be placed as it is; placing: it was pressed; placed: it has an order. */
export const TEAM_ORDER_STATES = ["check", "ready", "placing", "placed"] as const;
export type TeamOrderState = (typeof TEAM_ORDER_STATES)[number];

/** The good rows of one person, which are one order. */
export const teamFileOrders = pgTable(
  "team_file_orders",
  {
    draftId: code("draft_id")
      .notNull()
      .references(() => teamFiles.draftId, { onDelete: "cascade" }),
    /** From 1, in the order of the file; what is mended later goes on. */
    number: integer("number").notNull(),
    customerId: code("customer_id").notNull(),
    name: text("name").notNull(),
    state: text("state", { enum: TEAM_ORDER_STATES }).notNull(),
    /** Of what is ordered, so that an order whose rows stay as they were need not be tried again. */
    digest: text("digest").notNull(),
    /** What happened to it since it was pressed. */
    message: text("message"),
    /** What it costs with freight and GST, when it was tried. */
    totalCents: cents("total_cents"),
    /** Whether it waits, or will wait, for an approval. */
    waits: boolean("waits"),
    orderCode: code("order_code"),
  },
  (t) => [
    primaryKey({ columns: [t.draftId, t.number] }),
    index("team_file_orders_open")
      .on(t.state)
      .where(sql`state in ('check', 'placing')`),
  ],
);

/**
 * mend: something is wrong; check: its order is not tried yet; ready: its order would be placed; out: its quantity is 0;
 * there: the same was ordered from a file before; placed: it was ordered.
 */
export const TEAM_ROW_STATES = ["mend", "check", "ready", "out", "there", "placed"] as const;
export type TeamRowState = (typeof TEAM_ROW_STATES)[number];

/** What is wrong with a row. */
export interface TeamFault {
  /** The head of the column in the file; empty for the whole row. */
  column: string;
  /** What the column means; absent for the whole row. */
  field?: Field;
  cell: string;
  message: string;
  /** What can be written in the cell instead, if that is known. */
  options?: { value: string; label: string }[];
}

/** A garment of a person's pack, as a row asks for it. */
export interface TeamLine {
  packId: string;
  bundleId: string;
  sku: string;
  quantity: number;
  valueAdds: ChosenValueAdd[];
  reason: string | null;
}

export const teamFileRows = pgTable(
  "team_file_rows",
  {
    draftId: code("draft_id")
      .notNull()
      .references(() => teamFiles.draftId, { onDelete: "cascade" }),
    line: integer("line").notNull(),
    cells: text("cells").array().notNull(),
    state: text("state", { enum: TEAM_ROW_STATES }).notNull(),
    faults: jsonb("faults").$type<TeamFault[]>().notNull(),
    /** Where the same was ordered before; null for a row that was not. */
    note: text("note"),
    /** The person whom it names, if they are known. */
    customerId: code("customer_id"),
    name: text("name").notNull(),
    /** The garment, colour and size; empty while they are not known. */
    item: text("item").notNull(),
    quantity: integer("quantity").notNull(),
    /** What is ordered; null while that is not known. */
    wanted: jsonb("wanted").$type<TeamLine>(),
    /** The same for the same garment, number and text for the same person, in whatever file. */
    key: text("key"),
    /** The number of its order; null for a row that is in none. */
    number: integer("number"),
  },
  (t) => [
    primaryKey({ columns: [t.draftId, t.line] }),
    index("team_file_rows_placed")
      .on(t.key)
      .where(sql`state = 'placed'`),
  ],
);
